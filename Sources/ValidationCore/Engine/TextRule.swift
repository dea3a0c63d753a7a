/// A rule for text that reads the shared view instead of a separate `String`.
package protocol TextRule: Sendable {
  /// Reports what is wrong with the text; reports nothing for a valid one.
  ///
  /// Most texts are valid, and many rules can detect that with a quick check, which runs first and allocates nothing.
  func check(_ text: inout TextView, _ sink: inout ErrorSink)

  /// What the rule asks about code points; always the same.
  ///
  /// A chain answers the questions of all its rules together. A rule that does not declare what it asks costs one more
  /// walk over the text.
  var questions: CodePointQuestions { get }

  /// A test that only texts pass which the rule accepts; nil if there is none. Always the same.
  ///
  /// The questions must include what it asks about code points.
  var test: TextTest? { get }

  /// A check that only texts pass which the rule accepts; nil if there is none. A rule with a test has one only for texts
  /// that do not pass that.
  var quick: QuickCheck? { get }

  /// Texts of which each valid text is one, if they are few; nil if there is no such list.
  var listed: [String]? { get }
}

extension TextRule {
  package var questions: CodePointQuestions { .none }
  package var test: TextTest? { nil }
  package var quick: QuickCheck? { nil }
  package var listed: [String]? { nil }

  /// Whether the rule finds nothing wrong with text that is only bytes: that of a suggestion, without a chain for it.
  package func accepts(utf8: UnsafeBufferPointer<UInt8>) -> Bool {
    var sink = ErrorSink(.verdict)
    TextView.over(utf8, asking: questions) { check(&$0, &sink) }
    return !sink.hasError
  }

  /// Whether the rule finds nothing wrong with a suggestion.
  package func accepts(_ suggestion: SuggestionBytes) -> Bool {
    suggestion.withUTF8 { accepts(utf8: $0) }
  }
}

/// A rule for text as a validation stores it.
///
/// An object, since it is passed on for every text: a rule itself would be copied.
final class HeldTextRule: Sendable {
  let rule: any TextRule
  /// The rule alone, or the rule itself if it is a chain.
  let chain: TextChain

  init(_ rule: any TextRule) {
    self.rule = rule
    chain = rule as? TextChain ?? TextChain([rule], stopsAtFirst: false)
  }
}

/// Accepts every text.
struct NoTextRule: TextRule {
  var test: TextTest? { TextTest() }

  func check(_ text: inout TextView, _ sink: inout ErrorSink) {}
}

/// A validation for `String` as a member of a chain of text rules.
struct StringRule: TextRule {
  let run: @Sendable (String, inout ErrorSink) -> Void

  func check(_ text: inout TextView, _ sink: inout ErrorSink) {
    run(text.string, &sink)
  }
}

/// A text rule whose errors are changed.
struct AdjustedTextRule: TextRule {
  let base: any TextRule
  let adjustment: Adjustment

  func check(_ text: inout TextView, _ sink: inout ErrorSink) {
    adjustment.apply(to: &sink) { base.check(&text, &$0) }
  }

  var questions: CodePointQuestions { base.questions }
  var test: TextTest? { base.test }
  var quick: QuickCheck? { base.quick }
  var listed: [String]? { base.listed }
}
