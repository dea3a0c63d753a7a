import ICU

/// A pattern of ECMA-262 with the flag `u`, written in ICU's syntax with the same meaning.
///
/// JSON Schema's `pattern` is such a pattern. What the two dialects spell alike but mean differently is spelled out: `\d`
/// and `\w` are ASCII, `$` is the end of the text and not a place before a last line break, `.` stops at four line ends
/// only, and a bracket or `&&` in a class is a character. Escapes of signs that the flag `u` refuses, such as `\-` and
/// `\@`, are read as the signs, since many schemas have them.
///
/// ```swift
/// try ECMAScriptPattern("^\\d{2}$").icu   // "\\A[0-9]{2}\\z"
/// ```
package struct ECMAScriptPattern {
  /// A construct that ICU cannot say, or that is no pattern.
  package struct Fault: Error {
    /// The code points before the mistake.
    package let offset: Int
    package let reason: String
  }

  /// The pattern in ICU's syntax.
  package private(set) var icu = ""

  private let scalars: [Unicode.Scalar]
  private var place = 0
  /// The numbers of the groups that have a name.
  private let groups: [[Unicode.Scalar]: Int]
  private let groupCount: Int
  /// The flags of the groups that are open, the innermost last.
  private var flags = [Flags()]

  private struct Flags {
    var dotMatchesLineEnds = false
    var isMultiline = false
  }

  private static let word = "A-Za-z0-9_"
  private static let lineEnds = "\\n\\r\\u2028\\u2029"
  private static let space =
    "\\t\\n\\u000B\\f\\r\\u0020\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000\\uFEFF"
  /// Matches nowhere.
  private static let nothing = "(?!)"

  /// Translates a pattern.
  ///
  /// - Throws: ``Fault`` with the place of the first construct that is not a pattern.
  package init(_ pattern: String) throws(Fault) {
    scalars = Array(pattern.unicodeScalars)
    (groups, groupCount) = Self.groups(of: scalars)
    while place < scalars.count { try term() }
    if flags.count > 1 { throw Fault(offset: scalars.count, reason: "a group is not closed") }
  }

  private var next: Unicode.Scalar? { place < scalars.count ? scalars[place] : nil }

  private func isNext(_ text: String) -> Bool { scalars[place...].starts(with: text.unicodeScalars) }

  private mutating func term() throws(Fault) {
    let scalar = scalars[place]
    place += 1
    switch scalar {
    case "^": icu += last.isMultiline ? "(?<![^\(Self.lineEnds)])" : "\\A"
    case "$": icu += last.isMultiline ? "(?![^\(Self.lineEnds)])" : "\\z"
    case ".": icu += last.dotMatchesLineEnds ? "[\\s\\S]" : "[^\(Self.lineEnds)]"
    case "(": try openGroup()
    case ")":
      guard flags.count > 1 else { throw Fault(offset: place - 1, reason: "no group is open") }
      flags.removeLast()
      icu += ")"
    case "[": try characterClass()
    case "\\": try escape()
    case "*", "+", "?":
      icu.unicodeScalars.append(scalar)
      quantifierEnd()
    case "{":
      if let end = countEnd() {
        icu += "{" + String(String.UnicodeScalarView(scalars[place..<end])) + "}"
        place = end + 1
        quantifierEnd()
      } else {
        icu += "\\{"
      }
    case "|": icu += "|"
    default: append(literal: scalar)
    }
  }

  private var last: Flags { flags[flags.count - 1] }

  /// After a quantifier, `?` makes it lazy; ICU reads another `+` as part of it, which ECMA-262 refuses.
  private mutating func quantifierEnd() {
    if next == "?" {
      icu += "?"
      place += 1
    }
  }

  /// Where the counts of a quantifier end; nil if the brace is a character.
  private func countEnd() -> Int? {
    guard let end = scalars[place...].firstIndex(of: "}"), end > place else { return nil }
    let counts = scalars[place..<end].split(separator: ",", omittingEmptySubsequences: false)
    let isCount =
      counts.count <= 2 && counts[0].count > 0 && counts[0].count < 10
      && counts.allSatisfy { $0.count < 10 && $0.allSatisfy { ("0"..."9").contains($0) } }
    return isCount ? end : nil
  }

  private mutating func append(literal scalar: Unicode.Scalar) {
    switch scalar {
    case "A"..."Z", "a"..."z", "0"..."9", "_": icu.unicodeScalars.append(scalar)
    case "\u{21}"..."\u{7E}":
      icu += "\\"
      icu.unicodeScalars.append(scalar)
    default:
      icu += "\\x{" + String(scalar.value, radix: 16) + "}"
    }
  }
}

// MARK: - Groups

