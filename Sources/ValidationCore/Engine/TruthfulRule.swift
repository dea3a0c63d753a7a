import Primitives

/// A text rule whose errors satisfy what ``ValidationError`` guarantees about ranges and suggestions, so that
/// individual rules do not have to.
///
/// - A range is within the text, and begins and ends between code points.
/// - A suggestion differs from the given text, is not empty, and is accepted by the rule.
///
/// There is a cost only if errors are listed: one more run of the rule for a suggestion, on a text of limited length.
struct TruthfulRule: TextRule {
  // Not a type parameter: generic code would copy the rule for every text.
  let base: any TextRule

  init(_ base: some TextRule) { self.base = base }

  var questions: CodePointQuestions { base.questions }
  var test: TextTest? { base.test }
  var quick: QuickCheck? { base.quick }
  var listed: [String]? { base.listed }

  func check(_ text: inout TextView, _ sink: inout ErrorSink) {
    let mark = sink.errors.count
    base.check(&text, &sink)
    if sink.errors.count > mark { base.correct(&sink, from: mark, text.utf8) }
  }
}

/// The maximum length in bytes of a text for which a suggestion is made.
private let longestText = 65_536

extension TextRule {
  /// Corrects the ranges and suggestions of the errors that the rule reported from an offset on.
  func correct(_ sink: inout ErrorSink, from mark: Int, _ utf8: UnsafeBufferPointer<UInt8>) {
    guard sink.showsText(from: mark) else { return }
    // Several errors of a rule often have the same suggestion.
    var accepted: String?
    let hasSeveral = sink.errors.count > mark + 1
    sink.adjust(from: mark) { error in
      if !error.rangesAllSatisfy({ utf8.scalarBounds(of: $0) == $0 }) {
        error.faultRanges = utf8.scalarBounds(of: error.faultRanges)
      }
      let isAccepted = error.withSuggestion { suggestion in
        accepted?.hasSameBytes(as: suggestion) == true || isTrue(suggestion, utf8)
      }
      if isAccepted == false { error.suggestion = nil }
      if isAccepted == true, hasSeveral { accepted = error.suggestion }
    }
  }

  private func isTrue(
    _ suggestion: UnsafeBufferPointer<UInt8>, _ utf8: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    guard utf8.count <= longestText, !suggestion.isEmpty, !suggestion.hasSameBytes(as: utf8) else {
      return false
    }
    var sink = ErrorSink(.verdict)
    TextView.over(suggestion, asking: questions) { check(&$0, &sink) }
    return !sink.hasError
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// A range of well-formed UTF-8, widened to whole code points and cut to the text.
  fileprivate func scalarBounds(of range: Range<Int>) -> Range<Int> {
    func isWithin(_ offset: Int) -> Bool { offset < count && self[offset] & 0xC0 == 0x80 }
    var lower = Swift.min(Swift.max(range.lowerBound, 0), count)
    var upper = Swift.min(Swift.max(range.upperBound, 0), count)
    while isWithin(lower) { lower -= 1 }
    while isWithin(upper) { upper += 1 }
    return lower..<upper
  }

  /// The ranges, widened in this way; ranges that are then in the same code point become one.
  fileprivate func scalarBounds(of ranges: FaultRanges) -> FaultRanges {
    var widened = FaultRanges()
    for index in 0..<ranges.count {
      let bounds = scalarBounds(of: ranges[index])
      if let last = widened.last, bounds.lowerBound < last.upperBound {
        widened.extendLast(to: bounds.upperBound)
      } else {
        widened.append(bounds)
      }
    }
    return widened
  }
}
