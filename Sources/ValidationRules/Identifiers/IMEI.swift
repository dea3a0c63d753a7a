public import ValidationCore

extension Validation where Value == String {
  /// The text is an IMEI of fifteen digits in a row. See ``imei(separators:)``.
  public static var imei: Validation { imei() }

  /// The text is an International Mobile Equipment Identity: 3GPP TS 23.003, section 6.2.
  ///
  /// Fourteen digits and a check digit by Luhn. The form with a software version (IMEISV) has none and is refused.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.notASCII`, `identifier.grouping`,
  /// `identifier.checkDigit`.
  ///
  /// - Parameter separators: Whether single hyphens or spaces may stand between digits, as in 49-015420-323751-8.
  public static func imei(separators: Bool = false) -> Validation {
    let form = IdentifierForm(kind: "imei", alphabet: .digits, lengths: [15], takesSeparators: separators)
    return Validation(
      FormedIdentifierRule(form: form) { CheckDigits.isLuhn($0.values) ? nil : .checkDigit(14..<15) }
    )
  }
}
