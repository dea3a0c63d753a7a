public import ValidationCore

extension EgyptianRules {
  /// The text is an Egyptian tax registration number (رقم التسجيل الضريبي).
  ///
  /// Written `100-531-385` or `100531385`, nothing between: nine digits (Egyptian Tax Authority). No check
  /// digit is published: any digits are taken.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.notASCII`, `identifier.shape`.
  public var taxNumber: Validation<String> { taxNumber(digits: .ascii) }

  /// The text is such a number, in the digits of one of the scripts. Mixed scripts: `number.mixedDigits`.
  public func taxNumber(digits: DigitScripts) -> Validation<String> {
    NationalNumber.egyptianTaxNumber.validation(digits)
  }
}

extension NationalNumber {
  static let egyptianTaxNumber = NationalNumber("eg.taxNumber", "###-###-###")
}
