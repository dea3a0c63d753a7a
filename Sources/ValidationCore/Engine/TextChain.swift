import Primitives

/// Rules in order on one view of a text.
///
/// Most texts are valid, which their bytes tell: by a test that is the join of the tests of the rules, and by the quick
/// checks of the rules without a test. A view is made for the other texts only.
///
/// `@unchecked Sendable` holds because the rules never change. They are read in place: a rule that was copied out of an
/// array would cost a reference count for each text.
package final class TextChain: TextRule, @unchecked Sendable {
  // What accepting a text reads comes first and together, as memory is fetched by lines.

  /// The quick check of the only rule, which alone accepts what the chain accepts; nil if there is more to ask.
  package let onlyCall: QuickCheck.Call?
  /// Valid texts: those of a list that pass all other rules too; nil if there is no list.
  ///
  /// Unmanaged, since reading it must not count a reference.
  private let valid: Unmanaged<ByteStringTable>?
  /// The rules that are not part of the joined test.
  private let untested: UnsafeMutableBufferPointer<Untested>
  /// The test of the rules that have one.
  private let joined: TextTest
  package let questions: CodePointQuestions
  private let count: Int
  private let steps: UnsafeMutablePointer<Step>
  private let stopsAtFirst: Bool
  /// The numbers of bytes of which every text is valid: none if the greatest is below the least.
  package let leastBytes: Int
  package let mostBytes: Int
  /// The whole check, if it is that the code points lack some flags.
  private let flags: QuickCheck?
  /// Whether each rule has a test or a quick check, so that the errors of a text are always the same.
  private let isQuick: Bool

  private struct Untested {
    /// The offset of the rule.
    let offset: Int
    let quick: QuickCheck.Call
    /// The greatest number of bytes of which the quick check is asked.
    private let mostBytes: Int

    init(_ offset: Int, _ step: borrowing Step) {
      (self.offset, quick, mostBytes) = (offset, step.quick, step.mostBytes)
    }

    @inline(__always)
    func accepts(_ utf8: UnsafeBufferPointer<UInt8>) -> Bool {
      utf8.count <= mostBytes && quick.accepts(utf8)
    }
  }

  init(_ rules: [any TextRule], stopsAtFirst: Bool) {
    var (joined, untested) = (TextTest(), [Untested]())
    count = rules.count
    steps = .allocate(capacity: max(1, count))
    var isQuick = true
    for (offset, rule) in rules.enumerated() {
      (steps + offset).initialize(to: Step(rule, isAlone: count == 1))
      if let test = rule.test, let both = joined.and(test) {
        joined = both
      } else {
        untested.append(Untested(offset, steps[offset]))
        if rule.test == nil, rule.quick == nil { isQuick = false }
      }
    }
    questions = rules.reduce(.none) { $0.union($1.questions) }
    self.joined = joined
    // The empty text has no code points of which something could be refused.
    let empty = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
    let byteCounts =
      untested.isEmpty ? joined.byteCounts ?? (joined.passes(empty, questions) ? 0...0 : nil) : nil
    (leastBytes, mostBytes) = byteCounts.map { ($0.lowerBound, $0.upperBound) } ?? (1, 0)
    self.untested = .allocate(capacity: untested.count)
    _ = self.untested.initialize(from: untested)
    // Where a rule has a quick check too, that accepts further texts.
    flags = untested.isEmpty && !(count == 1 && steps[0].hasQuick) ? Self.flagsCheck(joined, questions) : nil
    self.stopsAtFirst = stopsAtFirst
    self.isQuick = isQuick
    let listed = isQuick && rules.count > 1 ? rules.lazy.compactMap(\.listed).first : nil
    valid = listed.map { [steps, count, questions] listed in
      let valid = listed.filter { text in
        var sink = ErrorSink(.list)
        TextView.over(text, asking: questions) { view in
          for offset in 0..<count { steps[offset].check(&view, &sink) }
        }
        return sink.errors.isEmpty
      }
      return .passRetained(ByteStringTable(valid))
    }
    if let flags, valid == nil {
      onlyCall = flags.call
    } else if count == 1, untested.count == 1, steps[0].hasQuick {
      onlyCall = untested[0].quick
    } else {
      onlyCall = nil
    }
  }

  /// The check that a joined test of flags alone makes, without what other tests need.
  private static func flagsCheck(_ joined: TextTest, _ questions: CodePointQuestions) -> QuickCheck? {
    guard joined.isOfFlags, let lacks = questions.lacks else { return nil }
    return QuickCheck(RefusedFlags(joined.refusedFlags, questions.words, lacks)) { refused, utf8, count in
      refused.reading(RefusedFlags.self) { $0.lacks($0.words, utf8, count, $0.flags, nil) }
    }
  }

  private final class RefusedFlags: @unchecked Sendable {
    // Sendable: the words are never freed, and never change.
    let flags: UInt64
    let words: UnsafeRawPointer?
    let lacks: CodePointQuestions.LackFunction

    init(_ flags: UInt64, _ words: UnsafeRawPointer?, _ lacks: @escaping CodePointQuestions.LackFunction) {
      (self.flags, self.words, self.lacks) = (flags, words, lacks)
    }
  }

  deinit {
    steps.deinitialize(count: count)
    steps.deallocate()
    untested.deallocate()
    valid?.release()
  }

  package var test: TextTest? { untested.isEmpty ? joined : nil }

  package var quick: QuickCheck? {
    guard isQuick else { return nil }
    return QuickCheck(self) { chain, utf8, count in
      chain.reading(TextChain.self) { $0.accepts(UnsafeBufferPointer(start: utf8, count: count)) }
    }
  }

  /// Whether a text, well-formed UTF-8, is certainly valid.
  @inline(__always)
  package func accepts(_ utf8: UnsafeBufferPointer<UInt8>) -> Bool {
    onlyCall?.accepts(utf8) ?? acceptsByAll(utf8)
  }

  /// The same for several rules; not inlined, since a single call needs none of its registers.
  @inline(never)
  private func acceptsByAll(_ utf8: UnsafeBufferPointer<UInt8>) -> Bool {
    if let valid, valid._withUnsafeGuaranteedRef({ $0.offset(of: utf8) != nil }) { return true }
    // Of one rule, the quick check accepts some texts that do not pass the test.
    guard joined.passes(utf8, questions) else { return count == 1 && steps.pointee.quick.accepts(utf8) }
    for index in 0..<untested.count where !untested[index].accepts(utf8) { return false }
    return true
  }

  /// Runs on text that is only bytes: well-formed UTF-8 that does not change until the end of the run.
  ///
  /// - Parameter isRefused: Whether ``accepts(_:)`` was false for the text.
  package func run(on utf8: UnsafeBufferPointer<UInt8>, isRefused: Bool = false, _ sink: inout ErrorSink) {
    if !isRefused, accepts(utf8) { return }
    TextView.over(utf8, asking: questions) { find(in: &$0, &sink) }
  }

  @inline(__always)
  func run(onTextAt text: UnsafePointer<String>, _ sink: inout ErrorSink) {
    if !accepts(textAt: text) { find(inTextAt: text, &sink) }
  }

  /// Whether a text is certainly valid.
  @inline(__always)
  func accepts(textAt text: UnsafePointer<String>) -> Bool {
    text.withUncounted { $0.utf8.withContiguousStorageIfAvailable { accepts($0) } } ?? false
  }

  @inline(never)
  private func find(inTextAt text: UnsafePointer<String>, _ sink: inout ErrorSink) {
    TextView.over(textAt: text, asking: questions) { find(in: &$0, &sink) }
  }

  package func check(_ text: inout TextView, _ sink: inout ErrorSink) {
    if !accepts(text.utf8) { find(in: &text, &sink) }
  }

  /// Finds out what is wrong with a text, if anything is.
  @inline(never)
  private func find(in text: inout TextView, _ sink: inout ErrorSink) {
    // That the text is accepted has been tried already, and a test of one rule is all that there was to try.
    if count == 1 { return steps.pointee.check(&text, &sink) }
    guard joined.passes(&text) else { return checkEach(&text, &sink) }
    for rule in untested {
      if rule.accepts(text.utf8) { continue }
      if !run(steps + rule.offset, &text, &sink) { return }
    }
  }

  /// Runs each rule whose own test or quick check the text does not pass.
  @inline(never)
  private func checkEach(_ text: inout TextView, _ sink: inout ErrorSink) {
    for offset in 0..<count {
      let step = steps + offset
      if step.pointee.passes(&text) { continue }
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
    /// The quick check of the rule, and what it reads.
    let quick: QuickCheck.Call
    private let held: QuickCheck?
    var hasQuick: Bool { held != nil }
    /// The greatest number of bytes of which the quick check is asked: with other rules, the clusters of longer texts
    /// are counted by the walk that answers the questions of all.
    let mostBytes: Int
    private static let shortBytes = 256
    /// Whether the errors of the rule are corrected; if not, the rule itself enforces the guarantees about them.
    let isCorrected: Bool

    init(_ rule: any TextRule, isAlone: Bool) {
      let truthful = rule as? TruthfulRule
      isCorrected = truthful != nil
      isTested = rule.test != nil
      test = rule.test ?? TextTest()
      held = rule.quick
      mostBytes = isAlone || !rule.questions.countsClusters ? .max : Self.shortBytes
      quick = held?.call ?? .none
      self.rule = truthful?.base ?? rule
    }

    /// Whether the text passes the test or the quick check of the rule.
    func passes(_ text: inout TextView) -> Bool {
      isTested && test.passes(&text) || text.utf8.count <= mostBytes && quick.accepts(text.utf8)
    }

    func check(_ text: inout TextView, _ sink: inout ErrorSink) {
      let mark = sink.errors.count
      rule.check(&text, &sink)
      if isCorrected, sink.errors.count > mark { rule.correct(&sink, from: mark, text.utf8) }
    }
  }
}
