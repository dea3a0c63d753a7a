public import ValidationCore

/// The rules for numbers of the United Arab Emirates: `.ae.emiratesID`, `.ae.trn`.
public struct EmiratiRules: Sendable {
  /// The text is an Emirates ID number (رقم الهوية الإماراتية).
  ///
  /// Written `784-1979-1234567-1` or `784197912345671`: 784 for the country (ISO 3166-1), the year of birth, seven
  /// digits and a check digit (Federal Authority for Identity, Citizenship, Customs and Port Security). The check
  /// digit is that of the Luhn algorithm; the authority has not published it, but all implementations use it.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.shape`, `identifier.notASCII`,
  /// `identifier.grouping`, `identifier.date`, `identifier.checkDigit`.
  public var emiratesID: Validation<String> { emiratesID(digits: .ascii) }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func emiratesID(digits: DigitScripts) -> Validation<String> {
    IdentifierFormat.emiratesID.rule(digits)
  }

  /// The text is a tax registration number (TRN) of the United Arab Emirates.
  ///
  /// Written `100-1234-5670-0003` or `100123456700003`: fifteen digits; the first ten are the tax identification
  /// number, which begins with 1 (Federal Tax Authority). No check digit is published, so any other digits are
  /// accepted.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.shape`, `identifier.notASCII`,
  /// `identifier.grouping`.
  public var trn: Validation<String> { trn(digits: .ascii) }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func trn(digits: DigitScripts) -> Validation<String> { IdentifierFormat.emiratiTRN.rule(digits) }

  package static let formats: [IdentifierFormat] = [.emiratesID, .emiratiTRN]
}

extension Validation where Value == String {
  /// The rules for numbers of the United Arab Emirates.
  public static var ae: EmiratiRules { EmiratiRules() }
}

extension IdentifierFormat {
  static let emiratesID = national(
    "ae.emiratesID", "784-####-#######-#",
    called: "Emirates ID", for: [.nationalID],
    summary: "An Emirates ID number.",
    authority: "Federal Authority for Identity, Citizenship, Customs and Port Security",
    checks: [
      .date(
        .at(3..<7),
        .function {
          let year = IdentifierCharacters($0, count: $1).number(3..<7)
          return year >= 1900 && CivilDate(year: year, month: 1, day: 1).isPast
        }),
      .lastDigits(1, .luhn(from: 0, dropping: 0)),
    ],
    valid: ["784-1979-1234567-1", "784197912345671"],
    invalid: [
      .init("785-1979-1234567-1", .identifierShape, 2..<3),
      .init("784-1799-1234567-2", .identifierDate, 4..<8),
      .init("784-1979-1234567-2", .identifierCheckDigit, 17..<18),
    ]
  )

  static let emiratiTRN = national(
    "ae.trn", "1##-####-####-####",
    called: "TRN", for: [.taxNumber, .vat],
    summary: "A tax registration number of the United Arab Emirates.",
    authority: "Federal Tax Authority",
    valid: ["100-1234-5670-0003", "100123456700003", "104123456700003"],
    invalid: [.init("200123456700003", .identifierShape, 0..<1)]
  )
}
