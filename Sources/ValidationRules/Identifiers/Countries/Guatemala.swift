public import ValidationCore

/// The rules for Guatemalan numbers: `.gt.nit`.
public struct GuatemalanRules: Sendable {
  /// The text is a NIT, the tax number of a person or a company in Guatemala.
  ///
  /// Written `3952550-3`: up to eleven digits and a check character modulo 11 with weights 2 and up from the
  /// right, with 10 as K.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.shape`, `identifier.notASCII`,
  /// `identifier.grouping`, `identifier.case`, `identifier.checkDigit`.
  public var nit: Validation<String> { Self.nit.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func nit(digits: DigitScripts) -> Validation<String> { Self.nit.rule(digits) }

  package static let formats: [IdentifierFormat] = [nit]
}

extension Validation where Value == String {
  /// The rules for Guatemalan numbers.
  public static var gt: GuatemalanRules { GuatemalanRules() }
}

extension GuatemalanRules {
  static let nit = IdentifierFormat.national(
    "gt.nit", "#{7}-[0-9K]", "#{8}-[0-9K]", "#{6}-[0-9K]", "#{5}-[0-9K]", "#{4}-[0-9K]", "#{3}-[0-9K]",
    "#{9}-[0-9K]", "#{10}-[0-9K]", "#{11}-[0-9K]", "#{2}-[0-9K]", "#{1}-[0-9K]",
    called: "NIT", for: [.taxNumber, .vat],
    summary: "A NIT, the tax number of a person or a company in Guatemala.",
    authority: "SAT, reglas y validaciones de la FEL",
    checks: [
      .lastDigits(
        1,
        .sum(
          WeightedSum([12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2], modulo: 11, gives: "0K987654321", fromEnd: true)))
    ],
    valid: ["3952550-3", "39525503", "576937-K", "7108-0"],
    invalid: [.init("3952550-4", .identifierCheckDigit, 8..<9), .init("K952550-3", .identifierShape, 0..<1)])
}
