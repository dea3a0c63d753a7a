/// Rules in order on one view of a text.
///
/// `@unchecked Sendable` holds because the memory of the rules never changes. They are read in place: a rule that was
/// copied out of an array would cost a reference count for each text.
final class TextChain: TextRule, @unchecked Sendable {
  let questions: CodePointQuestions
  private let steps: UnsafeMutablePointer<Step>
  private let count: Int
  private let stopsAtFirst: Bool

  init(_ rules: [any TextRule], stopsAtFirst: Bool) {
    questions = rules.reduce(.none) { $0.union($1.questions) }
    count = rules.count
    self.stopsAtFirst = stopsAtFirst
    steps = .allocate(capacity: max(1, rules.count))
    for (index, rule) in rules.enumerated() { (steps + index).initialize(to: Step(rule)) }
  }

  deinit {
    steps.deinitialize(count: count)
    steps.deallocate()
  }

  func check(_ text: inout TextView, _ sink: inout ErrorSink) {
    for index in 0..<count {
      if stopsAtFirst {
        if sink.failing(in: { steps[index].check(&text, &$0) }) { return }
      } else {
        steps[index].check(&text, &sink)
        if sink.isDecided { return }
      }
    }
  }

  /// A rule of the chain; without copies, so that it is read where it is.
  private struct Step: ~Copyable {
    let rule: any TextRule
    /// What enforces the guarantees about the errors of the rule; nil if the rule does so itself.
    let truthful: TruthfulRule?

    init(_ rule: any TextRule) {
      truthful = rule as? TruthfulRule
      self.rule = truthful?.base ?? rule
    }

    func check(_ text: inout TextView, _ sink: inout ErrorSink) {
      let mark = sink.errors.count
      rule.check(&text, &sink)
      if sink.errors.count > mark { truthful?.correct(&sink, from: mark, text.utf8) }
    }
  }
}
