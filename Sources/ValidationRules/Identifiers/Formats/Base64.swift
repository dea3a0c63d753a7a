public import ValidationCore

extension ValidationError.Code {
  /// The text has a character that is not in the alphabet. Argument: `character`.
  public static let base64Character: Self = "base64.character"
  /// No bytes are written with so many characters. Argument: `actual`, padding not counted.
  public static let base64Length: Self = "base64.length"
  /// Equals signs are missing, too many, not at the end, or not accepted. No arguments. The suggestion has as many as
  /// there must be.
  public static let base64Padding: Self = "base64.padding"
}

/// An alphabet of Base 64 (RFC 4648).
public enum Base64Variant: String, Sendable, Hashable, CaseIterable, Codable {
  /// With `+` and `/`: section 4.
  case standard
  /// With `-` and `_`: section 5.
  case url
}

/// Whether Base 64 ends in equals signs up to a multiple of four characters.
public enum Base64Padding: String, Sendable, Hashable, CaseIterable, Codable {
  case required, optional, forbidden
}

extension RuleReport {
  static let base64Character = RuleReport(.base64Character, found: ["character": .character])
  static let base64Length = RuleReport(.base64Length, found: ["actual": .integer])
  static let base64Padding = RuleReport(.base64Padding)
}

extension Rules {
  static let base64 = RuleOf(
    "base64",
    "The text is binary data in Base64.",
    standard: "RFC 4648",
    reports: [.base64Character, .base64Length, .base64Padding],
    samples: [
      RuleSample(
        valid: ["Zm9v", "Zg==", ""],
        invalid: ["Zm9-": .base64Character, "Zm9vY": .base64Length, "Zg": .base64Padding]),
      RuleSample(["variant": "url", "padding": "forbidden"], valid: ["_-8"]),
    ],
    takes: .choice("variant", shorthand: true, default: .standard), .choice("padding", default: .required),
    make: Base64Rule.init
  )
}

extension Validation where Value == String {
  /// The text is Base 64 in the standard alphabet, with padding. See ``base64(_:padding:)``.
  public static var base64: Validation { base64(.standard) }

  /// The text is bytes in Base 64: RFC 4648.
  ///
  /// Line breaks and spaces are refused (section 3.1 and 3.3); bits left over at the end may be set, as section 3.5
  /// leaves open. The empty text represents no bytes.
  ///
  /// Codes: `base64.character`, `base64.length`, `base64.padding`.
  public static func base64(_ variant: Base64Variant, padding: Base64Padding = .required) -> Validation {
    Rules.base64(variant, padding)
  }
}

struct Base64Rule: TextRule {
  let variant: Base64Variant
  let padding: Base64Padding

  var quick: QuickCheck? {
    QuickCheck(PlainBase64(variant, padding)) { form, utf8, count in
      form.reading(PlainBase64.self) { $0.accepts(UnsafeBufferPointer(start: utf8, count: count)) }
    }
  }

  func check(_ text: inout TextView, _ sink: inout ErrorSink) {
    if let error = error(in: text, 0..<text.utf8.count) { sink.report(error) }
  }

  /// What is wrong with the Base 64 in a part of a text; a suggestion is made for a whole text only.
  func error(in text: borrowing TextView, _ part: Range<Int>) -> ValidationError? {
    let utf8 = text.utf8
    let equals = UInt8(ascii: "=")
    let end = (utf8[part].lastIndex { $0 != equals } ?? part.lowerBound - 1) + 1
    let characters = part.lowerBound..<end
    if utf8[characters].contains(where: { !contains($0) && $0 != equals }) {
      return characterError(text, characters)
    }
    if let stray = utf8[characters].firstIndex(of: equals) {
      return ValidationError(reporting: .base64Padding, ranges: [stray..<stray + 1])
    }
    let count = characters.count
    if count % 4 == 1 {
      return ValidationError(
        reporting: .base64Length, found: ArgumentList("actual", .integer(count)), ranges: [characters])
    }
    let needed = (4 - count % 4) % 4
    let given = part.upperBound - end
    let isPadded =
      switch padding {
      case .required: given == needed
      case .optional: given == needed || given == 0
      case .forbidden: given == 0
      }
    if isPadded { return nil }
    let isWhole = part == 0..<utf8.count && count <= 8_192
    return ValidationError(
      reporting: .base64Padding,
      ranges: [end..<part.upperBound],
      suggestion: isWhole ? repaired(utf8[characters], padding == .forbidden ? 0 : needed) : nil)
  }

