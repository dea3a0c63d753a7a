public import ValidationCore

/// The rules for Maltese numbers: `.mt.vat`.
public struct MalteseRules: Sendable {
  /// The text is a Maltese VAT number without the country code.
  ///
  /// Eight digits whose sum with weights 3 4 6 7 8 9 10 1 is a multiple of 37. For the form with MT before
  /// it, see `eu.vat`.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.shape`, `identifier.notASCII`,
  /// `identifier.separators`, `identifier.checkDigit`.
  public var vat: Validation<String> { Self.vat.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func vat(digits: DigitScripts) -> Validation<String> { Self.vat.rule(digits) }

  package static let formats: [IdentifierFormat] = [vat]
}

extension Validation where Value == String {
  /// The rules for Maltese numbers.
  public static var mt: MalteseRules { MalteseRules() }
}

extension MalteseRules {
  static let vat = IdentifierFormat.national(
    "mt.vat", "[1-9]#{7}",
    called: "VAT", for: [.taxNumber, .vat],
    summary: "A Maltese VAT number without the country code.",
    authority: "Value Added Tax Act; Commissioner for Revenue",
    checks: VATMembers.malta.checks,
    valid: ["11679112"],
    invalid: [.init("11679113", .identifierCheckDigit, 6..<8), .init("01679112", .identifierShape, 0..<1)])
}
