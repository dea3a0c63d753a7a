import ICU
import JSONText
import RuleDocuments
import TextAutomata
import ValidationCore

/// The keywords for texts: lengths and patterns in place, and everything else as a chain of rules.
struct TextPlan: ~Copyable {
  /// The least and the greatest number of code points.
  let minimum: Int
  let maximum: Int
  /// Patterns that are decided by one walk over the text.
  let patterns: FixedList<PatternAutomaton>
  /// The other rules.
  let others: ValueRuleChecks
  let hasOthers: Bool

  /// - Parameter rules: The rules of keywords for texts.
  init(_ rules: [SubschemaRules.KeywordRule]) {
    var (minimum, maximum) = (0, Int.max)
    var (patterns, others) = ([PatternAutomaton](), [ValueRule]())
    for rule in rules {
      let limit = rule.arguments.lazy.compactMap { Int($0.value.number ?? "") }.first
      if rule.keyword == "minLength", let limit {
        minimum = max(minimum, limit)
      } else if rule.keyword == "maxLength", let limit {
        maximum = min(maximum, limit)
      } else if rule.keyword == "pattern", let automaton = rule.automaton {
        patterns.append(automaton)
      } else {
        others.append(rule.rule)
      }
    }
    (self.minimum, self.maximum) = (minimum, maximum)
    self.patterns = FixedList(patterns)
    hasOthers = !others.isEmpty
    self.others = ValueRuleChecks(.chain(of: others))
  }

  /// Whether a text is accepted.
  func accept(_ value: JSONTapeValue) -> Bool {
    let text = value.utf8
    // A code point has one to four bytes.
    if text.count > maximum || (text.count &+ 3) / 4 < minimum {
      let count = text.codePointCount
      guard count >= minimum, count <= maximum else { return false }
    }
    for index in 0..<patterns.count
    where patterns.withElement(at: index, { $0.acceptsAtOnce(text) }) != true {
      return false
    }
    guard hasOthers else { return true }
    var sink = ErrorSink(.verdict)
    others.run(on: value, &sink)
    return !sink.hasError
  }
}

extension SubschemaRules.KeywordRule {
  /// The automaton of a pattern that answers for every text at once; nil if there is none. A pattern that cannot be
  /// compiled has been reported when the schema was read.
  var automaton: PatternAutomaton? {
    guard pattern != nil, let text = arguments.first(where: { $0.key == "pattern" })?.value.string,
      case .automaton(let automaton)? = try? CompiledPattern.compiled(
        text, options: [], extent: .part, limits: RegularExpression.Limits(deadline: .milliseconds(50))),
      automaton.isDeterminized
    else { return nil }
    return automaton
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The number of code points of well-formed UTF-8.
  fileprivate var codePointCount: Int {
    guard let start = UnsafeRawPointer(baseAddress) else { return 0 }
    var (continuing, offset) = (0, 0)
    while offset + 8 <= count {
      let word = start.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      continuing += (word >> 7 & ~(word >> 6) & 0x0101_0101_0101_0101).nonzeroBitCount
      offset += 8
    }
    while offset < count {
      if self[offset] & 0xC0 == 0x80 { continuing += 1 }
      offset += 1
    }
    return count - continuing
  }
}
