public import ValidationCore

/// The rules for Latvian numbers: `.lv.personasKods`, `.lv.registrationNumber`.
public struct LatvianRules: Sendable {
  /// The text is a personas kods, the code of a person in Latvia.
  ///
  /// Written `161175-19997`: the date of birth and five digits, of which the last is a check digit; codes
  /// since July 2017 begin with 32 and have no date.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.shape`, `identifier.notASCII`,
  /// `identifier.grouping`, `identifier.date`, `identifier.checkDigit`.
  public var personasKods: Validation<String> { Self.personasKods.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func personasKods(digits: DigitScripts) -> Validation<String> { Self.personasKods.rule(digits) }

  /// The text is the registration number of a company in Latvia, also for VAT.
  ///
  /// Eleven digits that begin with 4 to 9, whose sum with weights 9 1 4 8 3 10 2 5 7 6 1 leaves 3 modulo 11.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.shape`, `identifier.notASCII`,
  /// `identifier.separators`, `identifier.checkDigit`.
  public var registrationNumber: Validation<String> { Self.registrationNumber.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func registrationNumber(digits: DigitScripts) -> Validation<String> {
    Self.registrationNumber.rule(digits)
  }

  package static let formats: [IdentifierFormat] = [personasKods, registrationNumber]
}

extension Validation where Value == String {
  /// The rules for Latvian numbers.
  public static var lv: LatvianRules { LatvianRules() }
}

extension LatvianRules {
  static let personasKods = IdentifierFormat.national(
    "lv.personasKods", "[0-3]#####-#####",
    called: "PK", for: [.nationalID],
    summary: "A personas kods, the code of a person in Latvia.",
    authority: "Fizisko personu reģistra likums",
    checks: VATMembers.latvia.checks,
    valid: ["161175-19997", "16117519997", "328673-00679"],
    invalid: [
      .init("161375-19997", .identifierDate, 0..<8), .init("161175-19998", .identifierCheckDigit, 11..<12),
      .init("461175-19997", .identifierShape, 0..<1),
    ])

  static let registrationNumber = IdentifierFormat.national(
    "lv.registrationNumber", "[4-9]#{10}",
    called: "Reģ. Nr.", for: [.taxNumber, .vat, .companyNumber],
    summary: "The registration number of a company in Latvia, also for VAT.",
    authority: "Valsts ieņēmumu dienests; Uzņēmumu reģistrs",
    checks: [
      .lastDigits(1, .sum(WeightedSum([9, 1, 4, 8, 3, 10, 2, 5, 7, 6, 1], modulo: 11, startingAt: 8)))
    ],
    valid: ["40003521600"],
    invalid: [
      .init("40003521601", .identifierCheckDigit, 10..<11), .init("00003521600", .identifierShape, 0..<1),
    ])
}
