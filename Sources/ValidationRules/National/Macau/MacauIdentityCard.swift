public import ValidationCore

extension MacauRules {
  /// The text is the number of a Macau resident identity card (澳門居民身份證).
  ///
  /// Written `1234567(8)` or `12345678`, nothing between: seven digits, of which the first is 1, 5 or 7, and
  /// a check digit (Direcção dos Serviços de Identificação; Lei 8/2002). How the check digit comes about is
  /// not published: any is taken.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.notASCII`, `identifier.shape`.
  public var identityCard: Validation<String> { identityCard(digits: .ascii) }

  /// The text is such a number, in the digits of one of the scripts. Mixed scripts: `number.mixedDigits`.
  public func identityCard(digits: DigitScripts) -> Validation<String> {
    NationalNumber.macauIdentityCard.validation(digits)
  }
}

extension NationalNumber {
  static let macauIdentityCard = NationalNumber("mo.identityCard", "[157]######(#)")
}
