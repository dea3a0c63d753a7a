/// Printable ASCII, found eight and 32 bytes at a time.
// Public and inlinable as ``UTF8Decoding`` is.
@_documentation(visibility: internal)
public enum PrintableASCII {
  /// U+0020 to U+007E.
  @inlinable
  public static var bytes: ClosedRange<UInt8> { 0x20...0x7E }

  @inlinable
  static var high: UInt64 { 0x8080_8080_8080_8080 }
  @inlinable
  static var low: UInt64 { 0x0101_0101_0101_0101 }
  @inlinable
  static var spaces: UInt64 { 0x2020_2020_2020_2020 }

  /// The end of the run of printable ASCII that starts at a byte; `end` at the latest.
  @inlinable
  @inline(__always)
  public static func endOfRun(
    from start: UnsafePointer<UInt8>, to end: UnsafePointer<UInt8>
  ) -> UnsafePointer<UInt8> {
    var byte = start
    while end - byte >= 8 {
      let others = unprintable(word(byte))
      // A jump; an addition would make each word wait for the previous one.
      guard others == 0 else { return byte + others.trailingZeroBitCount / 8 }
      byte += 8
      // Most runs end before this pays; vectors are not compared, since Swift takes comparisons apart lane by lane.
      while end - byte >= 32 {
        let words = UnsafeRawPointer(byte).loadUnaligned(as: SIMD4<UInt64>.self)
        let others = (words | (words &+ low) | ~((words | high) &- spaces)) & high
        guard others[0] | others[1] | others[2] | others[3] == 0 else { break }
        byte += 32
      }
    }
    while byte < end, bytes.contains(byte.pointee) { byte += 1 }
    return byte
  }

  /// Whether a text has nothing else.
  @inlinable
  @inline(__always)
  public static func isWhole(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let start = text.baseAddress else { return true }
    let end = start + text.count
    guard text.count >= 8 else { return unprintable(word(start, text.count)) == 0 }
    if text.count > longText { return endOfRun(from: start, to: end) == end }
    // The last eight bytes are read once more, rather than what is left one by one.
    var byte = start
    while end - byte > 8 {
      guard unprintable(word(byte)) == 0 else { return false }
      byte += 8
    }
    return unprintable(word(end - 8)) == 0
  }

  /// Whether a text certainly begins with so many printable characters; false also for some that are many.
  @inlinable
  @inline(__always)
  public static func begins(_ text: UnsafeBufferPointer<UInt8>, with number: Int) -> Bool {
    guard let start = text.baseAddress, number <= min(text.count, 16) else { return false }
    guard text.count >= 8 else { return unprintable(word(start, text.count)) == 0 }
    return unprintable(word(start)) == 0 && (number <= 8 || unprintable(word(start + (number &- 8))) == 0)
  }

  /// Longer texts are read by vectors.
  @inlinable
  static var longText: Int { 64 }

  @inlinable
  @inline(__always)
  static func word(_ bytes: UnsafePointer<UInt8>) -> UInt64 {
    UInt64(littleEndian: UnsafeRawPointer(bytes).loadUnaligned(as: UInt64.self))
  }

  /// Fewer than eight bytes, in any order, some of them twice.
  @inlinable
  @inline(__always)
  static func word(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> UInt64 {
    if count >= 4 {
      let low = UnsafeRawPointer(bytes).loadUnaligned(as: UInt32.self)
      let high = UnsafeRawPointer(bytes + (count &- 4)).loadUnaligned(as: UInt32.self)
      return UInt64(low) | UInt64(high) &<< 32
    }
    guard count > 0 else { return spaces }
    let three = UInt64(bytes[0]) | UInt64(bytes[count >> 1]) &<< 8 | UInt64(bytes[count &- 1]) &<< 16
    return three | spaces &<< 24
  }

  /// The end of a run, out of line for loops that need their registers.
  @inline(never)
  package static func endOfLongRun(
    from start: UnsafePointer<UInt8>,
    to end: UnsafePointer<UInt8>
  ) -> UnsafePointer<UInt8> {
    endOfRun(from: start, to: end)
  }

  /// Sets the high bit of the first byte that is not printable ASCII, and otherwise only bits above it.
  @inlinable
  @inline(__always)
  static func unprintable(_ word: UInt64) -> UInt64 {
    // In order: not ASCII, U+007F, below U+0020. A printable byte never carries into the next.
    (word | (word &+ low) | ~((word | high) &- spaces)) & high
  }
}
