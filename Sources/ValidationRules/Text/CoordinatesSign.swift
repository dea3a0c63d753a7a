import ICU

/// A character of the notation of coordinates: a digit or a sign.
struct CoordinatesSign: RawRepresentable, Hashable {
  /// A digit from 0 to 9, or the number of a sign.
  let rawValue: UInt8

  static let plus = Self(rawValue: 10), minus = Self(rawValue: 11)
  static let point = Self(rawValue: 12), comma = Self(rawValue: 13), semicolon = Self(rawValue: 14)
  static let space = Self(rawValue: 15)
  static let degrees = Self(rawValue: 16), minutes = Self(rawValue: 17), seconds = Self(rawValue: 18)
  static let north = Self(rawValue: 19), south = Self(rawValue: 20)
  static let east = Self(rawValue: 21), west = Self(rawValue: 22)

  var digit: UInt8? { rawValue < 10 ? rawValue : nil }

  /// Whether it is a letter for a direction.
  var isLetter: Bool { rawValue >= Self.north.rawValue }
}

extension CoordinatesSign {
  /// The sign of a code point; nil for what coordinates do not have.
  @inline(__always)
  init?(_ codePoint: UInt32) {
    if codePoint &- 0x30 < 10 {
      self.init(rawValue: UInt8(truncatingIfNeeded: codePoint &- 0x30))
      return
    }
    guard let scalar = Unicode.Scalar(codePoint), let sign = Self.sign(scalar) else { return nil }
    self = sign
  }

  private static func sign(_ scalar: Unicode.Scalar) -> Self? {
    switch scalar {
    case "+", "\u{FF0B}": return .plus
    case "-", "\u{2212}", "\u{FF0D}", "\u{2010}"..."\u{2013}": return .minus
    case ".", "\u{66B}", "\u{FF0E}": return .point
    case ",", "\u{60C}", "\u{3001}", "\u{FF0C}": return .comma
    case ";", "\u{61B}", "\u{FF1B}": return .semicolon
    case " ", "\t", "\u{A0}", "\u{2009}", "\u{202F}", "\u{3000}": return .space
    case "\u{B0}", "\u{BA}": return .degrees
    case "'", "\u{2032}", "\u{2019}": return .minutes
    case "\"", "\u{2033}", "\u{201D}": return .seconds
    case "N", "n": return .north
    case "S", "s": return .south
    case "E", "e": return .east
    case "W", "w": return .west
    default: return scalar.icuProperties.decimalDigitValue.map { Self(rawValue: UInt8($0)) }
    }
  }
}
