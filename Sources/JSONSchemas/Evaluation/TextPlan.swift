import ICU
import JSONText
import Primitives
import RuleDocuments
import TextAutomata
import ValidationCore

/// The keywords for texts: lengths and patterns in place, and everything else as a chain of rules.
struct TextPlan: ~Copyable {
  /// The least and the greatest number of code points.
  let minimum: Int
  let maximum: Int
  let patterns: FixedList<PatternMatch>
  /// The other rules; none, or one chain.
  let others: FixedList<ValueRuleChecks>

  /// - Parameter rules: The rules of keywords for texts.
  init(_ rules: [SubschemaRules.KeywordRule]) {
    var (minimum, maximum) = (0, Int.max)
    var (patterns, others) = ([SubschemaRules.MadeRule](), [ValueRule]())
    for rule in rules {
      let limit = rule.arguments.lazy.compactMap { Int($0.value.number ?? "") }.first
      if rule.keyword == "minLength", let limit {
        minimum = max(minimum, limit)
      } else if rule.keyword == "maxLength", let limit {
        maximum = min(maximum, limit)
      } else if rule.keyword == "pattern" {
        patterns.append(rule.made)
      } else {
        others.append(rule.made.rule)
      }
    }
    (self.minimum, self.maximum) = (minimum, maximum)
    self.patterns = FixedList(count: patterns.count) { PatternMatch(patterns[$0]) }
    self.others = FixedList(count: others.isEmpty ? 0 : 1) { _ in ValueRuleChecks(.chain(of: others)) }
  }

  /// Whether a text is accepted.
  func accept(_ value: JSONTapeValue) -> Bool {
    let text = value.utf8
    // A code point has one to four bytes.
    if text.count > maximum || (text.count &+ 3) / 4 < minimum {
      let count = text.codePointCount
      guard count >= minimum, count <= maximum else { return false }
    }
    for index in 0..<patterns.count where !patterns.elements[index].accepts(value) { return false }
    guard others.count > 0 else { return true }
    var sink = ErrorSink(.verdict)
    others.elements.pointee.run(on: value, &sink)
    return !sink.hasError
  }
}
