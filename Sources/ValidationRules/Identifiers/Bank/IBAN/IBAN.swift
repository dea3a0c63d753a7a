public import ValidationCore

extension Rules {
  static let iban = RuleOf(
    .iban,
    samples: [
      RuleSample(
        ["separators": true],
        valid: ["GB29 NWBK 6016 1331 9268 19"], invalid: ["GB29NWBK60161331926819 ": .identifierGrouping])
    ],
    takes: .flag("separators", default: false)
  ) { $0 ? IdentifierFormat.iban.with(.between(" ")) : .iban }
}

extension Validation where Value == String {
  /// The text is an IBAN in its electronic form. See ``iban(separators:)``.
  public static var iban: Validation { iban() }

  /// The text is an International Bank Account Number: ISO 13616, with the structures of the SWIFT registry.
  ///
  /// A country of the registry, check digits of 02 to 98 by MOD 97-10 (ISO/IEC 7064), and an account number of that
  /// country's length, with digits and letters where it has them; a check that a country has within that number is
  /// its own and not made. Lowercase letters are refused, with the capitals as the suggestion.
  ///
  /// Codes: `identifier.characters`, `identifier.region`, `identifier.length`, `identifier.shape`,
  /// `identifier.notASCII`, `identifier.separators`, `identifier.case`, `identifier.checkDigit`; where separators are
  /// taken, `identifier.grouping`.
  ///
  /// - Parameter separators: Whether single spaces may come between characters, as on paper.
  public static func iban(separators: Bool = false) -> Validation {
    Rules.iban(separators)
  }
}

extension IdentifierFormat {
  package static let iban = IdentifierFormat(
    name: "iban",
    summary: "The value is an International Bank Account Number of a country of the registry.",
    authority: "ISO 13616, SWIFT IBAN Registry; MOD 97-10 of ISO/IEC 7064",
    structure: .chosen(
      IdentifierChoice(
        alphabet: .digit.union(.letter), codes: [.identifierRegion, .identifierLength, .identifierShape],
        countries: IBANStructures.variants)),
    furtherCodes: [.identifierGrouping, .identifierCheckDigit],
    valid: [
      "GB29NWBK60161331926819", "DE89370400440532013000", "FR1420041010050500013M02606",
      "SA0380000000608010167519", "BR1800360305000010009795493C1", "PT50000201231234567890154",
      "MT84MALT011000012345MTLCAST001S", "NO9386011117947", "EG380019000500000000263180002",
      "AE070331234567890123456", "ES9121000418450200051332", "RU0204452560040702810412345678901",
      "LC55HEMM000100010012001200023015", "YE15CBYE0001018861234567891234",
    ],
    invalid: [
      .init("", .identifierShape, 0..<0),
      .init("1234", .identifierShape, 0..<2),
      .init("US64SVBKUS6S3300958879", .identifierRegion, 0..<2),
      .init("GBA9NWBK60161331926819", .identifierShape, 2..<3),
      .init("GB29NWB160161331926819", .identifierShape, 7..<8),
      .init("GB29NWBK6016133192681A", .identifierShape, 21..<22),
      .init("GB28NWBK60161331926819", .identifierCheckDigit, 2..<4),
    ]
  )
}
