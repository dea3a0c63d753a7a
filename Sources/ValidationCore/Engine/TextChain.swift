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

  package func check(_ text: inout TextView, _ sink: inout ErrorSink) {
    if joined.passes(&text) {
      for index in 0..<untested.count where !run(untested[index], &text, &sink) { return }
    } else {
      for offset in 0..<count where !run(offset, &text, &sink) { return }
    }
  }

  /// Runs the rule at an offset; returns whether to run the rules after it.
  @inline(__always)
  private func run(_ offset: Int, _ text: inout TextView, _ sink: inout ErrorSink) -> Bool {
    if let test = steps[offset].test, test.passes(&text) { return true }
    if stopsAtFirst { return !sink.failing(in: { steps[offset].check(&text, &$0) }) }
    steps[offset].check(&text, &sink)
    return !sink.isDecided
  }

  /// A rule of the chain; without copies, so that it is read where it is.
  private struct Step: ~Copyable {
    let rule: any TextRule
    let test: TextTest?
    /// What enforces the guarantees about the errors of the rule; nil if the rule does so itself.
    let truthful: TruthfulRule?

    init(_ rule: any TextRule) {
      truthful = rule as? TruthfulRule
      test = rule.test
      self.rule = truthful?.base ?? rule
    }

    func check(_ text: inout TextView, _ sink: inout ErrorSink) {
      let mark = sink.errors.count
      rule.check(&text, &sink)
      if sink.errors.count > mark { truthful?.correct(&sink, from: mark, text.utf8) }
    }
  }
}
