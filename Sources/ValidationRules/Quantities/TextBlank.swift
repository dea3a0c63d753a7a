/// A space, or a bidi mark, at an offset of well-formed UTF-8: what may be between the parts of a quantity or a time.
struct TextBlank {
  /// Whether it is a mark that keeps the direction, which CLDR has in the forms of Arabic, Hebrew and Persian.
  let isMark: Bool
  /// The offset after it.
  let end: Int

  /// Nil for any other character.
  @inline(__always)
  init?(_ utf8: UnsafeBufferPointer<UInt8>, at offset: Int) {
    let lead = utf8[offset]
    if lead == 0x20 {
      (isMark, end) = (false, offset + 1)
      return
    }
    // The lead bytes of the characters below.
    guard lead == 0xC2 || lead == 0xD8 || lead == 0xE2 || lead == 0xE3,
      let (isMark, length) = Self.mark(utf8, at: offset, lead)
    else { return nil }
    (self.isMark, end) = (isMark, offset + length)
  }

  private static func mark(
    _ utf8: UnsafeBufferPointer<UInt8>, at offset: Int, _ lead: UInt8
  ) -> (isMark: Bool, length: Int)? {
    guard offset + 1 < utf8.count else { return nil }
    let second = utf8[offset + 1]
    switch lead {
    case 0xC2: return second == 0xA0 ? (false, 2) : nil
    case 0xD8: return second == 0x9C ? (true, 2) : nil
    default:
      guard second == 0x80, offset + 2 < utf8.count else { return nil }
      let third = utf8[offset + 2]
      if lead == 0xE3 { return third == 0x80 ? (false, 3) : nil }
      return switch third {
      case 0x8E, 0x8F: (true, 3)
      case 0x80...0x8A, 0xAF: (false, 3)
      default: nil
      }
    }
  }

  /// Whether a scalar is a space: U+0020, U+00A0, U+2000 to U+200A, U+202F, U+3000; or a mark: U+061C, U+200E, U+200F.
  init?(_ scalar: Unicode.Scalar) {
    let bytes = Array(String(scalar).utf8)
    guard let blank = bytes.withUnsafeBufferPointer({ TextBlank($0, at: 0) }) else { return nil }
    self = blank
  }
}
