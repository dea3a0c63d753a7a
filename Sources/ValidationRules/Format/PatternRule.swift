import ICU
import ValidationCore

/// Matches a text against a compiled pattern: by an automaton over its UTF-8 where the pattern allows one, else by ICU
/// over the UTF-16 that the chain shares.
struct PatternRule: TextRule {
  private let expression: RegularExpression
  /// Answers in linear time; nil for a pattern that only ICU can match.
  private let automaton: PatternAutomaton?
  private let limits: RegularExpression.Limits
  private let finds: Bool
  private let forbids: Bool
  /// The arguments of each error, which say nothing of the text.
  private let facts: [String: ValidationError.Argument]

  init(
    _ pattern: String,
    _ options: PatternOptions,
    _ deadline: Duration,
    forbids: Bool
  ) throws(PatternError) {
    var limits = RegularExpression.Limits()
    limits.deadline = deadline
    do {
      expression = try RegularExpression(pattern, options: options.regularExpression, limits: limits)
    } catch { throw PatternError(error) }
    do {
      let extent = options.contains(.find) ? PatternAutomaton.Extent.part : .whole
      automaton = try PatternAutomaton(pattern, options: options.regularExpression, extent: extent)
    } catch { automaton = nil }
    self.limits = limits
    self.finds = options.contains(.find)
    self.forbids = forbids
    facts = ["pattern": .text(pattern)]
  }

  /// Makes the rule from a literal of the rule's author, whose mistake stops the program.
  init(
    _ pattern: String,
    _ options: PatternOptions,
    _ deadline: Duration,
    forbids: Bool,
    _ file: StaticString,
    _ line: UInt
  ) {
    do { self = try PatternRule(pattern, options, deadline, forbids: forbids) } catch {
      ruleMistake("\(error)", file, line)
    }
  }

  var screen: (any TextScreen)? { automaton.map { PatternScreen(automaton: $0, accepts: !forbids) } }

  func check(_ text: inout TextView, _ findings: inout Findings) {
    guard let automaton else { return checkByICU(&text, &findings) }
    guard automaton.accepts(text.utf8) == forbids else { return }
    if !forbids {
      // A part that was sought breaks off nowhere.
      let range = finds ? nil : text.scalarRange(at: automaton.failureOffset(in: text.utf8))
      findings.report(error(.formatMismatch, range))
    } else if finds {
      // Where ICU gives up, the text is refused all the same; only the place stays unknown.
      let match = try? expression.find(in: text.utf16)
      findings.report(error(.formatForbidden, in: text, match))
    } else {
      findings.report(error(.formatForbidden, 0..<text.utf8.count))
    }
  }

  private func checkByICU(_ text: inout TextView, _ findings: inout Findings) {
    let utf16 = text.utf16
    do throws(RegularExpression.MatchError) {
      let match =
        if finds { try expression.find(in: utf16) } else {
          try expression.matchesWhole(utf16) ? 0..<utf16.count : nil
        }
      if forbids, let match {
        findings.report(error(.formatForbidden, in: text, match))
      } else if !forbids, match == nil {
        findings.report(error(.formatMismatch, in: text, place(of: utf16)))
      }
    } catch {
      findings.report(limitError(error))
    }
  }

  /// The code unit at which a whole match broke off; nil where a part was sought, which breaks off nowhere.
  private func place(of utf16: UnsafeBufferPointer<UInt16>) -> Range<Int>? {
    // A match that exceeds its limits here has been refused already; only the place stays unknown.
    guard !finds, let offset = try? expression.failureOffset(in: utf16) else { return nil }
    guard offset < utf16.count else { return offset..<offset }
    let isPair = UTF16.isLeadSurrogate(utf16[offset]) && offset + 1 < utf16.count
    return offset..<offset + (isPair ? 2 : 1)
  }

  /// The error, with its place given in UTF-16 offsets.
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
    var error = ValidationError(code: code, limits: facts)
    error.ranges = range.map { [$0] } ?? []
    return error
  }

  private func limitError(_ failure: RegularExpression.MatchError) -> ValidationError {
    switch failure {
    case .deadlineExceeded:
      let milliseconds = Int(limits.deadline / .milliseconds(1))
      return ValidationError(
        code: .formatDeadlineExceeded, limits: ["milliseconds": .integer(milliseconds)])
    case .stackLimitExceeded:
      return ValidationError(
        code: .formatStackLimitExceeded,
        limits: ["bytes": .integer(limits.stackBytes)]
      )
    case .failed(let failure): return ValidationError(failure)
    }
  }
}
