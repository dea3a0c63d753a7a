/// Codes of two or three capitals or of three digits, a bit for each that there can be.
///
/// Looking one up takes two reads of memory; the bits are kept for the whole process.
struct CodeSet: @unchecked Sendable {  // The bits are never changed or freed.
  private let bits: UnsafePointer<UInt32>
  /// The number of characters in a code.
  private let length: Int

  /// - Parameters:
  ///   - codes: Codes of the length; others are left out.
  ///   - length: The number of characters in a code: up to 3.
  init(_ codes: some Sequence<String>, length: Int) {
    self.length = length
    let words = 1 << max(0, 5 * length - 5)
    let bits = UnsafeMutablePointer<UInt32>.allocate(capacity: words)
    bits.initialize(repeating: 0, count: words)
    for code in codes where code.utf8.count == length {
      let key = code.utf8.reduce(0) { $0 << 5 | Int($1 & 31) }
      bits[key >> 5] |= 1 << UInt32(key & 31)
    }
    self.bits = UnsafePointer(bits)
  }

  /// Whether some bytes are a code; they are all capitals, or all digits, as those of the set are.
  @inline(__always)
  func contains(_ code: UnsafePointer<UInt8>, _ count: Int) -> Bool {
    guard count == length else { return false }
    var key = 0
    for index in 0..<length { key = key << 5 | Int(code[index] & 31) }
    return bits[key >> 5] >> UInt32(key & 31) & 1 == 1
  }
}
