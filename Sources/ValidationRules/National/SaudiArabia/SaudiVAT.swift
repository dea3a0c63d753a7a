public import ValidationCore

extension SaudiRules {
  /// The text is a Saudi VAT registration number.
  ///
  /// Fifteen digits, of which the first and the last are 3 (ZATCA, Electronic Invoice XML Implementation
  /// Standard, rules BR-KSA-39 and BR-KSA-40). No check digit is published: any other digits are taken.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.notASCII`, `identifier.shape`.
  public var vat: Validation<String> { vat(digits: .ascii) }

  /// The text is such a number, in the digits of one of the scripts. Mixed scripts: `number.mixedDigits`.
  public func vat(digits: DigitScripts) -> Validation<String> { NationalNumber.saudiVAT.validation(digits) }
}

extension NationalNumber {
  static let saudiVAT = NationalNumber("sa.vat", "3#{13}3")
}
