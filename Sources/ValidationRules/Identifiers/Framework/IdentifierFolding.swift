import ICU
import ValidationCore

/// A character of a text as an identifier's: in Latin-1, to which the Ñ of Mexico's RFC belongs.
struct FoldedCharacter {
  /// How the text writes the character.
  enum Writing {
    case itself
    /// In the digits of another script or in a fullwidth form.
    case otherScript
    /// With a typographic space or dash, as word processors put them in.
    case typographic
  }

  let byte: UInt8
  let writing: Writing

  /// Nil for a character that stands for no other.
  init?(_ scalar: Unicode.Scalar) {
    if let latin = UInt8(exactly: scalar.value), latin != 0xA0 {
      (byte, writing) = (latin, .itself)
      return
    }
    switch scalar {
    case "\u{A0}", "\u{2000}"..."\u{200A}", "\u{202F}", "\u{205F}":
      (byte, writing) = (UInt8(ascii: " "), .typographic)
    case "\u{2010}"..."\u{2015}", "\u{2212}": (byte, writing) = (UInt8(ascii: "-"), .typographic)
    // Fullwidth forms are in the order of ASCII, from U+FF01 for ! up; the ideographic space is the fullwidth one.
    case "\u{FF01}"..."\u{FF5E}": (byte, writing) = (UInt8(scalar.value - 0xFEE0), .otherScript)
    case "\u{3000}": (byte, writing) = (UInt8(ascii: " "), .otherScript)
    default:
      guard let digit = scalar.icuProperties.decimalDigitValue else { return nil }
      (byte, writing) = (UInt8(digit) + UInt8(ascii: "0"), .otherScript)
    }
  }
}

extension UInt8 {
  /// Whether an ASCII character only separates those of an identifier.
  var isSeparator: Bool {
    switch self {
    case UInt8(ascii: " "), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "/"), UInt8(ascii: ":"): true
    case UInt8(ascii: "("), UInt8(ascii: ")"): true
    default: false
    }
  }

  /// The capital of an ASCII letter or of ñ; every other byte is itself.
  var uppercased: UInt8 { UInt8(ascii: "a")...UInt8(ascii: "z") ~= self || self == 0xF1 ? self - 0x20 : self }
}

extension UTF8Scalars {
  /// The first digit that is of another script than a digit before it.
  var firstOfSecondScript: Element? {
    var zero: UInt32?
    for element in self {
      guard let value = Self.digitValue(element.scalar) else { continue }
      let own = element.scalar.value - value
      if let zero, zero != own { return element }
      zero = own
    }
    return nil
  }

  private static func digitValue(_ scalar: Unicode.Scalar) -> UInt32? {
    if scalar.isASCII { return 0x30...0x39 ~= scalar.value ? scalar.value - 0x30 : nil }
    return scalar.icuProperties.decimalDigitValue.map { UInt32($0) }
  }
}
