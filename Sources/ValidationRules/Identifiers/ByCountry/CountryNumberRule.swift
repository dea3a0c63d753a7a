import ICU
import ValidationCore

/// Reads a text as a number of one of several formats, which are those of a country.
final class CountryNumberRule: TextRule {
  private let rules: [IdentifierRule]

  init(_ formats: [IdentifierFormat], _ digits: DigitScripts) {
    rules = formats.map { IdentifierRule(format: $0, digits: digits) }
  }

  func check(_ text: inout TextView, _ sink: inout ErrorSink) {
    do throws(ICUError) {
      for rule in rules where try rule.readsAsValid(text) { return }
      if let fault = try closestFault(of: text) { sink.report(fault) }
    } catch {
      sink.report(ValidationError(error))
    }
  }

  /// What is wrong with the text as the number that it is closest to: the first of those that it fails latest.
  private func closestFault(of text: borrowing TextView) throws(ICUError) -> ValidationError? {
    var closest: ValidationError?
    for rule in rules {
      guard let fault = try rule.fault(of: text) else { return nil }
      if fault.progress > closest?.progress ?? -1 { closest = fault }
    }
    return closest
  }
}

extension ValidationError {
  /// How many of the tests of an identifier the text has passed.
  fileprivate var progress: Int {
    switch code {
    case .identifierCharacters, .numberMixedDigits: 0
    case .identifierLength: 1
    case .identifierShape: 2
    case .identifierNotASCII, .identifierSeparators, .identifierGrouping, .identifierCase: 3
    case .identifierCheckDigit: 5
    default: 4
    }
  }
}
