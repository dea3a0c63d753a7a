import Primitives

extension CodePointSet {
  /// Whether the set contains every code point of a text; false for bytes that are not UTF-8. Allocates nothing.
  ///
  /// It does not assemble code points: all bytes except the last select a word of the set, and the last selects a bit
  /// of it.
  package func containsAll(of utf8: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let start = utf8.baseAddress else { return true }
    return index.withUnsafeBufferPointer { index in
      words.withUnsafeBufferPointer { words in
        var byte = start
        let end = start + utf8.count
        while byte < end {
          let block: Int
          if byte.pointee < 0x80 {
            block = Int(byte.pointee >> 6)
            byte += 1
          } else if let taken = CodePointBlock.take(&byte, end) {
            block = taken
          } else {
            return false
          }
          guard words[Int(index[block])] >> UInt64(byte[-1] & 0x3F) & 1 != 0 else { return false }
        }
        return true
      }
    }
  }
}
