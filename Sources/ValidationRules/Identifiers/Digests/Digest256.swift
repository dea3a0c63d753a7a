/// The 32 bytes of a hash, stored without an array.
struct Digest256: RandomAccessCollection {
  private var words: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)
  var startIndex: Int { 0 }
  var endIndex: Int { 32 }

  /// - Parameter byte: The byte at an index below 32.
  init(_ byte: (Int) -> UInt8) {
    withUnsafeMutableBytes(of: &words) { bytes in
      for index in bytes.indices { bytes[index] = byte(index) }
    }
  }

  subscript(index: Int) -> UInt8 { withUnsafeBytes(of: words) { $0[index] } }
}
