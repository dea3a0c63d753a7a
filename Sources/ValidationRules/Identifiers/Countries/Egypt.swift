public import ValidationCore

/// The rules for Egyptian numbers: `.eg.nationalID`, `.eg.taxNumber`.
public struct EgyptianRules: Sendable {
  /// The text is an Egyptian national number (الرقم القومي).
  ///
  /// Fourteen digits: 2 for a birth in 1900 to 1999 or 3 in 2000 to 2099, six for the date, two for the governorate
  /// of birth (88 for births abroad), four in sequence and a check digit (Civil Status Law 143 of 1994; Ministry of
  /// Interior). The calculation of the check digit is not published, and the sums in circulation refuse real numbers,
  /// so any digit is accepted.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.shape`, `identifier.notASCII`,
  /// `identifier.separators`, `identifier.date`, `identifier.region`.
  public var nationalID: Validation<String> { nationalID(digits: .ascii) }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func nationalID(digits: DigitScripts) -> Validation<String> {
    IdentifierFormat.egyptianNationalID.rule(digits)
  }

  /// The text is an Egyptian tax registration number (رقم التسجيل الضريبي).
  ///
  /// Written `100-531-385` or `100531385`: nine digits (Egyptian Tax Authority). No check digit is published, so any
  /// digits are accepted.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.notASCII`, `identifier.grouping`.
  public var taxNumber: Validation<String> { taxNumber(digits: .ascii) }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func taxNumber(digits: DigitScripts) -> Validation<String> {
    IdentifierFormat.egyptianTaxNumber.rule(digits)
  }

  package static let formats: [IdentifierFormat] = [.egyptianNationalID, .egyptianTaxNumber]
}

extension Validation where Value == String {
  /// The rules for Egyptian numbers.
  public static var eg: EgyptianRules { EgyptianRules() }
}

extension IdentifierFormat {
  static let egyptianNationalID = national(
    "eg.nationalID", "[23]#{13}",
    for: [.nationalID],
    summary: "An Egyptian national number.",
    authority: "Civil Status Law 143 of 1994",
    checks: [
      .date(
        .at(1..<7),
        .function {
          let characters = IdentifierCharacters($0, count: $1)
          return characters.day(at: 1, century: characters.values[0] == 2 ? 1900 : 2000).isPast
        }),
      // The governorates of the cities, of the Delta, of Upper Egypt and of the frontiers, and births abroad.
      .region(
        .at(7..<9), .number(at: 7, length: 2, NumberSet(1...4, 11...19, 21...29, 31...35, 88...88))),
    ],
    valid: ["29001011234567", "30002291234567", "28812318812345"],
    invalid: [
      .init("19001011234567", .identifierShape, 0..<1),
      .init("29002301234567", .identifierDate, 1..<7),
      .init("39901011234567", .identifierDate, 1..<7),
      .init("29001019934567", .identifierRegion, 7..<9),
    ]
  )

  static let egyptianTaxNumber = national(
    "eg.taxNumber", "###-###-###",
    for: [.taxNumber, .vat],
    summary: "An Egyptian tax registration number.",
    authority: "Egyptian Tax Authority",
    valid: ["100-531-385", "100531385", "421159723"],
    invalid: [.init("100-531385", .identifierGrouping, 7..<8, suggestion: "100-531-385")]
  )
}
