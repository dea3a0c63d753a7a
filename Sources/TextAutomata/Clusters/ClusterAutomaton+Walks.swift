// Walks over text; they allocate nothing and cannot fail.
extension ClusterAutomaton {
  /// Counts the clusters of a text, up to `stop`.
  func count(_ utf8: UnsafeBufferPointer<UInt8>, stop: Int) -> Int {
    var (count, position, row) = (0, 0, UInt16(0))
    if utf8.isEmpty { return 0 }
    while count < stop {
      if row == plain, utf8[position] < 0x80 {
        let length = PrintableASCII.prefix(of: utf8, from: position, limit: stop - count)
        count += length
        position += length
        if position == utf8.count { break }
      }
      // The code point that ended the run is not printable ASCII.
      let step = steps[Int(row) + Int(classes.next(in: utf8, at: &position))]
      row = step.row
      count += step.clusters
      if position == utf8.count { break }
    }
    return min(count, stop)
  }

  /// Calls `body` with the UTF-8 offsets of each cluster until `body` returns false.
  @inline(__always)
  func forEach(in utf8: UnsafeBufferPointer<UInt8>, _ body: (_ start: Int, _ end: Int) -> Bool) {
    guard !utf8.isEmpty else { return }
    var (start, position) = (0, 0)
    var row = steps[Int(classes.next(in: utf8, at: &position))].row
    while position < utf8.count {
      let end = position
      let step = steps[Int(row) + Int(classes.next(in: utf8, at: &position))]
      row = step.row
      if step.clusters == 1 {
        guard body(start, end) else { return }
        start = end
      }
    }
    _ = body(start, utf8.count)
  }
}
