/// A walk over the extended grapheme clusters of UAX #29 that asks ICU only where it must.
///
/// Between two code points that each break from anything but an extension, there is always a boundary. So a
/// cluster of one such code point before another needs no rules; anything else goes to ICU until eight such
/// clusters in a row show that the difficult part is over.
enum GraphemeClusters {
  /// Code points that always break from one another: Grapheme_Cluster_Break Other, Control, LV and LVT.
  ///
  /// Marks, joiners, jamo, regional indicators and prepended marks are not among them, so no rule of UAX #29
  /// that forbids a break (GB6 to GB13) can tie two of them together.
  private static let separable = Result { () throws(ICUError) in
    try CodePointSet(#"[\p{GCB=Other}\p{GCB=Control}\p{GCB=LV}\p{GCB=LVT}]"#)
  }

  /// Calls `body` with the UTF-8 offsets of each cluster until it answers false.
  @inline(__always)
  static func forEach(
    in utf8: UnsafeBufferPointer<UInt8>,
    _ body: (_ start: Int, _ end: Int) -> Bool
  ) throws(ICUError) {
    guard !utf8.isEmpty else { return }
    let separable = try separable.get()
    var start = 0
    var current = UTF8Decoding.codePoint(in: utf8, at: 0)
    while true {
      if current.value < 0x80 || separable.contains(current.value) {
        guard current.end < utf8.count else {
          _ = body(start, current.end)
          return
        }
        var next = UTF8Decoding.codePoint(in: utf8, at: current.end)
        if next.value < 0x80 || separable.contains(next.value) {
          var end = current.end
          if next.value == 0x0A, current.value == 0x0D {
            // CR LF is the one cluster of two separable code points.
            end = next.end
            guard end < utf8.count else {
              _ = body(start, end)
              return
            }
            next = UTF8Decoding.codePoint(in: utf8, at: end)
          }
          guard body(start, end) else { return }
          start = end
          current = next
          continue
        }
      }
      start = try forEachByRules(in: utf8, from: start, separable, body)
      guard start < utf8.count else { return }
      current = UTF8Decoding.codePoint(in: utf8, at: start)
    }
  }

  /// Walks by ICU's rules from the start of a cluster; returns where the quick walk can go on, or the end.
  private static func forEachByRules(
    in utf8: UnsafeBufferPointer<UInt8>,
    from origin: Int,
    _ separable: CodePointSet,
    _ body: (_ start: Int, _ end: Int) -> Bool
  ) throws(ICUError) -> Int {
    let rest = UnsafeBufferPointer(rebasing: utf8[origin...])
    return try BreakIterator.on(rest, .graphemes) { (iterator) throws(ICUError) in
      var start = origin
      var separableClusters = 0
      while let boundary = iterator.next() {
        let end = origin + boundary
        guard body(start, end) else { return utf8.count }
        let first = UTF8Decoding.codePoint(in: utf8, at: start)
        if first.end == end, first.value < 0x80 || separable.contains(first.value) {
          separableClusters += 1
          if separableClusters == 8 { return end }
        } else {
          separableClusters = 0
        }
        start = end
      }
      return utf8.count
    }
  }
}
