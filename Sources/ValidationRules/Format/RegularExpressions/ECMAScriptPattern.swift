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
  package internal(set) var icu = ""

  let scalars: [Unicode.Scalar]
  var place = 0
  /// The numbers of the groups that have a name.
  let groups: [[Unicode.Scalar]: Int]
  let groupCount: Int
  /// The flags of the groups that are open, the innermost last.
  var flags = [Flags()]

  struct Flags {
    var dotMatchesLineEnds = false
    var isMultiline = false
  }

  static let word = "A-Za-z0-9_"
  static let lineEnds = "\\n\\r\\u2028\\u2029"
  static let space =
    "\\t\\n\\u000B\\f\\r\\u0020\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000\\uFEFF"
  /// Matches nowhere.
  static let nothing = "(?!)"

  /// Translates a pattern.
  ///
  /// - Throws: ``Fault`` with the place of the first construct that is not a pattern.
  package init(_ pattern: String) throws(Fault) {
    scalars = Array(pattern.unicodeScalars)
    (groups, groupCount) = Self.groups(of: scalars)
    while place < scalars.count { try term() }
    if flags.count > 1 { throw Fault(offset: scalars.count, reason: "a group is not closed") }
  }

  var next: Unicode.Scalar? { place < scalars.count ? scalars[place] : nil }

  func isNext(_ text: String) -> Bool { scalars[place...].starts(with: text.unicodeScalars) }

  mutating func term() throws(Fault) {
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

  var last: Flags { flags[flags.count - 1] }

  /// After a quantifier, `?` makes it lazy; ICU reads another `+` as part of it, which ECMA-262 refuses.
  mutating func quantifierEnd() {
    if next == "?" {
      icu += "?"
      place += 1
    }
  }

  /// Where the counts of a quantifier end; nil if the brace is a character.
  func countEnd() -> Int? {
    guard let end = scalars[place...].firstIndex(of: "}"), end > place else { return nil }
    let counts = scalars[place..<end].split(separator: ",", omittingEmptySubsequences: false)
    let isCount =
      counts.count <= 2 && counts[0].count > 0 && counts[0].count < 10
      && counts.allSatisfy { $0.count < 10 && $0.allSatisfy { ("0"..."9").contains($0) } }
    return isCount ? end : nil
  }

  mutating func append(literal scalar: Unicode.Scalar) {
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
  static func groups(of scalars: [Unicode.Scalar]) -> ([[Unicode.Scalar]: Int], Int) {
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

  mutating func openGroup() throws(Fault) {
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
