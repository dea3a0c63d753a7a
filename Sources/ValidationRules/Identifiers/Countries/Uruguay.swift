public import ValidationCore

/// The rules for Uruguayan numbers: `.uy.rut`.
public struct UruguayanRules: Sendable {
  /// The text is a RUT, the tax number of a company in Uruguay.
  ///
  /// Written `21-100342-001-7`: two digits from 01 to 22, six in sequence, 001 and a check digit modulo 11
  /// with weights 4 3 2 9 8 7 6 5 4 3 2 (10 is not issued).
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.shape`, `identifier.notASCII`,
  /// `identifier.grouping`, `identifier.region`, `identifier.notIssued`, `identifier.checkDigit`.
  public var rut: Validation<String> { Self.rut.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func rut(digits: DigitScripts) -> Validation<String> { Self.rut.rule(digits) }

  package static let formats: [IdentifierFormat] = [rut]
}

extension Validation where Value == String {
  /// The rules for Uruguayan numbers.
  public static var uy: UruguayanRules { UruguayanRules() }
}

extension UruguayanRules {
  static let rut = IdentifierFormat.national(
    "uy.rut", "##-######-001-#",
    called: "RUT", for: [.taxNumber, .vat, .companyNumber],
    summary: "A RUT, the tax number of a company in Uruguay.",
    authority: "DGI; AGESIC, modelo de datos",
    checks: [
      .region(.at(0..<2), .number(at: 0, length: 2, NumberSet(1...22))),
      .notIssued(.at(2..<8), unless: .notZero(from: 2, dropping: 4)),
      .lastDigits(1, .sum(WeightedSum([4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2], modulo: 11, gives: "0-987654321"))),
    ],
    valid: ["21-100342-001-7", "211003420017"],
    invalid: [
      .init("23-100342-001-7", .identifierRegion, 0..<2),
      .init("21-000000-001-7", .identifierNotIssued, 3..<9),
      .init("21-100342-001-8", .identifierCheckDigit, 14..<15),
      .init("21-100342-101-7", .identifierShape, 10..<11),
    ])
}
