public import ValidationCore

/// An alphabet of Base 32.
public enum Base32Variant: String, Sendable, Hashable, CaseIterable, Codable {
  /// A to Z and 2 to 7: RFC 4648, section 6.
  case standard
  /// 0 to 9 and A to V: RFC 4648, section 7.
  case hex
  /// A number for people to read, in 0 to 9 and A to Z without I, L, O and U: Douglas Crockford.
  case crockford
}

extension Rules {
  static let base32 = RuleOf(
    "base32",
    "The text is binary data in Base32, or a number in Crockford's.",
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
        ["variant": "crockford"], valid: ["CSQPY", "16j", "OIL-1"],
        invalid: ["CSQPU": .identifierCharacters, "16J=": .base64Padding, "": .identifierShape]),
    ],
    takes: .choice("variant", shorthand: true, default: .standard), .choice("padding"),
    make: Base32Rule.init
  )
}

extension Validation where Value == String {
  /// The text is Base 32 in the standard alphabet, with padding. See ``base32(_:padding:file:line:)``.
  public static var base32: Validation { base32(.standard) }

  /// The text is bytes in Base 32 (RFC 4648), or a number in that of Douglas Crockford.
  ///
  /// For bytes: capitals and digits; line breaks and spaces are refused. The empty text represents no bytes.
  ///
  /// For Crockford's numbers: at least one symbol, in either case, with hyphens anywhere; `I` and `L` are read as 1, `O` as
  /// 0, and there is no padding. The check symbol that may follow a number is not read.
  ///
  /// Codes: `identifier.characters`, `identifier.case`, `identifier.shape` (no bytes are written with so many
  /// characters), `base64.padding`.
  ///
  /// - Parameters:
  ///   - variant: The alphabet.
  ///   - padding: Whether `=` fills up the last group; nil for what the alphabet asks: required for bytes, forbidden for
  ///     numbers.
  ///   - file: The file that the program names when it stops for an impossible rule: padding of a number.
  ///   - line: The line in that file.
  public static func base32(
    _ variant: Base32Variant, padding: Base64Padding? = nil, file: StaticString = #fileID, line: UInt = #line
  ) -> Validation {
    Rules.base32(variant, padding, file: file, line: line)
  }
}

final class Base32Rule: TextRule {
  private let variant: Base32Variant
  private let padding: Base64Padding

  private static let kind = "base32"

  init(variant: Base32Variant, padding: Base64Padding?) throws(ImpossibleRule) {
    if variant == .crockford, let padding, padding != .forbidden {
      throw ImpossibleRule(
        at: "padding", "a number in Crockford's Base32 has no padding",
        expected: "\"forbidden\", or no padding")
    }
    self.variant = variant
    self.padding = padding ?? (variant == .crockford ? .forbidden : .required)
  }

  var quick: QuickCheck? {
    QuickCheck(self) { rule, utf8, count in
      rule.reading(Base32Rule.self) { $0.accepts(UnsafeBufferPointer(start: utf8, count: count)) }
    }
  }

  private func accepts(_ utf8: UnsafeBufferPointer<UInt8>) -> Bool {
    let end = Self.end(of: utf8)
    guard let needed = missing(in: utf8, end), isPadded(given: utf8.count - end, needed) else { return false }
    for index in 0..<end where !contains(utf8[index]) { return false }
    return true
  }

  /// The padding that belongs to a text's digits; nil where nothing is written with so many.
  private func missing(in utf8: UnsafeBufferPointer<UInt8>, _ end: Int) -> Int? {
    guard variant == .crockford else { return Self.padding(after: end) }
    return utf8[..<end].contains { $0 != UInt8(ascii: "-") } ? 0 : nil
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
    guard let needed = missing(in: utf8, end) else {
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
    switch variant {
    case .standard: 0x41...0x5A ~= byte || 0x32...0x37 ~= byte
    case .hex: 0x41...0x56 ~= byte || 0x30...0x39 ~= byte
    case .crockford:
      0x30...0x39 ~= byte || byte == UInt8(ascii: "-")
        || 0x41...0x5A ~= byte.uppercased && byte.uppercased != UInt8(ascii: "U")
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
