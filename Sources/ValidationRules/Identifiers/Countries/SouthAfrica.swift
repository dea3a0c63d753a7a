public import ValidationCore

/// The rules for South African numbers: `.za.idNumber`, `.za.tin`.
public struct SouthAfricanRules: Sendable {
  /// The text is the number of a person in South Africa.
  ///
  /// Written `750330 5044 08 9`: the date of birth, four digits, 0 for a citizen or 1 for a resident, a digit
  /// and a check digit by Luhn.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.shape`, `identifier.notASCII`,
  /// `identifier.grouping`, `identifier.date`, `identifier.checkDigit`.
  public var idNumber: Validation<String> { Self.idNumber.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func idNumber(digits: DigitScripts) -> Validation<String> { Self.idNumber.rule(digits) }

  /// The text is a TIN, the tax number of a person or a company in South Africa.
  ///
  /// Ten digits that begin with 0, 1, 2, 3 or 9, the last by Luhn.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.shape`, `identifier.notASCII`,
  /// `identifier.separators`, `identifier.checkDigit`.
  public var tin: Validation<String> { Self.tin.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func tin(digits: DigitScripts) -> Validation<String> { Self.tin.rule(digits) }

  package static let formats: [IdentifierFormat] = [idNumber, tin]
}

extension Validation where Value == String {
  /// The rules for South African numbers.
  public static var za: SouthAfricanRules { SouthAfricanRules() }
}

extension SouthAfricanRules {
  static let idNumber = IdentifierFormat.national(
    "za.idNumber", "###### #### [01]# #",
    called: "ID", for: [.nationalID],
    summary: "The number of a person in South Africa.",
    authority: "Identification Act 68 of 1997; Department of Home Affairs",
    checks: [
      .date(
        .at(0..<6),
        .function {
          let c = IdentifierCharacters($0, count: $1)
          return c.day(at: 0, century: 1900).isPast || c.day(at: 0, century: 2000).isPast
        }), .lastDigits(1, .luhn(from: 0, dropping: 0)),
    ],
    valid: ["750330 5044 08 9", "7503305044089"],
    invalid: [
      .init("751330 5044 08 9", .identifierDate, 0..<6),
      .init("750330 5044 08 0", .identifierCheckDigit, 15..<16),
      .init("750330 5044 28 9", .identifierShape, 12..<13),
    ])

  static let tin = IdentifierFormat.national(
    "za.tin", "[0-39]#{9}",
    called: "TIN", for: [.taxNumber, .vat],
    summary: "A TIN, the tax number of a person or a company in South Africa.",
    authority: "South African Revenue Service; OECD, TIN of South Africa",
    checks: [.lastDigits(1, .luhn(from: 0, dropping: 0))],
    valid: ["0001339050"],
    invalid: [
      .init("0001339051", .identifierCheckDigit, 9..<10), .init("4001339050", .identifierShape, 0..<1),
    ])
}
