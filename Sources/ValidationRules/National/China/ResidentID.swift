public import ValidationCore

extension ChineseRules {
  /// The text is the number of a resident identity card of mainland China (居民身份证).
  ///
  /// Eighteen characters (GB 11643-1999): six digits for the place of registration, eight for the date of
  /// birth, three in sequence, and a check character by ISO 7064 MOD 11-2, 10 written as X. The first two
  /// digits are those of a province (GB/T 2260), 81 to 83 in the residence permits for people of Hong Kong,
  /// Macau and Taiwan (State Council Order, 2018). Counties are not looked up: their codes have changed each
  /// year since 1980, and a number keeps the old one. The fifteen digits of the first generation of cards
  /// have not been valid since 2013.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.notASCII`, `identifier.case`,
  /// `identifier.shape`, `identifier.region`, `identifier.date` (no such day, or one to come),
  /// `identifier.checkDigit`.
  public var residentID: Validation<String> { residentID(digits: .ascii) }

  /// The text is such a number, in the digits of one of the scripts. Mixed scripts: `number.mixedDigits`.
  public func residentID(digits: DigitScripts) -> Validation<String> {
    NationalNumber.residentID.validation(digits)
  }
}

extension NationalNumber {
  static let residentID = NationalNumber("cn.residentID", "#{17}[0-9X]") { characters in
    guard ChineseProvinces.contains(characters.number(0..<2)) else { return .region(0..<2, of: characters) }
    guard characters.day(at: 6).isPast else { return .date(6..<14) }
    let check = CheckDigits.mod11Radix2(characters.values[..<17])
    let written = check == 10 ? UInt8(ascii: "X") : UInt8(ascii: "0") + UInt8(check)
    return characters[17] == written ? nil : .checkDigit(17..<18)
  }
}
