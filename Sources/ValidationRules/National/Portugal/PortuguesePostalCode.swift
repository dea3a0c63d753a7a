public import ValidationCore

extension PortugueseRules {
  /// The text is a Portuguese postal code of the CTT, written `1250-096`.
  ///
  /// Four digits, a hyphen and three digits; the first is 1 to 9 (CTT, Código Postal). The hyphen is part of
  /// the code. Whether a code is in use is not asked.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.notASCII`, `identifier.shape`.
  public var postalCode: Validation<String> { postalCode(digits: .ascii) }

  /// The text is such a number, in the digits of one of the scripts. Mixed scripts: `number.mixedDigits`.
  public func postalCode(digits: DigitScripts) -> Validation<String> {
    NationalNumber.portuguesePostalCode.validation(digits)
  }
}

extension NationalNumber {
  static let portuguesePostalCode = NationalNumber("pt.postalCode", "[1-9]###-###", allowsBare: false)
}
