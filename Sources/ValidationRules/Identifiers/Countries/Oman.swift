public import ValidationCore

/// The rules for Omani numbers: `.om.vatin`.
public struct OmaniRules: Sendable {
  /// The text is a VATIN, the number of a business for the value added tax of Oman.
  ///
  /// OM and ten digits; there is no published check digit.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.shape`, `identifier.notASCII`,
  /// `identifier.separators`, `identifier.case`.
  public var vatin: Validation<String> { Self.vatin.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func vatin(digits: DigitScripts) -> Validation<String> { Self.vatin.rule(digits) }

  package static let formats: [IdentifierFormat] = [vatin]
}

extension Validation where Value == String {
  /// The rules for Omani numbers.
  public static var om: OmaniRules { OmaniRules() }
}

extension OmaniRules {
  static let vatin = IdentifierFormat.national(
    "om.vatin", "OM#{10}",
    called: "VATIN", for: [.vat],
    summary: "A VATIN, the number of a business for the value added tax of Oman.",
    authority: "Royal Decree 121/2020; Oman Tax Authority",
    valid: ["OM1100012345"],
    invalid: [.init("1100012345OM", .identifierShape, 0..<1)])
}
