/// Printable ASCII, found eight bytes at a time.
enum PrintableASCII {
  /// U+0020 to U+007E.
  static let bytes: ClosedRange<UInt8> = 0x20...0x7E

  /// How many bytes from an offset are printable ASCII; reads hardly further than `limit` of them.
  @inline(__always)
  static func prefix(of utf8: UnsafeBufferPointer<UInt8>, from offset: Int, limit: Int) -> Int {
    guard let start = utf8.baseAddress else { return 0 }
    let end = offset + min(utf8.count - offset, limit)
    var position = offset
    while position + 8 <= end {
      let word = UInt64(littleEndian: UnsafeRawPointer(start + position).loadUnaligned(as: UInt64.self))
      let others = unprintable(word)
      // A jump; an addition would make each word wait for the previous one.
      guard others == 0 else { return position - offset + others.trailingZeroBitCount / 8 }
      position += 8
    }
    while position < end, bytes.contains(utf8[position]) { position += 1 }
    return position - offset
  }

  /// Sets the high bit of the first byte that is not printable ASCII, and otherwise only bits above it.
  @inline(__always)
  private static func unprintable(_ word: UInt64) -> UInt64 {
    let (high, low): (UInt64, UInt64) = (0x8080_8080_8080_8080, 0x0101_0101_0101_0101)
    // In order: not ASCII, U+007F, below U+0020. A printable byte never carries into the next.
    return (word | (word &+ low) | ~((word | high) &- 0x20 &* low)) & high
  }
}
