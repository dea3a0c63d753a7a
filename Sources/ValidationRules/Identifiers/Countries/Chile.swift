public import ValidationCore

/// The rules for Chilean numbers: `.cl.rut`.
public struct ChileanRules: Sendable {
  /// The text is a RUT or RUN, a Chilean tax or identity number.
  ///
  /// Written `12.531.909-2`, `12531909-2` or `125319092`: seven or eight digits and a check character (Servicio de
  /// Impuestos Internos; Decreto con Fuerza de Ley 3 of 1969): modulus 11, weights 2 to 7 from the right, repeated,
  /// with 10 written as K.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.shape`, `identifier.notASCII`,
  /// `identifier.grouping`, `identifier.case`, `identifier.notIssued`, `identifier.checkDigit`.
  public var rut: Validation<String> { rut(digits: .ascii) }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func rut(digits: DigitScripts) -> Validation<String> { IdentifierFormat.rut.rule(digits) }

  package static let formats: [IdentifierFormat] = [.rut]
}

extension Validation where Value == String {
  /// The rules for Chilean numbers.
  public static var cl: ChileanRules { ChileanRules() }
}

extension IdentifierFormat {
  static let rut = national(
    "cl.rut", "##.###.###-[0-9K]", "#.###.###-[0-9K]", "########-[0-9K]", "#######-[0-9K]",
    called: "RUT", for: [.nationalID, .taxNumber, .vat, .companyNumber],
    summary: "A RUT or RUN, a Chilean tax or identity number.",
    authority: "Servicio de Impuestos Internos",
    checks: [
      .notIssued(.allBut(last: 1), unless: .notZero(from: 0, dropping: 1)),
      .lastDigits(
        1, .sum(WeightedSum([3, 2, 7, 6, 5, 4, 3, 2], modulo: 11, gives: "0K987654321", fromEnd: true))),
    ],
    valid: ["12.531.909-2", "12531909-2", "125319092", "76086428-5", "10626628-K", "10726809K"],
    invalid: [
      .init("1K626628-5", .identifierShape, 1..<2),
      .init("00000000-0", .identifierNotIssued, 0..<8),
      .init("12531909-3", .identifierCheckDigit, 9..<10),
      .init("12531909\u{2013}2", .identifierNotASCII, 8..<11, suggestion: "12531909-2"),
    ]
  )
}
