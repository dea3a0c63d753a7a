/// Patterns of ECMA-262 for the attribute `pattern` of HTML, which is compiled with the flag `v` and matches the whole value.
///
/// With the flag `v`, signs that are characters in a class with the flag `u` are refused or have a meaning: `(`, `/`, `|`,
/// and pairs such as `&&`. They are written as escapes here that both flags read alike.
struct InputPattern {
  /// A pattern in ICU's syntax that matches the whole text; nil if it does not mean the same in JavaScript.
  static func whole(_ pattern: String) -> String? {
    PortablePattern.anchored(pattern) == nil ? nil : InputPattern(pattern)?.text
  }

  /// A pattern in the syntax of ECMA-262 that is found in the text; nil if browsers do not agree on it.
  static func finding(_ pattern: String) -> String? {
    guard let read = InputPattern(pattern) else { return nil }
    if let whole = read.withoutAnchors { return whole }
    return "[\\s\\S]*(?:\(read.text))[\\s\\S]*"
  }

  private(set) var text = ""
  private var rest: ArraySlice<Unicode.Scalar>
  /// Whether there is an alternative outside of groups, so that anchors at the ends are those of some alternatives only.
  private var hasAlternatives = false
  private var depth = 0
  private var endsWithAnchor = false

  private init?(_ pattern: String) {
    rest = Array(pattern.unicodeScalars)[...]
    while let scalar = rest.popFirst() {
      endsWithAnchor = scalar == "$"
      guard read(scalar) else { return nil }
    }
    if depth != 0 { return nil }
  }

  /// What must match the whole text, for a pattern that begins at its start and ends at its end.
  private var withoutAnchors: String? {
    guard text.hasPrefix("^"), endsWithAnchor, !hasAlternatives, text.utf8.count > 1 else { return nil }
    return String(text.dropFirst().dropLast())
  }

  private mutating func read(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\\": return escape(inClass: false)
    case "[": return characterClass()
    case "(": return group()
    case ")":
      depth -= 1
      text += ")"
      return depth >= 0
    case "|":
      if depth == 0 { hasAlternatives = true }
      text += "|"
    case "*", "+", "?":
      append(scalar)
      return quantifierEnd()
    case "{":
      guard let end = countEnd else {
        text += "\\{"
        return true
      }
      text += "{" + String(String.UnicodeScalarView(rest[..<end])) + "}"
      rest = rest[(end + 1)...]
      return quantifierEnd()
    case "}", "]":
      text += "\\"
      append(scalar)
    default: append(scalar)
    }
    return true
  }

  private mutating func append(_ scalar: Unicode.Scalar) { text.unicodeScalars.append(scalar) }

  /// `?` makes a quantifier lazy; a second one is refused with the flag `v`.
  private mutating func quantifierEnd() -> Bool {
    if rest.first == "?" {
      rest.removeFirst()
      text += "?"
    }
    return rest.first.map { !"*+?".unicodeScalars.contains($0) } ?? true
  }

  /// Where the counts of a quantifier end; nil if the brace is a character.
  private var countEnd: Int? {
    guard let end = rest.firstIndex(of: "}"), end > rest.startIndex else { return nil }
    let counts = rest[..<end].split(separator: ",", omittingEmptySubsequences: false)
    let isCount =
      counts.count <= 2 && counts.first?.isEmpty == false
      && counts.allSatisfy { $0.count < 10 && $0.allSatisfy { ("0"..."9").contains($0) } }
    return isCount ? end : nil
  }

  private mutating func group() -> Bool {
    depth += 1
    text += "("
    guard rest.first == "?" else { return true }
    for opening in ["?:", "?=", "?!", "?<=", "?<!"] where rest.starts(with: opening.unicodeScalars) {
      rest = rest.dropFirst(opening.unicodeScalars.count)
      text += opening
      return true
    }
    // Names and flags are read by newer browsers only.
    return false
  }

  // MARK: - Escapes

  private mutating func escape(inClass: Bool) -> Bool {
    guard let scalar = rest.popFirst() else { return false }
    switch scalar {
    // Which characters have a property depends on the version of Unicode, which is another one in each browser.
    case "p", "P", "k": return false
    case "d", "D", "w", "W", "s", "S", "b", "f", "n", "r", "t", "v": break
    case "B", "1"..."9": if inClass { return false }
    case "0": if let digit = rest.first, ("0"..."9").contains(digit) { return false }
    case "c", "x", "u":
      text += "\\"
      append(scalar)
      if scalar == "u", rest.first == "{", let end = rest.firstIndex(of: "}") {
        text += String(String.UnicodeScalarView(rest[...end]))
        rest = rest[(end + 1)...]
      }
      return true
    case "^", "$", "\\", ".", "*", "+", "?", "(", ")", "[", "]", "{", "}", "|", "/": break
    case "-" where inClass: break
    default:
      // Another sign stands for itself, and the flag `v` refuses its escape.
      if ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar) { return false }
      return inClass ? literal(scalar) : read(scalar)
    }
    text += "\\"
    append(scalar)
    return true
  }

  // MARK: - Classes

  private mutating func characterClass() -> Bool {
    text += "["
    if rest.first == "^" {
      rest.removeFirst()
      text += "^"
    }
    while let scalar = rest.popFirst() {
      if scalar == "]" {
        text += "]"
        return true
      }
      let isSet = scalar == "\\" && rest.first.map { "dDwWsS".unicodeScalars.contains($0) } ?? false
      guard scalar == "\\" ? escape(inClass: true) : literal(scalar) else { return false }
      // A hyphen between two characters makes a range; at the end, and beside a set, it is a character.
      guard rest.first == "-", let second = rest.dropFirst().first, second != "]" else { continue }
      rest.removeFirst()
      let isSetNext =
        second == "\\" && rest.dropFirst().first.map { "dDwWsS".unicodeScalars.contains($0) } ?? false
      if isSet || isSetNext {
        text += "\\-"
        continue
      }
      text += "-"
      rest.removeFirst()
      guard second == "\\" ? escape(inClass: true) : literal(second) else { return false }
    }
    return false
  }

  /// A character of a class.
  private mutating func literal(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "(", ")", "[", "]", "{", "}", "/", "-", "|", "^":
      text += "\\"
      append(scalar)
    // A pair of these has a meaning, or is kept for one.
    case _ where text.unicodeScalars.last == scalar && "&!#$%*+,.:;<=>?@`~".unicodeScalars.contains(scalar):
      text += "\\x" + String(scalar.value, radix: 16)
    default: append(scalar)
    }
    return true
  }
}
