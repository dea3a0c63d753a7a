import ICU
import Primitives

/// The boundaries of the grapheme clusters of a text, looked up by UTF-16 offset.
///
/// The two characters next to most of them decide. Only if more of the text decides (emoji joined by ZWJ, flags, Indic
/// conjuncts) are the clusters before it found; and those of the whole text, once, where offsets do not ascend.
struct ClusterBoundaries {
  private let utf8: UnsafeBufferPointer<UInt8>
  private let utf16: UnsafeBufferPointer<UInt16>
  private var offsets: [Int]?
  /// The last cluster that was found, in UTF-16 and at its end in UTF-8.
  private var cluster = (start: 0, end: 0, utf8End: 0)

  init(_ utf8: UnsafeBufferPointer<UInt8>, _ utf16: UnsafeBufferPointer<UInt16>) {
    (self.utf8, self.utf16) = (utf8, utf16)
  }

  /// Whether there is a boundary at an offset.
  mutating func contains(_ offset: Int) throws(ICUError) -> Bool {
    try first(from: offset, through: offset) != nil
  }

  /// The first boundary within a range.
  mutating func first(from start: Int, through end: Int) throws(ICUError) -> Int? {
    if start == 0 || start == utf16.count { return start }
    switch localAnswer(at: start) {
    case true?: return start
    case false? where start == end: return nil
    default: break
    }
    if start >= cluster.start {
      let boundary = try boundary(from: start)
      return boundary <= end ? boundary : nil
    }
    let offsets = try allOffsets()
    var (low, high) = (0, offsets.count)
    while low < high {
      let middle = (low + high) / 2
      if offsets[middle] < start { low = middle + 1 } else { high = middle }
    }
    return low < offsets.count && offsets[low] <= end ? offsets[low] : nil
  }

  /// Whether there is a boundary between two characters, if these two alone decide (UAX #29, GB3 to GB5, GB9, GB9a and
  /// GB999).
  private func localAnswer(at offset: Int) -> Bool? {
    let (before, after) = (utf16[offset - 1], utf16[offset])
    if UTF16.isTrailSurrogate(after) { return false }
    if before < 0x80, after < 0x80 { return !(before == 0x0D && after == 0x0A) }
    if UTF16.isTrailSurrogate(before) || UTF16.isLeadSurrogate(after) { return nil }
    let isOther = [before, after].allSatisfy {
      Unicode.Scalar($0).map { ScalarProperties($0).hasGraphemeBreakOther } ?? false
    }
    return isOther ? true : nil
  }

  /// The first boundary from an offset on that is not before the last cluster that was found.
  private mutating func boundary(from start: Int) throws(ICUError) -> Int {
    if start == cluster.start { return start }
    if start > cluster.end {
      let rest = UnsafeBufferPointer(rebasing: utf8[cluster.utf8End...])
      let base = cluster.utf8End
      var found = cluster
      try GraphemeClusters.forEach(in: rest) { from, to in
        found = (found.end, found.end + Self.units(in: rest[from..<to]), base + to)
        return found.end < start
      }
      cluster = found
    }
    return start == cluster.start ? start : cluster.end
  }

  /// The number of UTF-16 code units of well-formed UTF-8.
  private static func units(in utf8: Slice<UnsafeBufferPointer<UInt8>>) -> Int {
    utf8.reduce(0) { $0 + (UTF8Decoding.isLead($1) ? $1 >= 0xF0 ? 2 : 1 : 0) }
  }

  private mutating func allOffsets() throws(ICUError) -> [Int] {
    if let offsets { return offsets }
    var offsets = [0]
    try GraphemeClusters.forEach(in: utf8) { start, end in
      offsets.append((offsets.last ?? 0) + Self.units(in: utf8[start..<end]))
      return true
    }
    self.offsets = offsets
    return offsets
  }
}
