public import ValidationCore

/// The rules for numbers of Macau: `.mo.identityCard`.
public struct MacauRules: Sendable {
  /// The text is the number of a Macau resident identity card (澳門居民身份證).
  ///
  /// Written `1234567(8)` or `12345678`: seven digits, the first of which is 1, 5 or 7, and a check digit (Direcção
  /// dos Serviços de Identificação; Lei 8/2002). The calculation of the check digit is not published, so any digit is
  /// accepted.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.shape`, `identifier.notASCII`,
  /// `identifier.grouping`.
  public var identityCard: Validation<String> { identityCard(digits: .ascii) }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func identityCard(digits: DigitScripts) -> Validation<String> {
    IdentifierFormat.macauIdentityCard.rule(digits)
  }

  package static let formats: [IdentifierFormat] = [.macauIdentityCard]
}

extension Validation where Value == String {
  /// The rules for numbers of Macau.
  public static var mo: MacauRules { MacauRules() }
}

extension IdentifierFormat {
  static let macauIdentityCard = national(
    "mo.identityCard", "[157]######(#)",
    for: [.nationalID],
    summary: "The number of a Macau resident identity card.",
    authority: "Lei 8/2002",
    valid: ["1234567(8)", "12345678", "51234567", "7123456(0)"],
    invalid: [.init("2234567(8)", .identifierShape, 0..<1)]
  )
}
