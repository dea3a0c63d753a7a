public import ValidationCore

extension Rules {
  static let isin = identifier(.isin)
}

extension Validation where Value == String {
  /// The text is an International Securities Identification Number: ISO 6166.
  ///
  /// Two letters, nine letters and digits, and a check digit by Luhn over the digits that the letters stand for (A =
  /// 10). The letters are a country of ISO 3166-1 (from ICU's data), or a prefix that the numbering agencies use
  /// beside them, such as `XS` for international securities and `EU` for the European Union.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.shape`, `identifier.notASCII`,
  /// `identifier.grouping`, `identifier.case`, `identifier.region`, `identifier.checkDigit`.
  public static var isin: Validation { Rules.isin() }
}

extension IdentifierFormat {
  /// Prefixes beside the countries. Source: ISO 6166:2021 and ANNA's guidelines (2023): international and
  /// supranational securities, derivatives (EZ), digital tokens (XT), substitute agencies (XA to XD, XF), Kosovo, and
  /// AN, of which securities are left.
  private static let otherPrefixes = [
    "AN", "EU", "EZ", "QS", "QT", "QW", "XA", "XB", "XC", "XD", "XF", "XK", "XS", "XT",
  ]

  package static let isin = IdentifierFormat(
    name: "isin",
    summary: "The value is an International Securities Identification Number.",
    authority: "ISO 6166; ISO 3166-1 by ICU",
    structure: .fixed(
      IdentifierVariant(
        ["@@*{9}#"],
        checks: [
          .region(.at(0..<2), .country(at: 0, besides: CodeSet(otherPrefixes, length: 2))),
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
