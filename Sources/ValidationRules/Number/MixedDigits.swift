import ICU
import ValidationCore

/// The error for a digit of another script than the digits before it, which every rule that reads numbers reports.
extension ValidationError {
  static func mixedDigits(_ digit: UTF8Scalars.Element) -> ValidationError {
    ValidationError(
      reporting: .numberMixedDigits, found: ArgumentList("character", .character(digit.scalar)),
      ranges: [digit.range])
  }

  /// - Parameter offset: That of the digit in the UTF-8 of the text.
  static func mixedDigits(at offset: Int, in text: borrowing TextView) -> ValidationError {
    let range = text.scalarRange(at: offset)
    let digit = text.scalars.first { $0.range == range }
    return ValidationError(
      reporting: .numberMixedDigits,
      found: ArgumentList("character", digit.map { .character($0.scalar) } ?? ""), ranges: [range])
  }
}