extension ECMAScriptPattern {
  /// The groups of a pattern by name, and how many groups it has.
  private static func groups(of scalars: [Unicode.Scalar]) -> ([[Unicode.Scalar]: Int], Int) {
    var (names, count, index, isClass) = ([[Unicode.Scalar]: Int](), 0, 0, false)
    while index < scalars.count {
      switch scalars[index] {
      case "\\": index += 1
      case "[": isClass = true
      case "]": isClass = false
      case "(" where !isClass:
        let inside = scalars[(index + 1)...]
        if inside.first != "?" {
          count += 1
        } else if inside.starts(with: "?<".unicodeScalars), let first = inside.dropFirst(2).first,
          first != "=", first != "!", let end = inside.firstIndex(of: ">")
        {
          count += 1
          names[Array(inside[(index + 3)..<end])] = count
        }
      default: break
      }
      index += 1
    }
    return (names, count)
  }

  private mutating func openGroup() throws(Fault) {
    var inner = last
    guard next == "?" else {
      icu += "("
      flags.append(inner)
      return
    }
    let start = place
    for opening in ["?:", "?=", "?!", "?<=", "?<!"] where isNext(opening) {
      icu += "(" + opening
      place += opening.unicodeScalars.count
      flags.append(inner)
      return
    }
    if isNext("?<"), let end = scalars[place...].firstIndex(of: ">"), end > place + 2 {
      // Numbers stand for names, of which ICU takes ASCII alone.
      icu += "("
      place = end + 1
      flags.append(inner)
      return
    }
    place += 1
    var (isOn, letters) = (true, "")
    while let scalar = next, scalar != ":" {
      switch scalar {
      case "i": letters += "i"
      case "s": inner.dotMatchesLineEnds = isOn
      case "m": inner.isMultiline = isOn
      case "-" where isOn:
        isOn = false
        letters += "-"
      default: throw Fault(offset: start, reason: "an unknown kind of group")
      }
      place += 1
    }
    guard next == ":" else { throw Fault(offset: start, reason: "an unknown kind of group") }
    place += 1
    if letters.hasSuffix("-") { letters.removeLast() }
    icu += "(?\(letters):"
    flags.append(inner)
  }
}

// MARK: - Escapes

extension ECMAScriptPattern {
  /// What an escape stands for.
  private enum Meaning {
    case character(UInt32)
    /// The content of a class in ICU's syntax.
    case set(String)
    case notSet(String)
  }

  private mutating func escape() throws(Fault) {
    let start = place - 1
    guard let next else { throw Fault(offset: start, reason: "an escape is not complete") }
    switch next {
    case "b": icu += Self.boundary(isNegated: false)
    case "B": icu += Self.boundary(isNegated: true)
    case "1"..."9":
      var number = 0
      while let digit = self.next, ("0"..."9").contains(digit), number < 1_000_000 {
        number = number * 10 + Int(digit.value - 0x30)
        place += 1
      }
      guard number <= groupCount else { throw Fault(offset: start, reason: "no group \(number)") }
      // A digit after it must not be read as part of the number.
      icu += "(?:\\\(number))"
      return
    case "k":
      let name = scalars[(place + 1)...]
      guard name.first == "<", let end = name.firstIndex(of: ">"),
        let number = groups[Array(scalars[(place + 2)..<end])]
      else { throw Fault(offset: start, reason: "no group of that name") }
      icu += "(?:\\\(number))"
      place = end + 1
      return
    default:
      switch try meaning() {
      case .character(let value): append(code: value)
      case .set(let content): icu += "[\(content)]"
      case .notSet(let content): icu += "[^\(content)]"
      }
      return
    }
    place += 1
  }

  private static func boundary(isNegated: Bool) -> String {
    isNegated
      ? "(?:(?<=[\(word)])(?=[\(word)])|(?<![\(word)])(?![\(word)]))"
      : "(?:(?<=[\(word)])(?![\(word)])|(?<![\(word)])(?=[\(word)]))"
  }

  private mutating func append(code value: UInt32) {
    // Half of a surrogate pair is in no well-formed text.
    if let scalar = Unicode.Scalar(value) { append(literal: scalar) } else { icu += Self.nothing }
  }

