public import ValidationCore

/// The rules for Paraguayan numbers: `.py.ruc`.
public struct ParaguayanRules: Sendable {
  /// The text is a RUC, the tax number of a person or a company in Paraguay.
  ///
  /// Written `80028061-0`: up to eight digits and a check digit modulo 11 with weights 2 and up from the
  /// right.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.notASCII`, `identifier.grouping`,
  /// `identifier.checkDigit`.
  public var ruc: Validation<String> { Self.ruc.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func ruc(digits: DigitScripts) -> Validation<String> { Self.ruc.rule(digits) }

  package static let formats: [IdentifierFormat] = [ruc]
}

extension Validation where Value == String {
  /// The rules for Paraguayan numbers.
  public static var py: ParaguayanRules { ParaguayanRules() }
}

extension ParaguayanRules {
  static let ruc = IdentifierFormat.national(
    "py.ruc", "#{8}-#", "#{7}-#", "#{6}-#", "#{5}-#", "#{4}-#", "#{3}-#", "#{2}-#", "#{1}-#",
    called: "RUC", for: [.taxNumber, .vat],
    summary: "A RUC, the tax number of a person or a company in Paraguay.",
    authority: "DNIT; Ley 1352/88",
    checks: [
      .lastDigits(
        1, .sum(WeightedSum([9, 8, 7, 6, 5, 4, 3, 2], modulo: 11, gives: "00987654321", fromEnd: true)))
    ],
    valid: ["80028061-0", "800280610", "9991603", "2660-3"],
    invalid: [.init("80028061-1", .identifierCheckDigit, 9..<10)])
}
