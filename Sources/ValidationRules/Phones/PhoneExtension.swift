import ICU
import ValidationCore

/// The number of an extension at the end of a phone number: `ext. 123`, `x123`, `#123`, `;ext=123`, `доб. 123`.
struct PhoneExtension {
  private(set) var digits = PhoneDigits()

  /// What begins an extension, in lowercase; a longer one before those that it begins with.
  private static let signs = [
    ";ext=", "extension", "extn", "ext", "anexo", "int", "доб", "x", "#", ",,", ",",
  ]
  private static let starts = signs.compactMap(\.unicodeScalars.first)
  private static let longest = 15

  /// Nil if no extension begins at an offset and reaches to the end.
  init?(_ utf8: UnsafeBufferPointer<UInt8>, from offset: Int) {
    var rest = UTF8Scalars(utf8, from: offset)
    guard let first = rest.next()?.scalar, Self.starts.contains(Self.lowercase(first)),
      let length = Self.signs.lazy.compactMap({ Self.length(of: $0, in: utf8, at: offset) }).first
    else { return nil }
    var isEnded = false
    for element in UTF8Scalars(utf8, from: offset + length) {
      if let value = element.scalar.icuProperties.decimalDigitValue, !isEnded, digits.count < Self.longest {
        digits.append(UInt8(value))
      } else if digits.count == 0, [" ", ".", ":", "-", "\u{A0}"].contains(element.scalar) {
        continue
      } else if digits.count > 0, element.scalar == "#", !isEnded {
        isEnded = true
      } else {
        return nil
      }
    }
    if digits.count == 0 { return nil }
  }

  /// The number of bytes of a sign that is at an offset, in either case.
  private static func length(of sign: String, in utf8: UnsafeBufferPointer<UInt8>, at offset: Int) -> Int? {
    var text = UTF8Scalars(utf8, from: offset)
    var end = offset
    for scalar in sign.unicodeScalars {
      guard let element = text.next() else { return nil }
      guard Self.lowercase(element.scalar) == scalar else { return nil }
      end = element.range.upperBound
    }
    return end - offset
  }

  /// The lowercase of a Latin or Russian letter.
  private static func lowercase(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar {
    case "A"..."Z", "А"..."Я": Unicode.Scalar(scalar.value + 0x20) ?? scalar
    default: scalar
    }
  }
}
