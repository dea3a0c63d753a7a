public import ValidationCore

extension EmiratiRules {
  /// The text is a tax registration number (TRN) of the United Arab Emirates.
  ///
  /// Written `100-1234-5670-0003` or `100123456700003`, nothing between: fifteen digits, of which the first
  /// ten are the tax identification number, and that begins with 1 (Federal Tax Authority). No check digit is
  /// published: any other digits are taken.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.notASCII`, `identifier.shape`.
  public var trn: Validation<String> { trn(digits: .ascii) }

  /// The text is such a number, in the digits of one of the scripts. Mixed scripts: `number.mixedDigits`.
  public func trn(digits: DigitScripts) -> Validation<String> { NationalNumber.emiratiTRN.validation(digits) }
}

extension NationalNumber {
  static let emiratiTRN = NationalNumber("ae.trn", "1##-####-####-####")
}