  /// Reads what follows a backslash, in a class and outside of one.
  private mutating func meaning() throws(Fault) -> Meaning {
    let start = place - 1
    guard let scalar = next else { throw Fault(offset: start, reason: "an escape is not complete") }
    place += 1
    switch scalar {
    case "d": return .set("0-9")
    case "D": return .notSet("0-9")
    case "w": return .set(Self.word)
    case "W": return .notSet(Self.word)
    case "s": return .set(Self.space)
    case "S": return .notSet(Self.space)
    case "p", "P":
      guard next == "{", let end = scalars[place...].firstIndex(of: "}") else {
        throw Fault(offset: start, reason: "a property needs its name in braces")
      }
      let property = String(String.UnicodeScalarView(scalars[(place + 1)..<end]))
      guard ECMAScriptProperty.isKnown(property) else {
        throw Fault(offset: start, reason: "ECMA-262 has no property “\(property)”")
      }
      place = end + 1
      return scalar == "p" ? .set("\\p{\(property)}") : .set("\\P{\(property)}")
    case "f": return .character(12)
    case "n": return .character(10)
    case "r": return .character(13)
    case "t": return .character(9)
    case "v": return .character(11)
    case "0":
      if let digit = next, ("0"..."9").contains(digit) {
        throw Fault(offset: start, reason: "octal escapes are not allowed")
      }
      return .character(0)
    case "c":
      guard let letter = next, ("a"..."z").contains(letter) || ("A"..."Z").contains(letter) else {
        throw Fault(offset: start, reason: "\\c needs a letter")
      }
      place += 1
      return .character(letter.value & 31)
    case "x":
      guard let value = hex(2) else { throw Fault(offset: start, reason: "\\x needs two hexadecimal digits") }
      return .character(value)
    case "u":
      guard let value = unicodeEscape() else {
        throw Fault(offset: start, reason: "\\u needs four hexadecimal digits, or some in braces")
      }
      return .character(value)
    case "a"..."z", "A"..."Z", "1"..."9":
      throw Fault(offset: start, reason: "ECMA-262 has no escape \\\(scalar)")
    default: return .character(scalar.value)
    }
  }

  private mutating func unicodeEscape() -> UInt32? {
    if next == "{" {
      guard let end = scalars[place...].firstIndex(of: "}") else { return nil }
      let digits = String(String.UnicodeScalarView(scalars[(place + 1)..<end]))
      guard let value = UInt32(digits, radix: 16), value <= 0x10FFFF, digits.first != "+" else { return nil }
      place = end + 1
      return value
    }
    guard let first = hex(4) else { return nil }
    guard 0xD800...0xDBFF ~= first, isNext("\\u") else { return first }
    let afterFirst = place
    place += 2
    guard let second = hex(4), 0xDC00...0xDFFF ~= second else {
      place = afterFirst
      return first
    }
    return 0x10000 + (first - 0xD800) << 10 + (second - 0xDC00)
  }

  private mutating func hex(_ count: Int) -> UInt32? {
    guard place + count <= scalars.count else { return nil }
    var value: UInt32 = 0
    for scalar in scalars[place..<place + count] {
      guard scalar.isASCII, let digit = Character(scalar).hexDigitValue else { return nil }
      value = value << 4 | UInt32(digit)
    }
    place += count
    return value
  }
}

// MARK: - Classes

extension ECMAScriptPattern {
  private mutating func characterClass() throws(Fault) {
    let start = place - 1
    let isNegated = next == "^"
    if isNegated { place += 1 }
    var content = ""
    while let scalar = next, scalar != "]" {
      let first = try classMember()
      guard next == "-", place + 1 < scalars.count, scalars[place + 1] != "]" else {
        content += Self.content(first)
        continue
      }
      place += 1
      let second = try classMember()
      guard case .character(let low) = first, case .character(let high) = second else {
        // Without the flag `u`, the hyphen beside a set is a character.
        content += Self.content(first) + "\\-" + Self.content(second)
        continue
      }
      guard low <= high else {
        throw Fault(offset: start, reason: "a range of a class is in the wrong order")
      }
      content += Self.range(low, high)
    }
    guard next == "]" else { throw Fault(offset: start, reason: "a class is not closed") }
    place += 1
    if content.isEmpty {
      icu += isNegated ? "[\\s\\S]" : Self.nothing
    } else {
      icu += (isNegated ? "[^" : "[") + content + "]"
    }
  }

  private mutating func classMember() throws(Fault) -> Meaning {
    let scalar = scalars[place]
    place += 1
    guard scalar == "\\" else { return .character(scalar.value) }
    switch next {
    case "b":
      place += 1
      return .character(8)
    case "-":
      place += 1
      return .character(0x2D)
    default: return try meaning()
    }
  }

  private static func content(_ meaning: Meaning) -> String {
    switch meaning {
    case .character(let value): Unicode.Scalar(value) == nil ? "" : code(value)
    case .set(let content): content.hasPrefix("\\") && !content.hasPrefix("\\t") ? content : "[\(content)]"
    case .notSet(let content): "[^\(content)]"
    }
  }

  private static func code(_ value: UInt32) -> String { "\\x{" + String(value, radix: 16) + "}" }

  /// A range without the surrogates, which ICU would not find in a text.
  private static func range(_ low: UInt32, _ high: UInt32) -> String {
    let parts = [(low, min(high, 0xD7FF)), (max(low, 0xE000), high)].filter { $0.0 <= $0.1 }
    return parts.map { code($0.0) + "-" + code($0.1) }.joined()
  }
}
