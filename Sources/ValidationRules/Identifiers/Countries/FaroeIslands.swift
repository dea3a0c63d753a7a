public import ValidationCore

/// The rules for Faroese numbers: `.fo.vinnutal`.
public struct FaroeseRules: Sendable {
  /// The text is a V-tal, the number of a company in the Faroe Islands.
  ///
  /// Six digits in sequence, without a check digit.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.notASCII`, `identifier.grouping`.
  public var vinnutal: Validation<String> { Self.vinnutal.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func vinnutal(digits: DigitScripts) -> Validation<String> { Self.vinnutal.rule(digits) }

  package static let formats: [IdentifierFormat] = [vinnutal]
}

extension Validation where Value == String {
  /// The rules for Faroese numbers.
  public static var fo: FaroeseRules { FaroeseRules() }
}

extension FaroeseRules {
  static let vinnutal = IdentifierFormat.national(
    "fo.vinnutal", "#{6}", "### ###",
    called: "V-tal", for: [.taxNumber, .vat, .companyNumber],
    summary: "A V-tal, the number of a company in the Faroe Islands.",
    authority: "TAKS",
    valid: ["623857", "602 590"],
    invalid: [])
}
