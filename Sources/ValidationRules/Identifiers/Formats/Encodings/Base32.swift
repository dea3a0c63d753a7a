public import ValidationCore

/// An alphabet of Base 32.
public enum Base32Variant: String, Sendable, Hashable, CaseIterable, Codable {
  /// A to Z and 2 to 7: RFC 4648, section 6.
  case standard
  /// 0 to 9 and A to V: RFC 4648, section 7.
  case hex
  /// Without I, L, O and U, and without padding: Douglas Crockford.
  case crockford
}

extension Rules {
  static let base32 = RuleOf(
    "base32",
    "The text is binary data in Base32.",
    standard: "RFC 4648; Crockford's Base32",
    reports: [
      RuleReport(.identifierCharacters, limits: ["kind": .key], found: ["character": .character]),
      RuleReport(.identifierCase, limits: ["kind": .key, "case": .text]), .grammar, .base64Padding,
    ],
    samples: [
      RuleSample(
        valid: ["MZXW6===", "MZXW6YTBOI======", ""],
        invalid: [
          "MZXW8===": .identifierCharacters, "mzxw6===": .identifierCase, "MZXW6Y==": .identifierShape,
          "MZXW6": .base64Padding,
        ]),
      RuleSample(
        ["variant": "hex", "padding": "forbidden"], valid: ["CPNMU"], invalid: ["CPNMU===": .base64Padding]),
      RuleSample(
        ["variant": "crockford", "padding": "forbidden"], valid: ["CSQPY"],
        invalid: ["CSQPU": .identifierCharacters]),
    ],
    takes: .choice("variant", shorthand: true, default: .standard), .choice("padding", default: .required),
    make: Base32Rule.init
  )
}

extension Validation where Value == String {
  /// The text is Base 32 in the standard alphabet, with padding. See ``base32(_:padding:)``.
  public static var base32: Validation { base32(.standard) }

  /// The text is bytes in Base 32: RFC 4648.
  ///
  /// Capitals and digits; line breaks and spaces are refused. The empty text represents no bytes.
  ///
  /// Codes: `identifier.characters`, `identifier.case`, `identifier.shape` (no bytes are written with so many
  /// characters), `base64.padding`.
  public static func base32(_ variant: Base32Variant, padding: Base64Padding = .required) -> Validation {
    Rules.base32(variant, padding)
  }
}

final class Base32Rule: TextRule {
  private let variant: Base32Variant
  private let padding: Base64Padding

  private static let kind = "base32"

  init(variant: Base32Variant, padding: Base64Padding) { (self.variant, self.padding) = (variant, padding) }

  var quick: QuickCheck? {
    QuickCheck(self) { rule, utf8, count in
      rule.reading(Base32Rule.self) { $0.accepts(UnsafeBufferPointer(start: utf8, count: count)) }
    }
  }

  private func accepts(_ utf8: UnsafeBufferPointer<UInt8>) -> Bool {
    let end = Self.end(of: utf8)
    guard let needed = Self.padding(after: end), isPadded(given: utf8.count - end, needed) else {
      return false
    }
    for index in 0..<end where !contains(utf8[index]) { return false }
    return true
  }

  /// Where the padding begins.
  private static func end(of utf8: UnsafeBufferPointer<UInt8>) -> Int {
    var end = utf8.count
    while end > 0, utf8[end - 1] == UInt8(ascii: "=") { end -= 1 }
    return end
  }

  /// The padding that belongs to so many digits; nil where no bytes are written with so many.
  private static func padding(after count: Int) -> Int? {
    switch count % 8 {
    case 0: 0
    case 2: 6
    case 4: 4
    case 5: 3
    case 7: 1
    default: nil
    }
  }

  private func isPadded(given: Int, _ needed: Int) -> Bool {
    switch padding {
    case .required: given == needed
    case .optional: given == needed || given == 0
    case .forbidden: given == 0
    }
  }

  func check(_ text: inout TextView, _ sink: inout ErrorSink) {
    let utf8 = text.utf8
    let end = Self.end(of: utf8)
    if utf8[..<end].contains(where: { !contains($0) }) { return sink.report(characterError(text, end)) }
    guard let needed = Self.padding(after: end) else {
      return sink.report(.identifier(.identifierShape, Self.kind, ranges: [0..<end]))
    }
    if isPadded(given: utf8.count - end, needed) { return }
    let suggestion =
      end > 8_192
      ? nil
      : String(decoding: utf8[..<end], as: UTF8.self)
        + String(repeating: "=", count: padding == .forbidden ? 0 : needed)
    sink.report(
      ValidationError(reporting: .base64Padding, ranges: [end..<utf8.count], suggestion: suggestion))
  }

  private func contains(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39: variant == .standard ? 0x32...0x37 ~= byte : true
    case UInt8(ascii: "I"), UInt8(ascii: "L"), UInt8(ascii: "O"), UInt8(ascii: "U"):
      variant != .crockford && (variant == .standard || byte <= UInt8(ascii: "V"))
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): variant != .hex || byte <= UInt8(ascii: "V")
    default: false
    }
  }

  private func characterError(_ text: borrowing TextView, _ end: Int) -> ValidationError {
    var (found, lowercase) = (OffendingScalars(), OffendingScalars())
    for element in text.scalars where element.range.lowerBound < end {
      let byte = element.scalar.isASCII ? UInt8(element.scalar.value) : 0
      if contains(byte) { continue }
      if contains(byte.uppercased) { lowercase.insert(element) } else { found.insert(element) }
    }
    if let first = found.first {
      return .identifier(
        .identifierCharacters, Self.kind, found: ArgumentList("character", .character(first)),
        ranges: found.ranges)
    }
    return .identifier(
      .identifierCase, Self.kind, limits: ArgumentList("case", "upper"), ranges: lowercase.ranges,
      suggestion: text.utf8.count > 8_192 ? nil : text.string.uppercased())
  }
}
