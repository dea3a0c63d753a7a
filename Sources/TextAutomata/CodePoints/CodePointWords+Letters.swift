import Primitives

extension CodePointWords {
  /// The offset after the letters, with their marks, that begin at an offset; the offset itself if none does, and also for
  /// some letters, such as those beyond U+FFFF.
  package func endOfLetters(in utf8: UnsafeBufferPointer<UInt8>, from offset: Int) -> Int {
    guard let start = utf8.baseAddress, !UTF8Decoding.isCutOff(utf8) else { return offset }
    let stops = CodePointFlags.notInLetters.rawValue | CodePointWord.unread
    let (first, end) = (start + offset, start + utf8.count)
    var byte = first
    while byte < end {
      var next = byte
      let word = nextIfRead(&next)
      if word & stops != 0 || byte == first && CodePointWord(bits: word).has(.mark) { break }
      // Letters in circles are alphabetic, but symbols, and so are those in squares beyond U+FFFF.
      if next - byte == 4 || byte[0] == 0xE2 && byte[1] & 0xFE == 0x92 { break }
      byte = next
    }
    return byte - start
  }
}
