// Walks over text; they allocate nothing and cannot fail.
extension ClusterAutomaton {
  /// Counts the clusters of a text, up to `stop`.
  func count(_ utf8: UnsafeBufferPointer<UInt8>, stop: Int) -> Int {
    guard let start = utf8.baseAddress else { return 0 }
    var (count, position, row) = (0, 0, UInt16(0))
    while position < utf8.count, count < stop {
      if row == plain, utf8[position] < 0x80 {
        let limit = min(utf8.count - position, stop - count)
        let end = PrintableASCII.endOfRun(from: start + position, to: start + position + limit)
        let length = end - (start + position)
        count += length
        position += length
        if position == utf8.count { break }
      }
      // The code point that ended the run is not printable ASCII.
      let step = steps[Int(row) + Int(words.next(in: utf8, at: &position).graphemeClass)]
      row = step.row
      count += step.clusters
    }
    return min(count, stop)
  }

  /// Calls `body` with the UTF-8 offsets of each cluster until `body` returns false.
  @inline(__always)
  func forEach(in utf8: UnsafeBufferPointer<UInt8>, _ body: (_ start: Int, _ end: Int) -> Bool) {
    guard !utf8.isEmpty else { return }
    var (start, position) = (0, 0)
    var row = steps[Int(words.next(in: utf8, at: &position).graphemeClass)].row
    while position < utf8.count {
      let end = position
      let step = steps[Int(row) + Int(words.next(in: utf8, at: &position).graphemeClass)]
      row = step.row
      if step.clusters == 1 {
        guard body(start, end) else { return }
        start = end
      }
    }
    _ = body(start, utf8.count)
  }
}
