public import ValidationCore

extension SpanishRules {
  /// The text is a CIF, as the NIF of a Spanish legal person or entity was called until 2008.
  ///
  /// Written `A58818501`, or with hyphens `A-58818501` or `A-5881850-1`: a letter for the form of the entity
  /// (A to H, J, N, P to S, U to W), seven digits, and a control character (Orden EHA/451/2008). Its digit is
  /// Luhn's over the seven; it is written as a letter (J for 0, A to I for 1 to 9) after N, P, Q, R, S and W,
  /// as a digit after J, U and V, and as either after A to H, where the letter tells entities of abroad. With
  /// its country code it is a VAT number.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.notASCII`, `identifier.case`,
  /// `identifier.shape`, `identifier.checkDigit`.
  public var cif: Validation<String> { cif(digits: .ascii) }

  /// The text is such a number, in the digits of one of the scripts. Mixed scripts: `number.mixedDigits`.
  public func cif(digits: DigitScripts) -> Validation<String> { NationalNumber.cif.validation(digits) }
}

extension NationalNumber {
  static let cif = NationalNumber(
    "es.cif", "[A-HJNP-SU-W]#{7}[0-9A-J]", "[A-HJNP-SU-W]-#{7}[0-9A-J]", "[A-HJNP-SU-W]-#{7}-[0-9A-J]"
  ) { characters in
    SpanishControl.isSoundEntity(characters) ? nil : .checkDigit(8..<9)
  }
}
