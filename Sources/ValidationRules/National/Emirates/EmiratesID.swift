public import ValidationCore

extension EmiratiRules {
  /// The text is an Emirates ID number (رقم الهوية الإماراتية).
  ///
  /// Written `784-1979-1234567-1` or `784197912345671`, nothing between: 784 for the country (ISO 3166-1),
  /// the year of birth, seven digits and a check digit (Federal Authority for Identity, Citizenship, Customs
  /// and Port Security). The check digit is that of Luhn's sum; the authority has not published it, and it is
  /// the one of all implementations.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.notASCII`, `identifier.shape`,
  /// `identifier.date` (a year before 1900 or to come), `identifier.checkDigit`.
  public var emiratesID: Validation<String> { emiratesID(digits: .ascii) }

  /// The text is such a number, in the digits of one of the scripts. Mixed scripts: `number.mixedDigits`.
  public func emiratesID(digits: DigitScripts) -> Validation<String> {
    NationalNumber.emiratesID.validation(digits)
  }
}

extension NationalNumber {
  static let emiratesID = NationalNumber("ae.emiratesID", "784-####-#######-#") { characters in
    let firstDay = CivilDate(year: characters.number(3..<7), month: 1, day: 1)
    guard firstDay.year >= 1900, firstDay.isPast else { return .date(3..<7) }
    return CheckDigits.isLuhn(characters.values) ? nil : .checkDigit(14..<15)
  }
}
