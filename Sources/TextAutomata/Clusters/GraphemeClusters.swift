import ICU

/// The extended grapheme clusters of UAX #29, in the Unicode version of the linked ICU.
///
/// ICU's automaton over UTF-8 finds them if it is known to be right (in ICU 70, 72, 76 and 78). Otherwise a break
/// iterator gives the same results 6 to 20 times slower, and some hundreds of times slower for long ASCII. Without an
/// automaton (`by: nil`), the results are the reference for tests.
enum GraphemeClusters {
  /// Counts clusters, up to `stop`.
  static func count(
    _ utf8: UnsafeBufferPointer<UInt8>,
    stop: Int,
    by automaton: ClusterAutomaton? = .shared
  ) throws(ICUError) -> Int {
    if let automaton { return automaton.count(utf8, stop: stop) }
    var count = 0
    try forEachByIterator(in: utf8) { _, _ in
      count += 1
      return count < stop
    }
    return min(count, stop)
  }

  /// Calls `body` with the UTF-8 offsets of each cluster until `body` returns false.
  @inline(__always)
  static func forEach(
    in utf8: UnsafeBufferPointer<UInt8>,
    by automaton: ClusterAutomaton? = .shared,
    _ body: (_ start: Int, _ end: Int) -> Bool
  ) throws(ICUError) {
    guard let automaton else { return try forEachByIterator(in: utf8, body) }
    automaton.forEach(in: utf8, body)
  }

  private static func forEachByIterator(
    in utf8: UnsafeBufferPointer<UInt8>,
    _ body: (_ start: Int, _ end: Int) -> Bool
  ) throws(ICUError) {
    guard !utf8.isEmpty else { return }
    try BreakIterator.on(utf8, .graphemes) { (iterator) throws(ICUError) in
      var start = 0
      while let end = iterator.next(), body(start, end) { start = end }
    }
  }
}
