import ValidationCore

/// The places of characters that a rule refuses.
struct OffendingScalars {
  var first: Unicode.Scalar?
  private(set) var ranges: FaultRanges = []
  /// Limits the size of the error for a hostile text with a million faults.
  static let maximumRanges = FaultRanges.most

  /// Adds one character; adjacent ones share a range.
  mutating func insert(_ element: UTF8Scalars.Element) { insert(element.scalar, element.range) }

  /// Adds a character by the bytes that it has in the text.
  mutating func insert(_ scalar: Unicode.Scalar, _ range: Range<Int>) {
    first = first ?? scalar
    if ranges.count < Self.maximumRanges || ranges.last?.upperBound == range.lowerBound {
      ranges.appendJoining(range)
    }
  }
}

extension TextView {
  /// The text without the characters for which `isRemoved` is true.
  func removing(where isRemoved: (UTF8Scalars.Element) -> Bool) -> SuggestionBytes {
    var kept = SuggestionBytes(capacity: utf8.count)
    var start = 0
    for element in scalars where isRemoved(element) {
      kept.append(contentsOf: utf8[start..<element.range.lowerBound])
      start = element.range.upperBound
    }
    kept.append(contentsOf: utf8[start...])
    return kept
  }

  /// The text with each character replaced by the result of `change`.
  func mapping(_ change: (Unicode.Scalar) -> Unicode.Scalar) -> SuggestionBytes {
    var changed = SuggestionBytes(capacity: utf8.count)
    for element in scalars { changed.append(change(element.scalar)) }
    return changed
  }
}
