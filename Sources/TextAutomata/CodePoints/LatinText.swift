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
    guard let start = text.baseAddress else { return true }
    let end = start + text.count
    var byte = start
    while end - byte >= 8 {
      let word = UnsafeRawPointer(byte).loadUnaligned(as: UInt64.self)
      guard ((word & ~high) &+ distance) & word & high == 0 else { return false }
      byte += 8
    }
    while byte < end {
      guard byte.pointee < mark else { return false }
      byte += 1
    }
    return true
  }
}
