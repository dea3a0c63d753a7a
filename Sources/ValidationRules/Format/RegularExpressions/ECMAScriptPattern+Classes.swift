/// Classes in brackets.
extension ECMAScriptPattern {
  mutating func characterClass() throws(Fault) {
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

  mutating func classMember() throws(Fault) -> Meaning {
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

  static func content(_ meaning: Meaning) -> String {
    switch meaning {
    case .character(let value): Unicode.Scalar(value) == nil ? "" : code(value)
    case .set(let content): content.hasPrefix("\\") && !content.hasPrefix("\\t") ? content : "[\(content)]"
    case .notSet(let content): "[^\(content)]"
    }
  }

  static func code(_ value: UInt32) -> String { "\\x{" + String(value, radix: 16) + "}" }

  /// A range without the surrogates, which ICU would not find in a text.
  static func range(_ low: UInt32, _ high: UInt32) -> String {
    let parts = [(low, min(high, 0xD7FF)), (max(low, 0xE000), high)].filter { $0.0 <= $0.1 }
    return parts.map { code($0.0) + "-" + code($0.1) }.joined()
  }
}
