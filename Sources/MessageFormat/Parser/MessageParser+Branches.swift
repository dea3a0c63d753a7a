import ICU

extension MessageParser {
  /// Reads the forms of a plural after its type, and stops at the argument's closing brace.
  mutating func plural(
    isOrdinal: Bool,
    opening: Int,
    depth: Int
  ) throws(MessagePatternError) -> MessageSyntax.Plural {
    let (offset, branches) = try branches(opening: opening, depth: depth, inPlural: true)
    return MessageSyntax.Plural(isOrdinal: isOrdinal, offset: offset, branches: branches)
  }

  /// Reads selectors with their messages, and stops at the argument's closing brace.
  mutating func branches(
    opening: Int,
    depth: Int,
    inPlural: Bool
  ) throws(MessagePatternError) -> (offset: Double, branches: [MessageSyntax.Branch]) {
    var offset: Double?
    var branches: [MessageSyntax.Branch] = []
    var selectors: Set<MessageSyntax.Branch.Selection> = []
    while true {
      skipWhitespace()
      guard index < scalars.count else { throw error(at: opening, "unclosed brace", "}") }
      if scalars[index] == "}" {
        guard selectors.contains(.other) else {
          throw error(at: index, "no form “other”", "other {…}")
        }
        return (offset ?? 0, branches)
      }
      let start = index
      if inPlural, isOffset {
        guard offset == nil, branches.isEmpty else {
          throw error(at: start, "offset after a form", "offset first")
        }
        index += 7
        skipWhitespace()
        offset = try number("the offset")
        continue
      }
      var branch = try selector(inPlural: inPlural)
      guard selectors.insert(branch.selection).inserted else {
        throw error(at: start, "duplicate selector “\(branch.selector)”", "each selector once")
      }
      skipWhitespace()
      guard index < scalars.count, scalars[index] == "{" else {
        throw error(at: index, "no message after the selector “\(branch.selector)”", "{")
      }
      if depth + 1 >= Self.deepestNesting {
        throw error(at: index, "messages are nested too deeply", "at most \(Self.deepestNesting) levels")
      }
      index += 1
      branch.message = try message(inPlural: inPlural, depth: depth + 1)
      branches.append(branch)
    }
  }

  /// Reads a selector, without its message.
  private mutating func selector(inPlural: Bool) throws(MessagePatternError) -> MessageSyntax.Branch {
    let start = index
    if inPlural, scalars[index] == "=" {
      index += 1
      let exact = try number("the selector")
      return MessageSyntax.Branch(selector: text(start..<index), exact: exact, message: MessageSyntax())
    }
    let selector = try identifier()
    if selector.isEmpty {
      throw error(at: start, "unexpected “\(scalars[start])”", "a selector such as other")
    }
    return MessageSyntax.Branch(selector: selector, exact: nil, message: MessageSyntax())
  }

  /// Whether "offset:" is next.
  private var isOffset: Bool { scalars[index...].starts(with: "offset:".unicodeScalars) }

  /// Reads a number as C's `strtod` does: sign, digits, fraction, exponent.
  private mutating func number(_ what: String) throws(MessagePatternError) -> Double {
    let start = index
    while index < scalars.count, Self.isNumberScalar(scalars[index]) { index += 1 }
    let written = text(start..<index)
    guard index - start < 128, let number = Self.double(written) else {
      throw error(
        at: start, written.isEmpty ? "no number in \(what)" : "bad number “\(written)” in \(what)",
        "a number such as 1")
    }
    return number
  }

  private static func isNumberScalar(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "0"..."9", "+", "-", ".", "e", "E", "\u{221E}": true
    default: false
    }
  }

  /// A double of digits with an optional sign, point and exponent; "1." and ".5" count.
  private static func double(_ text: String) -> Double? {
    var mantissa = text[...]
    var exponent = ""
    if let mark = text.firstIndex(where: { $0 == "e" || $0 == "E" }) {
      mantissa = text[..<mark]
      exponent = String(text[mark...])
    }
    if mantissa.hasSuffix("."), mantissa.dropLast().last?.isNumber == true { mantissa = mantissa.dropLast() }
    // Swift reads the same texts as C's `strtod`, except for a point at the end; both give infinity on overflow.
    return Double(mantissa + exponent)
  }
}

extension MessageSyntax.Branch {
  /// The value that a selector matches: a number, or a text by its code points.
  fileprivate enum Selection: Hashable {
    case number(Double)
    case text([UInt8])

    static let other = Selection.text(Array("other".utf8))
  }

  fileprivate var selection: Selection { exact.map(Selection.number) ?? .text(Array(selector.utf8)) }
}
