/// A text to search for by its bytes.
///
/// The last two bytes of a place where the text could end tell how far the next such place is (Horspool 1980, over pairs
/// of bytes, since in UTF-8 every second or third byte of a script is the same). So most bytes are not read. A text with
/// many near matches is read to its end by ``SearchPattern``, so that the time is linear in any case.
///
/// An object, since it is passed on for every text.
package final class ByteSearch: @unchecked Sendable {
  // Sendable: only the initializer writes the memory. Pointers, since an array is retained wherever it is read.

  // What a search reads of a text without the bytes comes first, as memory is fetched by lines.

  private let count: Int
  /// The first byte to search for, in each of eight places.
  private let first: UInt64
  /// The second byte, which makes most places that are no match differ; the first if it is the only one.
  private let second: UInt64
  /// A copy of `bytes`.
  private let sought: UnsafeMutablePointer<UInt8>
  /// The bytes to search for, at least one.
  package let bytes: [UInt8]
  private let pattern: SearchPattern<UInt8>
  /// By a hash of the last two bytes of a place, how many bytes the next place is ahead; 0 where the text can end.
  private let shifts: UnsafeMutablePointer<UInt8>
  /// The same after a place where the text could have ended.
  private let shiftAfterEnd: Int

  private static let hashes = 256
  /// The length that the table of shifts can tell.
  private static let longest = 255

  /// Nil for no bytes, which would be found everywhere.
  package init?(_ bytes: [UInt8]) {
    guard let pattern = SearchPattern(bytes) else { return nil }
    (self.bytes, self.pattern, count) = (bytes, pattern, bytes.count)
    first = UInt64(bytes[0]) &* Self.low
    second = UInt64(bytes[min(bytes.count - 1, 1)]) &* Self.low
    let last = bytes.count - 1
    var shifts = [UInt8](repeating: UInt8(clamping: max(last, 1)), count: Self.hashes)
    var shiftAfterEnd = max(last, 1)
    if bytes.count <= Self.longest {
      for index in bytes.indices.dropFirst() {
        let hash = Self.hash(bytes[index - 1], bytes[index])
        if index == last { shiftAfterEnd = max(Int(shifts[hash]), 1) }
        shifts[hash] = UInt8(last - index)
      }
    }
    self.shiftAfterEnd = shiftAfterEnd
    self.shifts = .allocate(capacity: shifts.count)
    self.shifts.initialize(from: shifts, count: shifts.count)
    sought = .allocate(capacity: bytes.count)
    sought.initialize(from: bytes, count: bytes.count)
  }

  deinit {
    shifts.deallocate()
    sought.deallocate()
  }

  /// The first occurrence that starts at an offset or after it.
  package func firstRange(in utf8: UnsafeBufferPointer<UInt8>, from start: Int) -> Range<Int>? {
    guard count > 1, count <= Self.longest else { return firstRangeByEachByte(in: utf8, from: start) }
    var last = start + count - 1
    // What comparisons may cost before each byte is rather read once.
    var allowed = utf8.count
    while last < utf8.count {
      let shift = Int(shifts[Self.hash(utf8[last - 1], utf8[last])])
      if shift > 0 {
        last += shift
        continue
      }
      let first = last + 1 - count
      let matched = matchedBytes(utf8, at: first)
      if matched == count { return first..<last + 1 }
      allowed -= matched
      if allowed < 0 { return firstRangeByEachByte(in: utf8, from: first) }
      last += shiftAfterEnd
    }
    return nil
  }

  /// How many bytes at an offset of a text, where there is room for all, are as those to search for.
  @inline(__always)
  private func matchedBytes(_ utf8: UnsafeBufferPointer<UInt8>, at offset: Int) -> Int {
    var matched = 0
    while matched < count, utf8[offset &+ matched] == sought[matched] { matched &+= 1 }
    return matched
  }

  /// Whether a text begins with the bytes.
  package func begins(_ utf8: UnsafeBufferPointer<UInt8>) -> Bool {
    utf8.count >= count && matchedBytes(utf8, at: 0) == count
  }

  /// Whether a text ends with the bytes.
  package func ends(_ utf8: UnsafeBufferPointer<UInt8>) -> Bool {
    utf8.count >= count && matchedBytes(utf8, at: utf8.count - count) == count
  }

  /// Up to this many bytes are searched for at eight places at a time; more are skipped over.
  private static let short = 8

  /// Whether the bytes occur in a text.
  package func isFound(in utf8: UnsafeBufferPointer<UInt8>) -> Bool {
    guard count <= Self.short, let start = UnsafeRawPointer(utf8.baseAddress) else {
      return firstRange(in: utf8, from: 0) != nil
    }
    guard utf8.count >= count else { return false }
    // The last place where the bytes fit.
    let last = utf8.count - count
    let next = min(count - 1, 1)
    var offset = 0
    while offset <= last {
      // Eight places, all of whose bytes are in the text; the last ones overlap with those before.
      guard utf8.count >= 8 + next else { break }
      let place = min(offset, utf8.count - 8 - next)
      let one = UInt64(littleEndian: start.loadUnaligned(fromByteOffset: place, as: UInt64.self))
      let other = UInt64(littleEndian: start.loadUnaligned(fromByteOffset: place + next, as: UInt64.self))
      let differences = (one ^ first) | (other ^ second)
      // The lowest high bit is at the first byte without a difference; those above it may be wrong.
      var equal = (differences &- Self.low) & ~differences & Self.high
      while equal != 0 {
        let candidate = place + equal.trailingZeroBitCount / 8
        if candidate <= last, matchedBytes(utf8, at: candidate) == count { return true }
        equal &= equal &- 1
      }
      offset = place + 8
    }
    while offset <= last {
      if matchedBytes(utf8, at: offset) == count { return true }
      offset += 1
    }
    return false
  }

  private static let low: UInt64 = 0x0101_0101_0101_0101
  private static let high: UInt64 = 0x8080_8080_8080_8080

  /// The same, by reading each byte once: for texts with many near matches, and for needles that the table cannot tell.
  /// The reference for tests.
  func firstRangeByEachByte(in utf8: UnsafeBufferPointer<UInt8>, from start: Int) -> Range<Int>? {
    var matched = 0
    for offset in min(start, utf8.count)..<utf8.count where pattern.step(from: &matched, utf8[offset]) {
      return offset + 1 - bytes.count..<offset + 1
    }
    return nil
  }

  @inline(__always)
  private static func hash(_ before: UInt8, _ byte: UInt8) -> Int { Int(byte &- (before << 3)) }
}
