public import ValidationCore

/// The rules for Azerbaijani numbers: `.az.voen`.
public struct AzerbaijaniRules: Sendable {
  /// The text is a VÖEN, the tax number of a person or a company in Azerbaijan.
  ///
  /// Ten digits: two for the region, six, a check digit modulo 11 with weights 4 1 8 6 2 7 5 3 (10 is not
  /// issued), and 1 for a company or 2 for a person.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.shape`, `identifier.notASCII`,
  /// `identifier.separators`, `identifier.checkDigit`.
  public var voen: Validation<String> { Self.voen.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func voen(digits: DigitScripts) -> Validation<String> { Self.voen.rule(digits) }

  package static let formats: [IdentifierFormat] = [voen]
}

extension Validation where Value == String {
  /// The rules for Azerbaijani numbers.
  public static var az: AzerbaijaniRules { AzerbaijaniRules() }
}

extension AzerbaijaniRules {
  static let voen = IdentifierFormat.national(
    "az.voen", "#{9}[12]",
    called: "VÖEN", for: [.taxNumber, .vat],
    summary: "A VÖEN, the tax number of a person or a company in Azerbaijan.",
    authority: "Vergi Məcəlləsi; Dövlət Vergi Xidməti",
    checks: [
      .checkDigit(.at(8..<9), .sum(WeightedSum([4, 1, 8, 6, 2, 7, 5, 3], modulo: 11, gives: "0123456789-")))
    ],
    valid: ["1401555071"],
    invalid: [
      .init("1401555081", .identifierCheckDigit, 8..<9), .init("1401555070", .identifierShape, 9..<10),
    ])
}
