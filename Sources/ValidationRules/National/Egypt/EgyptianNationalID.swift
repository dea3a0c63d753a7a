public import ValidationCore

extension EgyptianRules {
  /// The text is an Egyptian national number (الرقم القومي).
  ///
  /// Fourteen digits: 2 for a birth in 1900 to 1999 or 3 in 2000 to 2099, six for the date, two for the
  /// governorate of birth (88 for births abroad), four in sequence and a check digit (Civil Status Law 143 of
  /// 1994; Ministry of Interior). How the check digit comes about is not published, and the sums in
  /// circulation refuse real numbers: any is taken.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.notASCII`, `identifier.shape`,
  /// `identifier.date` (no such day, or one to come), `identifier.region`.
  public var nationalID: Validation<String> { nationalID(digits: .ascii) }

  /// The text is such a number, in the digits of one of the scripts. Mixed scripts: `number.mixedDigits`.
  public func nationalID(digits: DigitScripts) -> Validation<String> {
    NationalNumber.egyptianNationalID.validation(digits)
  }
}

extension NationalNumber {
  static let egyptianNationalID = NationalNumber("eg.nationalID", "[23]#{13}") { characters in
    let century = characters.values[0] == 2 ? 1900 : 2000
    guard characters.day(at: 1, century: century).isPast else { return .date(1..<7) }
    switch characters.number(7..<9) {
    // The governorates of the cities, of the Delta, of Upper Egypt and of the frontiers, and births abroad.
    case 1...4, 11...19, 21...29, 31...35, 88: return nil
    default: return .region(7..<9, of: characters)
    }
  }
}
