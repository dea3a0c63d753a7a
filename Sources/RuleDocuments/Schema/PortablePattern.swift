/// Patterns that mean the same in ICU's syntax and in ECMA-262 with the flag `u`, which JSON Schema recommends.
///
/// Both have groups, alternatives, quantifiers, and sets of plain characters. Everything else is not portable: `\d` is
/// ASCII in one and Unicode in the other, `.` and `$` differ in line ends, sets have operators in ICU, and properties are
/// missing in many validators.
enum PortablePattern {
  /// The pattern as a search that finds the whole text only; nil if the pattern is not portable.
  static func anchored(_ pattern: String) -> String? {
    var rest = Array(pattern.unicodeScalars)[...]
    while let scalar = rest.popFirst() {
      switch scalar {
      case "[": guard skipSet(&rest) else { return nil }
      case "\\":
        guard let escaped = rest.popFirst(), "\\^$.*+?()[]{}|/".unicodeScalars.contains(escaped) else {
          return nil
        }
      case "(":
        // Of the extensions, only groups without a number.
        if rest.first == "?" {
          guard rest.dropFirst().first == ":" else { return nil }
          rest = rest.dropFirst(2)
        }
      case "{": guard skipCounts(&rest) else { return nil }
      case "*", "+", "?":
        // Possessive quantifiers are ICU's alone.
        if rest.first == "+" { return nil }
      case ")", "|": break
      case ".", "^", "$", "]", "}", "#": return nil
      default: guard isPlain(scalar) else { return nil }
      }
    }
    return "^(?:\(pattern))$"
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool { (" "..."~").contains(scalar) }

  /// `{2}`, `{2,}` and `{2,5}`, of which none may be possessive.
  private static func skipCounts(_ rest: inout ArraySlice<Unicode.Scalar>) -> Bool {
    guard let end = rest.firstIndex(of: "}") else { return false }
    let counts = rest[..<end].split(separator: ",", omittingEmptySubsequences: false)
    rest = rest[(end + 1)...]
    return counts.count <= 2 && counts.first?.isEmpty == false && rest.first != "+"
      && counts.allSatisfy { $0.allSatisfy { ("0"..."9").contains($0) } }
  }

  /// `[a-z_0-9-]` and `[^a-z]`: letters, digits and a few signs of ASCII that no set gives a meaning.
  private static func skipSet(_ rest: inout ArraySlice<Unicode.Scalar>) -> Bool {
    if rest.first == "^" { rest.removeFirst() }
    guard let end = rest.firstIndex(of: "]"), end > rest.startIndex else { return false }
    let content = rest[..<end]
    rest = rest[(end + 1)...]
    for (index, scalar) in zip(content.indices, content) {
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", "_", ".", ",", "!", "@", "%", "+", "*", "=", "/", "'", ";": break
      case "-":
        // A range of letters or of digits, or the sign itself at an end.
        if index == content.startIndex || index == content.endIndex - 1 { break }
        guard isRange(content[index - 1], content[index + 1]) else { return false }
      default: return false
      }
    }
    return true
  }

  private static func isRange(_ first: Unicode.Scalar, _ last: Unicode.Scalar) -> Bool {
    let classes: [ClosedRange<Unicode.Scalar>] = ["a"..."z", "A"..."Z", "0"..."9"]
    return first <= last && classes.contains { $0.contains(first) && $0.contains(last) }
  }
}
