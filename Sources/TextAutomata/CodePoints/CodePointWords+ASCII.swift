extension CodePointWords {
  /// The flags of a text of ASCII, joined by "or"; nil for any other text, and for one with controls but TAB.
  ///
  /// For short texts, which are over before a walk has begun. Nothing in such a text depends on neighbours: each
  /// character is a cluster, and the text is in every normalization form.
  package func flags(ofPlain utf8: UnsafeBufferPointer<UInt8>) -> CodePointFlags? {
    guard let start = utf8.baseAddress else { return [] }
    let end = start + utf8.count
    var (byte, word) = (start, UInt64(0))
    let (low, high) = (block(0), block(1))
    while byte < end {
      let value = byte.pointee
      guard value < 0x80 else { return nil }
      word |= (value < 0x40 ? low : high)[Int(value & 0x3F)]
      byte += 1
    }
    let plain = CodePointWord(bits: word)
    return plain.has([.lineBreak, .invisible]) ? nil : plain.flags
  }
}
