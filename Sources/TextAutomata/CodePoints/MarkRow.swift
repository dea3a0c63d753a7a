/// The nonspacing marks on the current character of a text: those in a row, which other marks and default ignorable code
/// points beyond U+0300 do not end.
package struct MarkRow {
  /// The number of marks so far.
  package private(set) var height = 0
  /// The greatest number so far.
  private(set) var greatest = 0

  package init() {}

  /// Takes the next code point into account, and returns whether it is one more mark.
  @inline(__always)
  package mutating func grows(by word: CodePointWord) -> Bool {
    if word.has(.nonspacingMark) {
      height &+= 1
      return true
    }
    if !word.has(.amongMarks) { height = 0 }
    return false
  }

  @inline(__always)
  mutating func take(_ chunk: WordChunk) {
    if chunk.has(.nonspacingMark) || height != 0 { takeEach(of: chunk) }
  }

  @inline(never)
  private mutating func takeEach(of chunk: WordChunk) {
    var row = self
    for index in 0..<chunk.count { row.take(chunk[index]) }
    self = row
  }

  @inline(__always)
  mutating func take(_ word: CodePointWord) {
    if grows(by: word) { greatest = max(greatest, height) }
  }
}
