/// Rules in order on one view of a text.
///
/// `@unchecked Sendable` holds because the memory of the rules never changes. They are read in place: a rule that was
/// copied out of an array would cost a reference count for each text.
final class TextChain: TextRule, @unchecked Sendable {
  private struct Step {
    let rule: any TextRule
    /// What enforces the guarantees about the errors of the rule; nil if the rule does so itself.
    let truthful: TruthfulRule?
  }

  let questions: CodePointQuestions
  private let steps: UnsafeMutablePointer<Step>
  private let count: Int
  private let stopsAtFirst: Bool

  init(_ rules: [any TextRule], stopsAtFirst: Bool) {
    questions = rules.reduce(.none) { $0.union($1.questions) }
    count = rules.count
    self.stopsAtFirst = stopsAtFirst
    steps = .allocate(capacity: max(1, rules.count))
    for (index, rule) in rules.enumerated() {
      let truthful = rule as? TruthfulRule
      (steps + index).initialize(to: Step(rule: truthful?.base ?? rule, truthful: truthful))
    }
  }

  deinit {
    steps.deinitialize(count: count)
    steps.deallocate()
  }

  func check(_ text: inout TextView, _ sink: inout ErrorSink) {
    for index in 0..<count {
      if stopsAtFirst {
        if sink.failing(in: { run(index, &text, &$0) }) { return }
      } else {
        run(index, &text, &sink)
        if sink.isDecided { return }
      }
    }
  }

  @inline(__always)
  private func run(_ index: Int, _ text: inout TextView, _ sink: inout ErrorSink) {
    let mark = sink.errors.count
    steps[index].rule.check(&text, &sink)
    if sink.errors.count > mark, let truthful = steps[index].truthful {
      truthful.correct(&sink, from: mark, text.utf8)
    }
  }
}
