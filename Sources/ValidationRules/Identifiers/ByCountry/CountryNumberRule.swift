import ICU
import ValidationCore

/// Reads a text as a number of one of several formats, which are those of a country.
final class CountryNumberRule: TextRule {
  private let rules: [IdentifierRule]
  /// The quick checks of the rules, and what they call, which is read without counting references.
  private let checks: [QuickCheck]
  nonisolated(unsafe) private let calls: UnsafeMutableBufferPointer<QuickCheck.Call>

  init(_ formats: [IdentifierFormat], _ digits: DigitScripts) {
    rules = formats.map { IdentifierRule(format: $0, digits: digits) }
    checks = rules.compactMap(\.quick)
    calls = .copy(checks.map(\.call))
  }

  deinit { calls.deallocate() }

  var quick: QuickCheck? {
    QuickCheck(self) { rule, utf8, count in
      rule.reading(CountryNumberRule.self) { $0.accepts(UnsafeBufferPointer(start: utf8, count: count)) }
    }
  }

  /// Whether the text is plainly one of the numbers; if false, it must be read.
  func accepts(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    for index in 0..<calls.count where calls[index].accepts(text) { return true }
    return false
  }

  /// Whether the text is one of the numbers, by the full reading; false if ICU's data cannot be read.
  @inline(never)
  func readsAsValid(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    var isValid = false
    TextView.over(text) { view in
      do throws(ICUError) { isValid = try reads(view) } catch {}
    }
    return isValid
  }

  private func reads(_ text: borrowing TextView) throws(ICUError) -> Bool {
    for rule in rules where try rule.readsAsValid(text) { return true }
    return false
  }

  func check(_ text: inout TextView, _ sink: inout ErrorSink) {
    do throws(ICUError) {
      if rules.isEmpty { return }
      if try reads(text) { return }
      // A verdict needs no error, which is not made then.
      if sink.goal == .verdict { return sink.report(ValidationError(code: .identifierShape)) }
      if let fault = try closestFault(of: text) { sink.report(fault) }
    } catch {
      sink.report(ValidationError(error))
    }
  }

  /// What is wrong with the text as the number that it is closest to: the first of those that it fails latest.
  private func closestFault(of text: borrowing TextView) throws(ICUError) -> ValidationError? {
    var closest: (rule: IdentifierRule, progress: Int)?
    for rule in rules {
      guard let code = try rule.faultCode(of: text) else { return nil }
      if code.progress > closest?.progress ?? -1 { closest = (rule, code.progress) }
    }
    return try closest?.rule.fault(of: text)
  }
}

extension ValidationError.Code {
  /// How many of the tests of an identifier the text has passed.
  fileprivate var progress: Int {
    switch self {
    case .identifierCharacters, .numberMixedDigits: 0
    case .identifierLength: 1
    case .identifierShape: 2
    case .identifierNotASCII, .identifierSeparators, .identifierGrouping, .identifierCase: 3
    case .identifierCheckDigit: 5
    default: 4
    }
  }
}
