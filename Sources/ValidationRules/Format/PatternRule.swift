import ICU
import TextAutomata
import ValidationCore

/// Matches a text against a compiled pattern: with an automaton over its UTF-8 if the pattern allows one, otherwise
/// with ICU over the UTF-16 that the chain shares.
///
/// The verdict and place are functions of the pattern and the text. The clock decides only one thing: whether the
/// text is refused because its deadline passed.
struct PatternRule: TextRule {
  /// How the pattern is held.
  private enum Source {
    case compiled(CompiledPattern)
    case deferred(DeferredPattern)
  }

  private let source: Source
  /// The automaton, if it answers for every text at once.
  private let table: PatternAutomaton?
  private let limits: RegularExpression.Limits
  private let finds: Bool
  private let forbids: Bool
  /// The arguments of each error, which do not depend on the text.
  private let facts: SharedArguments

  init(
    _ pattern: String,
    _ options: PatternOptions,
    _ deadline: Duration,
    forbids: Bool
  ) throws(PatternError) {
    limits = RegularExpression.Limits(deadline: deadline)
    finds = options.contains(.find)
    self.forbids = forbids
    let compiled: CompiledPattern
    do {
      compiled = try CompiledPattern.compiled(
        pattern, options: options.regularExpression, extent: options.contains(.find) ? .part : .whole,
        limits: limits)
    } catch { throw PatternError(error) }
    if case .automaton(let automaton) = compiled, automaton.isDeterminized {
      table = automaton
    } else {
      table = nil
    }
    source = .compiled(compiled)
    facts = SharedArguments(with: ["pattern": .text(pattern)])
  }

  /// Makes a rule whose pattern is compiled when a text first needs it.
  ///
  /// - Parameter text: The pattern as errors show it.
  init(
    _ pattern: DeferredPattern, _ text: String, finds: Bool, _ limits: RegularExpression.Limits
  ) {
    source = .deferred(pattern)
    table = nil
    self.limits = limits
    self.finds = finds
    forbids = false
    facts = SharedArguments(with: ["pattern": .text(text)])
  }

  static func matching(
    _ pattern: String, _ options: PatternOptions, _ deadline: Duration
  ) throws(ImpossibleRule) -> PatternRule {
    do { return try PatternRule(pattern, options, deadline, forbids: false) } catch {
      throw ImpossibleRule(error)
    }
  }

  static func refusing(
    _ pattern: String, _ options: PatternOptions, _ deadline: Duration
  ) throws(ImpossibleRule) -> PatternRule {
    do { return try PatternRule(pattern, options, deadline, forbids: true) } catch {
      throw ImpossibleRule(error)
    }
  }

  var quick: QuickCheck? {
    guard let table else { return nil }
    if forbids {
      return QuickCheck(table) { table, utf8, count in
        table.reading(PatternAutomaton.self) {
          $0.acceptsAtOnce(UnsafeBufferPointer(start: utf8, count: count)) == false
        }
      }
    }
    return QuickCheck(table) { table, utf8, count in
      table.reading(PatternAutomaton.self) {
        $0.acceptsAtOnce(UnsafeBufferPointer(start: utf8, count: count)) == true
      }
    }
  }

  func check(_ text: inout TextView, _ sink: inout ErrorSink) {
    do throws(RegularExpression.MatchError) {
      let pattern =
        switch source {
        case .compiled(let pattern): pattern
        case .deferred(let pattern): try pattern.now()
        }
      switch pattern {
      case .automaton(let automaton): try check(&text, by: automaton, &sink)
      case .backtracking(let expression): try check(&text, by: expression, &sink)
      }
    } catch {
      sink.report(limitError(error))
    }
  }

  private func check(
    _ text: inout TextView,
    by automaton: PatternAutomaton,
    _ sink: inout ErrorSink
  ) throws(RegularExpression.MatchError) {
    if !forbids, !finds {
      guard let place = try automaton.failure(in: text.utf8, deadline: limits.deadline) else { return }
      return sink.report(error(.formatMismatch, text.scalarRange(at: place)))
    }
    guard try automaton.accepts(text.utf8, deadline: limits.deadline) == forbids else { return }
    if !forbids {
      // With `find`, a failure has no position.
      sink.report(error(.formatMismatch, nil))
    } else if finds {
      let match = try automaton.firstMatch(in: text.utf8, deadline: limits.deadline)
      sink.report(error(.formatForbidden, match))
    } else {
      sink.report(error(.formatForbidden, 0..<text.utf8.count))
    }
  }

  private func check(
    _ text: inout TextView,
    by expression: RegularExpression,
    _ sink: inout ErrorSink
  ) throws(RegularExpression.MatchError) {
    let utf16 = text.utf16
    let match =
      if finds { try expression.find(in: utf16) } else {
        try expression.matchesWhole(utf16) ? 0..<utf16.count : nil
      }
    if forbids, let match {
      sink.report(error(.formatForbidden, in: text, match))
    } else if !forbids, match == nil {
      let place = try place(of: utf16, by: expression)
      sink.report(error(.formatMismatch, in: text, place))
    }
  }

  /// The code unit at which a whole match failed; nil for `find`, where a failure has no position.
  private func place(
    of utf16: UnsafeBufferPointer<UInt16>,
    by expression: RegularExpression
  ) throws(RegularExpression.MatchError) -> Range<Int>? {
    guard !finds else { return nil }
    let offset = try expression.failureOffset(in: utf16)
    guard offset < utf16.count else { return offset..<offset }
    let isPair = UTF16.isLeadSurrogate(utf16[offset]) && offset + 1 < utf16.count
    return offset..<offset + (isPair ? 2 : 1)
  }

  /// The error, for a place given in UTF-16 offsets.
  private func error(
    _ code: ValidationError.Code,
    in text: borrowing TextView,
    _ range: Range<Int>?
  ) -> ValidationError {
    guard let range else { return error(code, nil) }
    let start = text.utf8Offset(ofUTF16: range.lowerBound)
    return error(code, start..<max(start, text.utf8Offset(ofUTF16: range.upperBound)))
  }

  private func error(_ code: ValidationError.Code, _ range: Range<Int>?) -> ValidationError {
    ValidationError(code: code, facts, ranges: range.map { [$0] } ?? [])
  }

  private func limitError(_ failure: RegularExpression.MatchError) -> ValidationError {
    switch failure {
    case .deadlineExceeded:
      let milliseconds = Int(exactly: (limits.deadline / .milliseconds(1)).rounded(.down)) ?? .max
      return ValidationError(
        reporting: .formatDeadlineExceeded, limits: ArgumentList("milliseconds", .integer(milliseconds)))
    case .stackLimitExceeded:
      return ValidationError(
        reporting: .formatStackLimitExceeded,
        limits: ArgumentList("bytes", .integer(limits.stackBytes))
      )
    case .textTooLong(let longest):
      return ValidationError(reporting: .formatTooLong, limits: ArgumentList("maximum", .integer(longest)))
    case .failed(let failure): return ValidationError(failure)
    }
  }
}
