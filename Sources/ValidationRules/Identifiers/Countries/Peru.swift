public import ValidationCore

/// The rules for Peruvian numbers: `.pe.dni`, `.pe.ruc`.
public struct PeruvianRules: Sendable {
  /// The text is a DNI (CUI), the number of a person in Peru.
  ///
  /// Written `10117410` or `10117410-2`: eight digits and possibly a check character, a digit or a letter,
  /// modulo 11 with weights 3 2 7 6 5 4 3 2.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.shape`, `identifier.notASCII`,
  /// `identifier.grouping`, `identifier.case`, `identifier.checkDigit`.
  public var dni: Validation<String> { Self.dni.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func dni(digits: DigitScripts) -> Validation<String> { Self.dni.rule(digits) }

  /// The text is a RUC, the tax number of a person or a company in Peru.
  ///
  /// Eleven digits: 10, 15 or 17 for a person or 20 for a company, and a check digit modulo 11 with weights 5
  /// 4 3 2 7 6 5 4 3 2.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.shape`, `identifier.notASCII`,
  /// `identifier.separators`, `identifier.checkDigit`.
  public var ruc: Validation<String> { Self.ruc.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func ruc(digits: DigitScripts) -> Validation<String> { Self.ruc.rule(digits) }

  package static let formats: [IdentifierFormat] = [dni, ruc]
}

extension Validation where Value == String {
  /// The rules for Peruvian numbers.
  public static var pe: PeruvianRules { PeruvianRules() }
}

extension PeruvianRules {
  private static let digits = IdentifierTable(Array("65432110987".utf8))

  static let dni = IdentifierFormat.national(
    "pe.dni", "########-[0-9A-K]", "#{8}",
    called: "DNI", for: [.nationalID],
    summary: "A DNI (CUI), the number of a person in Peru.",
    authority: "RENIEC, Ley 26497",
    checks: [
      .lastDigits(
        1,
        .function {
          let c = IdentifierCharacters($0, count: $1)
          let remainder = CheckDigits.weightedSum(c.values[..<8], [3, 2, 7, 6, 5, 4, 3, 2]) % 11
          return c[8] == digits[remainder] || c[8] == UInt8(ascii: "K") - UInt8(remainder)
        }
      ).ofLength(9)
    ],
    valid: ["10117410-2", "10117410", "10117410-G"],
    invalid: [
      .init("10117410-3", .identifierCheckDigit, 9..<10), .init("A0117410-2", .identifierShape, 0..<1),
    ])

  static let ruc = IdentifierFormat.national(
    "pe.ruc", "1[057]#{9}", "20#{9}",
    called: "RUC", for: [.taxNumber, .vat, .companyNumber],
    summary: "A RUC, the tax number of a person or a company in Peru.",
    authority: "SUNAT, Decreto Legislativo 943",
    checks: [
      .lastDigits(1, .sum(WeightedSum([5, 4, 3, 2, 7, 6, 5, 4, 3, 2], modulo: 11, gives: "10987654321")))
    ],
    valid: ["20512333797"],
    invalid: [
      .init("20512333798", .identifierCheckDigit, 10..<11), .init("00512333797", .identifierShape, 0..<1),
    ])
}
