public import ValidationCore

/// The rules for Danish numbers: `.dk.cpr`, `.dk.cvr`.
public struct DanishRules: Sendable {
  /// The text is a CPR number, the number of a person in Denmark.
  ///
  /// Written `211062-5629`: the date of birth and a number whose first digit tells the century. There is no
  /// check digit in numbers issued since 2007.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.notASCII`, `identifier.grouping`,
  /// `identifier.date`.
  public var cpr: Validation<String> { Self.cpr.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func cpr(digits: DigitScripts) -> Validation<String> { Self.cpr.rule(digits) }

  /// The text is a CVR number, the number of a company in Denmark.
  ///
  /// Eight digits whose sum with weights 2 7 6 5 4 3 2 1 is a multiple of 11. With DK before it, it is the
  /// VAT number.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.shape`, `identifier.notASCII`,
  /// `identifier.separators`, `identifier.checkDigit`.
  public var cvr: Validation<String> { Self.cvr.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func cvr(digits: DigitScripts) -> Validation<String> { Self.cvr.rule(digits) }

  package static let formats: [IdentifierFormat] = [cpr, cvr]
}

extension Validation where Value == String {
  /// The rules for Danish numbers.
  public static var dk: DanishRules { DanishRules() }
}

extension DanishRules {
  static let cpr = IdentifierFormat.national(
    "dk.cpr", "######-####",
    called: "CPR", for: [.nationalID],
    summary: "A CPR number, the number of a person in Denmark.",
    authority: "CPR-loven; CPR-kontoret, Personnummeret i CPR",
    checks: [
      .date(
        .at(0..<6),
        .function {
          let c = IdentifierCharacters($0, count: $1)
          let (year, century) = (c.number(4..<6), c.values[6])
          let start =
            5...8 ~= century && year >= 58
            ? 1800 : century <= 3 || (century == 4 || century == 9) && year >= 37 ? 1900 : 2000
          return c.dayFirst(at: 0, century: start).isPast
        })
    ],
    valid: ["211062-5629", "2110625629"],
    invalid: [.init("511062-5629", .identifierDate, 0..<6)])

  static let cvr = IdentifierFormat.national(
    "dk.cvr", "[1-9]#{7}",
    called: "CVR", for: [.companyNumber, .taxNumber, .vat],
    summary: "A CVR number, the number of a company in Denmark.",
    authority: "CVR-loven; Erhvervsstyrelsen",
    checks: VATMembers.denmark.checks,
    valid: ["13585628"],
    invalid: [.init("13585629", .identifierCheckDigit, 7..<8), .init("03585628", .identifierShape, 0..<1)])
}
