public import ValidationCore

extension SaudiRules {
  /// The text is a Saudi national ID (رقم الهوية الوطنية) or the number of a resident (رقم الإقامة).
  ///
  /// Ten digits that begin with 1 for citizens or 2 for residents (ZATCA, e-invoicing business rules
  /// BR-KSA-F-10 and BR-KSA-F-11). The last is a check digit of Luhn's sum; the Ministry of Interior has not
  /// published it, and it is the one of all implementations.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.notASCII`, `identifier.shape`,
  /// `identifier.checkDigit`.
  public var nationalID: Validation<String> { nationalID(digits: .ascii) }

  /// The text is such a number, in the digits of one of the scripts. Mixed scripts: `number.mixedDigits`.
  public func nationalID(digits: DigitScripts) -> Validation<String> {
    NationalNumber.saudiNationalID.validation(digits)
  }
}

extension NationalNumber {
  static let saudiNationalID = NationalNumber("sa.nationalID", "[12]#{9}") { characters in
    CheckDigits.isLuhn(characters.values) ? nil : .checkDigit(9..<10)
  }
}
