public import ValidationCore

/// The rules for Algerian numbers: `.dz.nif`.
public struct AlgerianRules: Sendable {
  /// The text is a NIF, the tax number of a person or a company in Algeria.
  ///
  /// Fifteen digits, or twenty for a branch; no check digit is published.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.notASCII`, `identifier.separators`.
  public var nif: Validation<String> { Self.nif.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func nif(digits: DigitScripts) -> Validation<String> { Self.nif.rule(digits) }

  package static let formats: [IdentifierFormat] = [nif]
}

extension Validation where Value == String {
  /// The rules for Algerian numbers.
  public static var dz: AlgerianRules { AlgerianRules() }
}

extension AlgerianRules {
  static let nif = IdentifierFormat.national(
    "dz.nif", "#{15}", "#{20}",
    called: "NIF", for: [.taxNumber, .vat],
    summary: "A NIF, the tax number of a person or a company in Algeria.",
    authority: "Direction générale des Impôts, loi de finances 2006",
    valid: ["416001000000007", "41201600000606600001"],
    invalid: [])
}
