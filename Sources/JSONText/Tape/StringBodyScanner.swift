/// The text of a string literal between escapes.
enum StringBodyScanner {
  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let highs: UInt64 = 0x8080_8080_8080_8080

  /// The quote or backslash that ends the text; nil for a control character, for bytes that are not UTF-8, and for text
  /// that continues to the limit.
  static func end(
    from start: UnsafePointer<UInt8>,
    limit: UnsafePointer<UInt8>
  ) -> UnsafePointer<UInt8>? {
    var cursor = start
    while true {
      // Reads eight bytes at once. The first byte that needs a closer look gets its high bit set, and no byte before
      // it.
      while limit - cursor >= 8 {
        let word = UInt64(littleEndian: UnsafeRawPointer(cursor).loadUnaligned(as: UInt64.self))
        let quotes = word ^ (ones &* 0x22)
        let slashes = word ^ (ones &* 0x5C)
        let found =
          word | (word &- ones &* 0x20) | (quotes &- ones) & ~quotes | (slashes &- ones) & ~slashes
        if found & highs != 0 {
          cursor += (found & highs).trailingZeroBitCount >> 3
          break
        }
        cursor += 8
      }
      guard cursor < limit else { return nil }
      switch cursor.pointee {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): return cursor
      case 0x20...0x7F: cursor += 1
      case 0x00...0x1F: return nil
      default:
        // Text in another script is read code point by code point up to the next ASCII byte.
        repeat {
          let bytes = UnsafeBufferPointer(start: cursor, count: limit - cursor)
          guard let length = UTF8Sequence.length(of: bytes, at: 0) else { return nil }
          cursor += length
        } while cursor < limit && cursor.pointee >= 0x80
      }
    }
  }
}
