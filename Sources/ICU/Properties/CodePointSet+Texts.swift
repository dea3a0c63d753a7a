extension CodePointSet {
  /// Whether the set contains every code point of well-formed UTF-8; allocates nothing.
  ///
  /// It does not assemble code points: all bytes except the last select a word of the set, and the last selects a bit
  /// of it. Either answer is possible for ill-formed text, but it never reads beyond the text.
  package func containsAll(of utf8: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let start = utf8.baseAddress else { return true }
    return index.withUnsafeBufferPointer { index in
      words.withUnsafeBufferPointer { words in
        var byte = start
        let end = start + utf8.count
        while byte < end {
          let lead = Int(byte.pointee)
          let length = lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
          guard end - byte >= length else { return false }
          let block =
            switch length {
            case 1: lead >> 6
            case 2: lead & 0x1F
            case 3: (lead & 0x0F) << 6 | Int(byte[1] & 0x3F)
            default: (lead & 0x07) << 12 | Int(byte[1] & 0x3F) << 6 | Int(byte[2] & 0x3F)
            }
          let word = words[Int(index[min(block, Self.blockCount - 1)])]
          guard word >> UInt64(byte[length - 1] & 0x3F) & 1 != 0 else { return false }
          byte += length
        }
        return true
      }
    }
  }
}
