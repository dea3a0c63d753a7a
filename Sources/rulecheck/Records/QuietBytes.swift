/// Runs of bytes of a JSON text that do not open or close a string or bracket, and do not end a line.
enum QuietBytes {
  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let highs: UInt64 = 0x8080_8080_8080_8080

  /// The offset of the next quote, backslash or control character; every such byte is found, and sometimes an earlier
  /// offset.
  ///
  /// - Parameter continuations: The number of UTF-8 continuation bytes, to which those passed are added.
  static func endInString(
    _ bytes: UnsafeBufferPointer<UInt8>,
    from start: Int,
    _ continuations: inout Int
  ) -> Int {
    guard let base = UnsafeRawPointer(bytes.baseAddress) else { return start }
    var offset = start
    while offset + 8 <= bytes.count {
      let word = UInt64(littleEndian: base.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      let quotes = word ^ (ones &* 0x22)
      let slashes = word ^ (ones &* 0x5C)
      let found =
        (word &- ones &* 0x20) & ~word | (quotes &- ones) & ~quotes | (slashes &- ones) & ~slashes
      guard found & highs == 0 else { break }
      if word & highs != 0 { continuations += ((word >> 7) & (~word >> 6) & ones).nonzeroBitCount }
      offset += 8
    }
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") { break }
      if byte & 0xC0 == 0x80 { continuations += 1 }
      offset += 1
    }
    return offset
  }

  /// The offset of the next quote, bracket, control character other than a tab, or byte that is not ASCII.
  static func endOutsideStrings(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var offset = start
    while offset < bytes.count {
      switch bytes[offset] {
      case 0x20, 0x09, UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "+")...UInt8(ascii: "9"),
        UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"):
        offset += 1
      default: return offset
      }
    }
    return offset
  }
}
