public import ValidationCore

extension Rules {
  static let isin = identifier(.isin)
}

extension Validation where Value == String {
  /// The text is an International Securities Identification Number: ISO 6166.
  ///
  /// Two letters, nine letters and digits, and a check digit by Luhn over the digits that the letters stand for (A =
  /// 10). The letters are a country of ISO 3166-1 (from ICU's data), or a prefix that the numbering agencies use
  /// beside them, such as `XS` for international securities and `EU` for the European Union. Securities keep their
  /// numbers, so the codes of countries that were withdrawn since 1981 are accepted, such as `CS` and `YU`.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.shape`, `identifier.notASCII`,
  /// `identifier.separators`, `identifier.case`, `identifier.region`, `identifier.checkDigit`.
  public static var isin: Validation { Rules.isin() }
}

extension IdentifierFormat {
  /// Prefixes beside the countries. Source: ISO 6166:2021 and ANNA's guidelines (2023): international and
  /// supranational securities, derivatives (EZ), digital tokens (XT), substitute agencies (XA to XD, XF), and Kosovo.
  private static let otherPrefixes = [
    "EU", "EZ", "QS", "QT", "QW", "XA", "XB", "XC", "XD", "XF", "XK", "XS", "XT",
  ]

  /// Countries whose codes were withdrawn since the first edition of ISO 6166 (1981), and not given to others. Source:
  /// ISO 3166-3. A security keeps its number: CS0008418869 is still listed.
  private static let formerCountries = [
    "AN", "BU", "CS", "CT", "DD", "FX", "HV", "JT", "MI", "NQ", "NT", "PC", "PU", "SU", "TP", "WK",
    "YD", "YU", "ZR",
  ]

  package static let isin = IdentifierFormat(
    name: "isin",
    summary: "The value is an International Securities Identification Number.",
    authority: "ISO 6166; ISO 3166-1 by ICU",
    structure: .fixed(
      IdentifierVariant(
        ["@@*{9}#"],
        checks: [
          .region(.at(0..<2), .country(at: 0, besides: CodeSet(otherPrefixes + formerCountries, length: 2))),
          .checkDigit(.at(11..<12), .function { CheckDigits.isLuhnOfDigitsAndLetters($0, $1) }),
        ])),
    valid: [
      "US0378331005", "AU0000XVGZA3", "GB0002634946", "XS1234567896", "BRPETRACNPR6", "EU000A1G0AB4",
    ],
    invalid: [
      .init("1S0378331005", .identifierShape, 0..<1),
      .init("U10378331005", .identifierShape, 1..<2),
      .init("US037833100A", .identifierShape, 11..<12),
      .init("ZZ0378331005", .identifierRegion, 0..<2),
      .init("UK0378331005", .identifierRegion, 0..<2),
      .init("US0378331006", .identifierCheckDigit, 11..<12),
    ]
  )
}
