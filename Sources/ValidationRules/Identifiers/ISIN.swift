import ICU
public import ValidationCore

extension Validation where Value == String {
  /// The text is an International Securities Identification Number: ISO 6166.
  ///
  /// Two letters, nine letters and digits, and a check digit by Luhn over the digits that the letters stand for (A =
  /// 10). The letters are a country of ISO 3166-1 (from ICU's data), or a prefix that the numbering agencies use
  /// beside them, such as `XS` for international securities and `EU` for the European Union.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.notASCII`, `identifier.grouping`,
  /// `identifier.case`, `identifier.shape`, `identifier.region`, `identifier.checkDigit`.
  public static var isin: Validation {
    Validation(CheckedIdentifierRule(form: ISIN.form, problem: ISIN.problem))
  }
}

/// What the characters of an ISIN must satisfy.
enum ISIN {
  static let form = IdentifierForm(kind: "isin", alphabet: .lettersAndDigits, lengths: [12])

  /// Prefixes beside the countries. Source: ISO 6166:2021 and ANNA's guidelines (2023): international and
  /// supranational securities, derivatives (EZ), digital tokens (XT), substitute agencies (XA to XD, XF), Kosovo, and
  /// AN, of which securities are left.
  private static let otherPrefixes: Set<String> = [
    "AN", "EU", "EZ", "QS", "QT", "QW", "XA", "XB", "XC", "XD", "XF", "XK", "XS", "XT",
  ]

  static func problem(_ characters: IdentifierCharacters) throws(ICUError) -> IdentifierProblem? {
    guard characters.isAlphabetic(0..<2) else { return .shape(0..<2) }
    guard characters.isNumeric(11..<12) else { return .shape(11..<12) }
    guard
      try CountryCodes.contains(alpha2: characters[0], characters[1])
        || otherPrefixes.contains(characters.text(0..<2))
    else { return .region(0..<2, of: characters) }
    var digits = IdentifierCharacters()
    for value in characters.values {
      if value > 9 { digits.append(UInt8(value / 10) + 0x30) }
      digits.append(UInt8(value % 10) + 0x30)
    }
    return CheckDigits.isLuhn(digits.values) ? nil : .checkDigit(11..<12)
  }
}