  private func repaired(_ characters: Slice<UnsafeBufferPointer<UInt8>>, _ padding: Int) -> String {
    String(decoding: characters, as: UTF8.self) + String(repeating: "=", count: padding)
  }

  private func characterError(_ text: borrowing TextView, _ part: Range<Int>) -> ValidationError {
    var found = OffendingScalars()
    for element in text.scalars where part.contains(element.range.lowerBound) {
      let byte = UInt8(exactly: element.scalar.value)
      if byte.map({ $0 < 0x80 && contains($0) || $0 == UInt8(ascii: "=") }) != true { found.insert(element) }
    }
    return ValidationError(
      reporting: .base64Character,
      found: ArgumentList("character", found.first.map { .character($0) } ?? ""),
      ranges: found.ranges
    )
  }

  private func contains(_ byte: UInt8) -> Bool { Base64Digits.value(of: byte, variant) != nil }
}

/// Accepts Base64 by a table of its digits.
final class PlainBase64: Sendable {
  /// 1 for each digit.
  private let digits: IdentifierTable
  private let padding: Base64Padding

  init(_ variant: Base64Variant, _ padding: Base64Padding) {
    digits = IdentifierTable((0...255).map { Base64Digits.value(of: $0, variant) == nil ? 0 : 1 })
    self.padding = padding
  }

  func accepts(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    var end = text.count
    while end > 0, text.count - end < 2, text[end - 1] == UInt8(ascii: "=") { end -= 1 }
    let given = text.count - end
    let isPadded = end & 3 != 1 && given == -end & 3
    switch padding {
    case .required: if !isPadded { return false }
    case .optional: if !isPadded, given > 0 || end & 3 == 1 { return false }
    case .forbidden: if given > 0 || end & 3 == 1 { return false }
    }
    var areDigits: UInt8 = 1
    for index in 0..<end { areDigits &= digits[text[index]] }
    return areDigits == 1
  }
}

/// The digits of Base 64.
enum Base64Digits {
  static func value(of byte: UInt8, _ variant: Base64Variant) -> UInt8? {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte - 0x41
    case UInt8(ascii: "a")...UInt8(ascii: "z"): byte - 0x61 + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - 0x30 + 52
    case UInt8(ascii: "+") where variant == .standard, UInt8(ascii: "-") where variant == .url: 62
    case UInt8(ascii: "/") where variant == .standard, UInt8(ascii: "_") where variant == .url: 63
    default: nil
    }
  }

  /// The bytes of unpadded text; nil where it is none.
  static func decoded(_ text: Slice<UnsafeBufferPointer<UInt8>>, _ variant: Base64Variant) -> [UInt8]? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count / 4 * 3 + 2)
    return decode(text, variant) { bytes.append($0) } ? bytes : nil
  }

  /// Passes the bytes of unpadded text on; false where it is none.
  static func decode(
    _ text: Slice<UnsafeBufferPointer<UInt8>>, _ variant: Base64Variant, _ body: (UInt8) -> Void
  ) -> Bool {
    guard text.count % 4 != 1 else { return false }
    var (bits, count) = (UInt32(0), 0)
    for byte in text {
      guard let value = value(of: byte, variant) else { return false }
      bits = bits << 6 | UInt32(value)
      count += 6
      if count >= 8 {
        count -= 8
        body(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
      }
    }
    return true
  }
}
