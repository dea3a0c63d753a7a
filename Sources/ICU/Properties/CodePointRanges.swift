import CICUShim

/// A set of code points as sorted ranges that neither overlap nor touch.
package struct CodePointRanges: Hashable, Sendable {
  package static let everything = CodePointRanges(0...0x10_FFFF)
  package static let empty = CodePointRanges(sorted: [])

  package private(set) var ranges: [ClosedRange<UInt32>]

  package init(_ range: ClosedRange<UInt32>) { ranges = [range] }

  package init(_ codePoints: UInt32...) {
    self.init(uniting: codePoints.map { $0...$0 })
  }

  package init(uniting ranges: [ClosedRange<UInt32>]) {
    var united: [ClosedRange<UInt32>] = []
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = united.last, range.lowerBound <= last.upperBound &+ 1 {
        united[united.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
      } else {
        united.append(range)
      }
    }
    self.ranges = united
  }

  private init(sorted ranges: [ClosedRange<UInt32>]) { self.ranges = ranges }

  /// The set that ICU reads from UnicodeSet notation, such as `[\p{L}]`.
  package init(notation: String) throws(ICUError) {
    try self.init { status in
      TextBuffers.withUTF8(of: notation) { utf8 in
        utf8.baseAddress.flatMap { icushim_set_open($0, Int64(utf8.count), &status) }
      }
    }
  }

  private init(_ open: (inout Int32) -> OpaquePointer?) throws(ICUError) {
    var status: Int32 = 0
    guard let set = open(&status) else {
      throw ICUError(status: status, operation: "build set of code points")
    }
    defer { icushim_set_close(set) }
    ranges = (0..<icushim_set_range_count(set)).map { index in
      var (first, last) = (UInt32(0), UInt32(0))
      icushim_set_range(set, index, &first, &last)
      return first...last
    }
  }

  /// The code points that are not in the set.
  package var complement: CodePointRanges {
    var gaps: [ClosedRange<UInt32>] = []
    var start: UInt32 = 0
    for range in ranges {
      if range.lowerBound > start { gaps.append(start...range.lowerBound - 1) }
      start = range.upperBound + 1
    }
    if start <= 0x10_FFFF { gaps.append(start...0x10_FFFF) }
    return CodePointRanges(sorted: gaps)
  }

  package func union(_ other: CodePointRanges) -> CodePointRanges {
    CodePointRanges(uniting: ranges + other.ranges)
  }

  /// The set with every code point that equals one of its members when case is ignored (UnicodeSet's closeOver).
  package func closedOverCase() throws(ICUError) -> CodePointRanges {
    let bounds = ranges.flatMap { [$0.lowerBound, $0.upperBound] }
    return try CodePointRanges { status in
      bounds.withUnsafeBufferPointer { bounds in
        guard let address = bounds.baseAddress else {
          return withUnsafePointer(to: 0) { icushim_set_open_case_closed($0, 0, &status) }
        }
        return icushim_set_open_case_closed(address, Int64(bounds.count / 2), &status)
      }
    }
  }

  /// The code point, if the set has exactly one.
  package var single: UInt32? {
    guard ranges.count == 1, let range = ranges.first, range.count == 1 else { return nil }
    return range.lowerBound
  }

  package func contains(_ codePoint: UInt32) -> Bool { ranges.contains { $0.contains(codePoint) } }
}
