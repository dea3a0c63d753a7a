import ValidationCore

/// A duration that others are compared with.
struct DurationLimit: Sendable {
  let text: String
  private let ends: [DurationLength.End]

  /// - Throws: An error that names an argument if its text cannot be a limit.
  init(_ text: String, at name: String) throws(ImpossibleRule) {
    var copy = text
    let ends = copy.withUTF8 { utf8 -> [DurationLength.End]? in
      var length: DurationLength? = DurationLength()
      let fault = DurationRule.fault(in: utf8, .iso8601, measuring: &length)
      guard fault == nil, let length, length.isLimit else { return nil }
      return (0..<DurationLength.startCount).map { length.end(from: $0, utf8) }
    }
    guard let ends else {
      throw ImpossibleRule(
        at: name, "\(RuleValue.text(text)) is not a duration that can be a limit",
        expected:
          "a duration of ISO 8601 of whole months and years, such as \"PT1H30M\", of at most 27 million years"
      )
    }
    (self.text, self.ends) = (text, ends)
  }

  /// Whether a duration is at least as long as the limit, whatever the month in which it begins.
  func isReached(by length: DurationLength, _ utf8: UnsafeBufferPointer<UInt8>) -> Bool {
    for start in ends.indices where length.end(from: start, utf8) < ends[start] { return false }
    return true
  }

  /// Whether a duration is at most as long as the limit, whatever the month in which it begins.
  func isKept(by length: DurationLength, _ utf8: UnsafeBufferPointer<UInt8>) -> Bool {
    for start in ends.indices where length.end(from: start, utf8) > ends[start] { return false }
    return true
  }

  /// Whether the limit is at most as long as another one, whatever the month in which both begin.
  func isWithin(_ other: DurationLimit) -> Bool {
    for start in ends.indices where ends[start] > other.ends[start] { return false }
    return true
  }
}
