public import ValidationCore

/// The rules for Mozambican numbers: `.mz.nuit`.
public struct MozambicanRules: Sendable {
  /// The text is a NUIT, the tax number of a person or a company in Mozambique.
  ///
  /// Written `400 339 910`: nine digits, of which the last is a check digit modulo 11 with weights 8 9 4 5 6
  /// 7 8 9 (10 as 1).
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.notASCII`, `identifier.grouping`,
  /// `identifier.checkDigit`.
  public var nuit: Validation<String> { Self.nuit.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func nuit(digits: DigitScripts) -> Validation<String> { Self.nuit.rule(digits) }

  package static let formats: [IdentifierFormat] = [nuit]
}

extension Validation where Value == String {
  /// The rules for Mozambican numbers.
  public static var mz: MozambicanRules { MozambicanRules() }
}

extension MozambicanRules {
  static let nuit = IdentifierFormat.national(
    "mz.nuit", "### ### ###",
    called: "NUIT", for: [.taxNumber, .vat],
    summary: "A NUIT, the tax number of a person or a company in Mozambique.",
    authority: "Decreto 28/2012; Autoridade Tributária",
    checks: [.lastDigits(1, .sum(WeightedSum([8, 9, 4, 5, 6, 7, 8, 9], modulo: 11, gives: "01234567891")))],
    valid: ["400 339 910", "400339910", "400005834"],
    invalid: [.init("400 339 911", .identifierCheckDigit, 10..<11)])
}
