/// Text before U+0300, the first combining mark: every such text is in NFC, as most of Latin is.
enum LatinText {
  /// The first byte of U+0300 in UTF-8; no character before it has this byte or a greater one.
  private static let mark: UInt8 = 0xCC

  private static let high: UInt64 = 0x8080_8080_8080_8080
  /// What makes the lower seven bits of ``mark`` reach the high bit.
  private static let distance: UInt64 = 0x3434_3434_3434_3434

  /// Whether a text has no other characters.
  @inline(__always)
  static func isWhole(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let start = text.baseAddress.map(UnsafeRawPointer.init) else { return true }
    let count = text.count
    guard count >= 8 else { return isWhole(short: start, count) }
    // The last eight bytes may have been read in part.
    for offset in stride(from: 0, to: count &- 8, by: 8) where hasMark(start, offset) { return false }
    return !hasMark(start, count &- 8)
  }

  @inline(__always)
  private static func isWhole(short start: UnsafeRawPointer, _ count: Int) -> Bool {
    if count >= 4 {
      let low = start.loadUnaligned(as: UInt32.self)
      let high = (start + (count &- 4)).loadUnaligned(as: UInt32.self)
      return !hasMark(UInt64(low) | UInt64(high) << 32)
    }
    for offset in 0..<count where start.load(fromByteOffset: offset, as: UInt8.self) >= mark { return false }
    return true
  }

  @inline(__always)
  private static func hasMark(_ start: UnsafeRawPointer, _ offset: Int) -> Bool {
    hasMark((start + offset).loadUnaligned(as: UInt64.self))
  }

  /// Whether one of eight bytes is that of a mark, or a greater one.
  @inline(__always)
  private static func hasMark(_ word: UInt64) -> Bool { ((word & ~high) &+ distance) & word & high != 0 }
}
