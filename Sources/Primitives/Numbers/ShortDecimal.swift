/// A number of up to eight digits and a decimal point, without a sign or an exponent, whose bytes are read as one word: no
/// branch depends on what the digits are.
struct ShortDecimal {
  private static let maximumBytes = 8

  let magnitude: UInt64
  /// How many of the digits are after the decimal point.
  let decimals: Int

  /// Reads a number in JSON's grammar; nil for another or a longer text.
  ///
  /// - Parameter count: The number of bytes, at least 1.
  @inline(__always)
  init?(_ bytes: UnsafePointer<UInt8>, _ count: Int) {
    guard count <= Self.maximumBytes else { return nil }
    // The last byte of the text is the highest of the word.
    var word = Self.word(bytes, count)
    var digitCount = count
    let point = word ^ Self.repeated(UInt8(ascii: "."))
    let marks = (point &- Self.repeated(0x01)) & ~point & Self.repeated(0x80)
    if marks == 0 {
      decimals = 0
    } else {
      // The digits before the point take its place.
      let place = marks.trailingZeroBitCount & ~7
      digitCount &-= 1
      decimals = 7 &- place / 8
      guard decimals > 0, decimals < digitCount else { return nil }
      let before = (1 &<< UInt64(truncatingIfNeeded: place)) &- 1
      let after = ~UInt64(0) &<< UInt64(truncatingIfNeeded: place &+ 8)
      word = word & after | (word & before) &<< 8
    }
    let unused = UInt64(truncatingIfNeeded: 64 &- 8 &* digitCount)
    let digits = word ^ Self.repeated(0x30) &<< unused
    guard (digits | (digits &+ Self.repeated(0x76))) & Self.repeated(0x80) == 0 else { return nil }
    // No zero in front of other digits.
    guard digitCount == decimals &+ 1 || (digits &>> unused) & 0xFF != 0 else { return nil }
    // Pairs, then fours, then all eight digits; the first byte is the most significant.
    let pairs = (digits &* (10 << 8 | 1)) &>> 8 & 0x00FF_00FF_00FF_00FF
    let fours = (pairs &* (100 << 16 | 1)) &>> 16 & 0x0000_FFFF_0000_FFFF
    magnitude = (fours &* (10_000 << 32 | 1)) &>> 32
  }

  private static func repeated(_ byte: UInt8) -> UInt64 { UInt64(byte) &* 0x0101_0101_0101_0101 }

  /// One to eight bytes as the highest of a word, the first of them lowest; those below are 0.
  @inline(__always)
  private static func word(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> UInt64 {
    let (raw, last) = (UnsafeRawPointer(bytes), count &- 1)
    if count >= 4 {
      let low = UInt64(UInt32(littleEndian: raw.loadUnaligned(as: UInt32.self)))
      let high = UInt64(UInt32(littleEndian: (raw + (count &- 4)).loadUnaligned(as: UInt32.self)))
      // Where both overlap, they have the same bits.
      return high &<< 32 | low &<< UInt64(truncatingIfNeeded: 64 &- 8 &* count)
    }
    let middle = count &>> 1
    return UInt64(bytes[last]) &<< 56 | UInt64(bytes[middle])
      &<< UInt64(truncatingIfNeeded: 56 &- 8 &* (last &- middle))
      | UInt64(bytes[0]) &<< UInt64(truncatingIfNeeded: 56 &- 8 &* last)
  }
}
