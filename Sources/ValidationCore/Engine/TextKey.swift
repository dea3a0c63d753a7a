/// A number from 0 to 63 for each text: equal texts have the same.
///
/// A set of numbers, as the bits of a word, tells which texts are certainly not among some others.
enum TextKey {
  @inline(__always)
  static func key(of text: UnsafeBufferPointer<UInt8>) -> UInt64 {
    let count = text.count
    var (first, last) = (UInt64(0), UInt64(0))
    if let start = UnsafeRawPointer(text.baseAddress) {
      switch count {
      case 8...:
        first = start.loadUnaligned(as: UInt64.self)
        last = (start + (count - 8)).loadUnaligned(as: UInt64.self)
      case 4...:
        first = UInt64(start.loadUnaligned(as: UInt32.self))
        last = UInt64((start + (count - 4)).loadUnaligned(as: UInt32.self))
      case 1...:
        first = UInt64(text[0]) | UInt64(text[count / 2]) << 8
        last = UInt64(text[count - 1])
      default: break
      }
    }
    // Odd numbers with bits throughout: the highest six bits of the product depend on all others.
    let mixed = first &+ (last &+ UInt64(truncatingIfNeeded: count)) &* 0x9E37_79B9_7F4A_7C15
    return ((mixed ^ (mixed >> 29)) &* 0xBF58_476D_1CE4_E5B9) >> 58
  }
}
