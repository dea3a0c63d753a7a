extension UnsafeBufferPointer<UInt8> {
  /// The number of code points in well-formed UTF-8: counts the bytes that are not continuation bytes, eight at a
  /// time.
  package var codePointCount: Int {
    guard let start = UnsafeRawPointer(baseAddress) else { return 0 }
    var (continuations, offset) = (0, 0)
    while offset + 8 <= count {
      // Each byte of the sums counts to 255.
      let end = Swift.min(offset + 255 * 8, count & ~7)
      var sums: UInt64 = 0
      while offset < end {
        let word = start.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        // 1 in each byte of which bit 7 is set and bit 6 is not.
        sums &+= (word >> 7) & (~word >> 6) & 0x0101_0101_0101_0101
        offset += 8
      }
      let pairs = (sums & 0x00FF_00FF_00FF_00FF) &+ (sums >> 8 & 0x00FF_00FF_00FF_00FF)
      continuations += Int((pairs &* 0x0001_0001_0001_0001) >> 48)
    }
    if offset < count, count >= 8 {
      // The last eight bytes, without those that were counted.
      let last = start.loadUnaligned(fromByteOffset: count - 8, as: UInt64.self)
      let word = UInt64(littleEndian: last) >> UInt64(8 * (8 - (count - offset)))
      let bits = (word >> 7) & (~word >> 6) & 0x0101_0101_0101_0101
      return count - continuations - Int((bits &* 0x0101_0101_0101_0101) >> 56)
    }
    while offset < count {
      if self[offset] & 0xC0 == 0x80 { continuations += 1 }
      offset += 1
    }
    return count - continuations
  }
}
