import JSONText
import RuleDocuments
import TextAutomata
import ValidationCore

/// Whether a text has a part that matches a pattern: by an automaton that answers for every text at once, or else by the
/// rule.
struct PatternMatch: ~Copyable {
  private let rule: SubschemaRules.MadeRule
  // None, or one: so it is read without counting a reference to it.
  private let pattern: FixedList<DeferredPattern>

  init(_ rule: SubschemaRules.MadeRule) {
    self.rule = rule
    pattern = FixedList([rule.pattern].compactMap(\.self))
  }

  @inline(__always)
  func accepts(_ text: JSONTapeValue) -> Bool {
    if pattern.count > 0, let isMatch = pattern.withElement(at: 0, { $0.acceptsAtOnce(text.utf8) }) {
      return isMatch
    }
    return acceptsByRule(text)
  }

  @inline(never)
  private func acceptsByRule(_ text: JSONTapeValue) -> Bool {
    var sink = ErrorSink(.verdict)
    rule.checks.run(on: text, &sink)
    return !sink.hasError
  }
}
