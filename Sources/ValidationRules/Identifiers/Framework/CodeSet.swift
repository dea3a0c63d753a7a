/// Codes of two or three capitals or of three digits, a bit for each that there can be.
///
/// Looking one up takes two reads of memory; the bits are kept for the whole process.
struct CodeSet: @unchecked Sendable {  // The bits are never changed or freed.
  private let bits: UnsafePointer<UInt32>
  /// The number of characters in a code.
  private let length: Int
  /// What is subtracted from a capital or a digit, so that its five bits are left; no byte has so few where some codes
  /// are of letters and others of digits.
  private let base: UInt8

  /// - Parameters:
  ///   - codes: Codes of the length; others are left out.
  ///   - length: The number of characters in a code: up to 3.
  init(_ codes: some Sequence<String>, length: Int) {
    self.length = length
    let words = 1 << max(0, 5 * length - 5)
    let bits = UnsafeMutablePointer<UInt32>.allocate(capacity: words)
    bits.initialize(repeating: 0, count: words)
    var (areCapitals, areDigits) = (true, true)
    for code in codes where code.utf8.count == length {
      areCapitals = areCapitals && code.utf8.allSatisfy { 0x41...0x5A ~= $0 }
      areDigits = areDigits && code.utf8.allSatisfy { 0x30...0x39 ~= $0 }
      let key = code.utf8.reduce(0) { $0 << 5 | Int($1 & 31) }
      bits[key >> 5] |= 1 << UInt32(key & 31)
    }
    self.bits = UnsafePointer(bits)
    base = areCapitals ? 0x40 : areDigits ? 0x30 : 0x80
  }

  /// Whether some bytes are a code; they are all capitals, or all digits, as those of the set are.
  @inline(__always)
  func contains(_ code: UnsafePointer<UInt8>, _ count: Int) -> Bool {
    guard count == length else { return false }
    var key = 0
    for index in 0..<length { key = key << 5 | Int(code[index] & 31) }
    return bits[key >> 5] >> UInt32(key & 31) & 1 == 1
  }

  /// Whether some bytes, whatever they are, are a code of the set, whose codes are all of capitals or all of digits.
  @inline(__always)
  func isCode(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> Bool {
    guard count == length, count > 0 else { return false }
    var (key, values) = (0, UInt8(0))
    for index in 0..<count {
      let value = bytes[index] &- base
      values |= value
      key = key &<< 5 | Int(value & 31)
    }
    return values < 32 && bits[key >> 5] >> UInt32(key & 31) & 1 == 1
  }
}
