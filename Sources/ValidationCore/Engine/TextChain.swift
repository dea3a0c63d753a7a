/// Rules in order on one view of a text.
///
/// `@unchecked Sendable` holds because the rules never change. They are read in place: a rule that was copied out of an
/// array would cost a reference count for each text.
package final class TextChain: TextRule, @unchecked Sendable {
  package let questions: CodePointQuestions
  /// The test of the rules that have one.
  private let joined: TextTest
  private let steps: UnsafeMutablePointer<Step>
  private let count: Int
  /// The offsets of the rules that are not part of the joined test.
  private let untested: UnsafeMutableBufferPointer<Int>
  private let stopsAtFirst: Bool

  init(_ rules: [any TextRule], stopsAtFirst: Bool) {
    var (joined, untested) = (TextTest(), [Int]())
    for (offset, rule) in rules.enumerated() {
      if let test = rule.test, let both = joined.and(test) { joined = both } else { untested.append(offset) }
    }
    questions = rules.reduce(.none) { $0.union($1.questions) }
    count = rules.count
    steps = .allocate(capacity: max(1, count))
    for (offset, rule) in rules.enumerated() { (steps + offset).initialize(to: Step(rule)) }
    self.joined = joined
    self.untested = .allocate(capacity: untested.count)
    _ = self.untested.initialize(from: untested)
    self.stopsAtFirst = stopsAtFirst
  }

  deinit {
    steps.deinitialize(count: count)
    steps.deallocate()
    untested.deallocate()
  }

  package var test: TextTest? { untested.isEmpty ? joined : nil }

  /// Runs on text that is only bytes: well-formed UTF-8 that does not change until the end of the run.
  package func run(on utf8: UnsafeBufferPointer<UInt8>, _ sink: inout ErrorSink) {
    TextView.over(utf8, asking: questions) { check(&$0, &sink) }
  }

  package func check(_ text: inout TextView, _ sink: inout ErrorSink) {
    guard joined.passes(&text) else { return checkEach(&text, &sink) }
    for index in 0..<untested.count where !run(steps + untested[index], &text, &sink) { return }
  }

  /// Runs each rule whose own test the text does not pass.
  @inline(never)
  private func checkEach(_ text: inout TextView, _ sink: inout ErrorSink) {
    for offset in 0..<count {
      let step = steps + offset
      if step.pointee.isTested, step.pointee.test.passes(&text) { continue }
      if !run(step, &text, &sink) { return }
    }
  }

  /// Runs a rule; returns whether to run the rules after it.
  @inline(__always)
  private func run(
    _ step: UnsafeMutablePointer<Step>, _ text: inout TextView, _ sink: inout ErrorSink
  ) -> Bool {
    if stopsAtFirst { return !sink.failing(in: { step.pointee.check(&text, &$0) }) }
    step.pointee.check(&text, &sink)
    return !sink.isDecided
  }

  /// A rule of the chain; without copies, so that it is read where it is.
  private struct Step: ~Copyable {
    let rule: any TextRule
    let isTested: Bool
    /// The test of the rule, if it has one.
    let test: TextTest
    /// What enforces the guarantees about the errors of the rule; nil if the rule does so itself.
    let truthful: TruthfulRule?

    init(_ rule: any TextRule) {
      truthful = rule as? TruthfulRule
      isTested = rule.test != nil
      test = rule.test ?? TextTest()
      self.rule = truthful?.base ?? rule
    }

    func check(_ text: inout TextView, _ sink: inout ErrorSink) {
      let mark = sink.errors.count
      rule.check(&text, &sink)
      if sink.errors.count > mark { truthful?.correct(&sink, from: mark, text.utf8) }
    }
  }
}
