/// A hash for tables in which a collision only costs time. The standard library's keyed hash would take half of the
/// total time.
///
/// Only the length and the first and last eight bytes of a text count.
struct QuickHash {
  private var state: UInt64 = 0x9E37_79B9_7F4A_7C15

  mutating func add(_ value: UInt64) {
    // The multiplier is that of Fibonacci hashing; the shift moves the high bits, which are mixed best, down.
    state = (state ^ value) &* 0x9E37_79B9_7F4A_7C15
    state ^= state >> 32
  }

  mutating func add(_ text: String) {
    // Not of a copy, which would count references.
    if text.utf8.withContiguousStorageIfAvailable({ add($0) }) != nil { return }
    var text = text
    text.withUTF8 { add($0) }
  }

  @inline(__always)
  private mutating func add(_ utf8: UnsafeBufferPointer<UInt8>) {
    let bytes = UnsafeRawBufferPointer(utf8)
    guard bytes.count >= 8 else {
      var word: UInt64 = 0
      for byte in bytes { word = word << 8 | UInt64(byte) }
      return add(word ^ UInt64(bytes.count))
    }
    add(bytes.loadUnaligned(as: UInt64.self) ^ UInt64(bytes.count))
    add(bytes.loadUnaligned(fromByteOffset: bytes.count - 8, as: UInt64.self))
  }

  /// The hash; never 0, which stands for an empty slot of a table.
  var value: UInt64 { state | 1 << 63 }
}
