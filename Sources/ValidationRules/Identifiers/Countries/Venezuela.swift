public import ValidationCore

/// The rules for Venezuelan numbers: `.ve.rif`.
public struct VenezuelanRules: Sendable {
  /// The text is a RIF, the tax number of a person or a company in Venezuela.
  ///
  /// Written `V-11470283-4`: a letter for the kind of holder, eight digits and a check digit modulo 11 with
  /// weights 3 2 7 6 5 4 3 2, to which the letter adds 4 to 20.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.shape`, `identifier.notASCII`,
  /// `identifier.grouping`, `identifier.case`, `identifier.checkDigit`.
  public var rif: Validation<String> { Self.rif.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func rif(digits: DigitScripts) -> Validation<String> { Self.rif.rule(digits) }

  package static let formats: [IdentifierFormat] = [rif]
}

extension Validation where Value == String {
  /// The rules for Venezuelan numbers.
  public static var ve: VenezuelanRules { VenezuelanRules() }
}

extension VenezuelanRules {
  private static let rifValues = IdentifierTable.values(
    zip("0123456789VEJPG".utf8, Array(0..<10) + [4, 8, 12, 16, 20]))

  static let rif = IdentifierFormat.national(
    "ve.rif", "[VEJPG]-########-#",
    called: "RIF", for: [.taxNumber, .vat, .companyNumber],
    summary: "A RIF, the tax number of a person or a company in Venezuela.",
    authority: "SENIAT, Providencia 0073",
    checks: [
      .lastDigits(
        1,
        .sum(WeightedSum([1, 3, 2, 7, 6, 5, 4, 3, 2], modulo: 11, gives: "00987654321", values: rifValues)))
    ],
    valid: ["V-11470283-4", "V114702834"],
    invalid: [
      .init("V-11470283-5", .identifierCheckDigit, 11..<12), .init("0-11470283-4", .identifierShape, 0..<1),
    ])
}
