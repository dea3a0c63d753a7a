/// The classes of characters in the grammar of MessageFormat 2 (`message.abnf` of LDML 48).
enum NameCharacters {
  /// Whether a name may start with the character (`name-start`).
  static func startsName(_ scalar: Unicode.Scalar) -> Bool {
    let value = scalar.value
    switch value {
    case 0x41...0x5A, 0x61...0x7A, 0x2B, 0x5F: return true
    case 0...0xA0: return false
    // White space and bidi controls.
    case 0x61C, 0x1680, 0x2000...0x200A, 0x200E...0x200F, 0x2028...0x202F, 0x205F, 0x2066...0x2069, 0x3000:
      return false
    // Noncharacters.
    case 0xFDD0...0xFDEF: return false
    default: return value & 0xFFFE != 0xFFFE
    }
  }

  /// Whether a name, and a literal without quotes, may contain the character (`name-char`).
  static func continuesName(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "0"..."9", "-", ".": true
    default: startsName(scalar)
    }
  }

  /// Whether the character is white space (`ws`).
  static func isWhitespace(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20, 0x09, 0x0D, 0x0A, 0x3000: true
    default: false
    }
  }

  /// Whether the character is a mark or isolate that white space and names may have beside them (`bidi`).
  static func isBidi(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x061C, 0x200E, 0x200F, 0x2066...0x2069: true
    default: false
    }
  }
}
