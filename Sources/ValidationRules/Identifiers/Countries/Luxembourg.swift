public import ValidationCore

/// The rules for Luxembourg numbers: `.lu.tva`.
public struct LuxembourgRules: Sendable {
  /// The text is a Luxembourg VAT number (numéro de TVA) without the country code.
  ///
  /// Eight digits, of which the last two are the remainder of the others modulo 89. For the form with LU
  /// before it, see `eu.vat`.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.notASCII`, `identifier.grouping`,
  /// `identifier.checkDigit`.
  public var tva: Validation<String> { Self.tva.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func tva(digits: DigitScripts) -> Validation<String> { Self.tva.rule(digits) }

  package static let formats: [IdentifierFormat] = [tva]
}

extension Validation where Value == String {
  /// The rules for Luxembourg numbers.
  public static var lu: LuxembourgRules { LuxembourgRules() }
}

extension LuxembourgRules {
  static let tva = IdentifierFormat.national(
    "lu.tva", "### ### ##",
    called: "TVA", for: [.taxNumber, .vat],
    summary: "A Luxembourg VAT number (numéro de TVA) without the country code.",
    authority: "Administration de l’enregistrement, des domaines et de la TVA",
    checks: VATMembers.luxembourg.checks,
    valid: ["150 274 42", "15027442"],
    invalid: [.init("150 274 43", .identifierCheckDigit, 8..<10)])
}
