public import ValidationCore

/// The rules for numbers of Hong Kong: `.hk.identityCard`.
public struct HongKongRules: Sendable {
  /// The text is the number of a Hong Kong identity card (香港身份證).
  ///
  /// Written `A123456(3)` or `A1234563`: one or two letters, six digits and a check character (Registration of
  /// Persons Ordinance, cap. 177; the form is the Immigration Department's). A letter counts as 10 to 35, a missing
  /// first letter as 36, with weights 9 to 2; the check character, with 10 written as A, makes the sum a multiple of
  /// 11. The department has not published that sum, but all implementations and the OECD's notes on tax numbers use
  /// it.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.shape`, `identifier.notASCII`,
  /// `identifier.grouping`, `identifier.case`, `identifier.checkDigit`.
  public var identityCard: Validation<String> { identityCard(digits: .ascii) }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func identityCard(digits: DigitScripts) -> Validation<String> {
    IdentifierFormat.hongKongIdentityCard.rule(digits)
  }

  package static let formats: [IdentifierFormat] = [.hongKongIdentityCard]
}

extension Validation where Value == String {
  /// The rules for numbers of Hong Kong.
  public static var hk: HongKongRules { HongKongRules() }
}

extension IdentifierFormat {
  private static let hongKongLong = WeightedSum((2...9).reversed(), modulo: 11, gives: "0A987654321")
  /// With 36 in place of the first letter.
  private static let hongKongShort = WeightedSum(
    (2...8).reversed(), modulo: 11, gives: "0A987654321", startingAt: 36 * 9)

  static let hongKongIdentityCard = national(
    "hk.identityCard", "@######([0-9A])", "@@######([0-9A])",
    called: "HKID", for: [.nationalID],
    summary: "The number of a Hong Kong identity card.",
    authority: "Immigration Department",
    checks: [
      .lastDigits(
        1, .function { $1 == 8 ? hongKongShort.holds($0, $1) : hongKongLong.holds($0, $1) })
    ],
    valid: ["A123456(3)", "A1234563", "K548653(A)", "H856249(2)", "AB987654(3)", "G123456(A)"],
    invalid: [
      .init("1A23456(3)", .identifierShape, 0..<1),
      .init("A123456(4)", .identifierCheckDigit, 8..<9),
      .init("A1234563)", .identifierGrouping, 7..<8, suggestion: "A123456(3)"),
    ]
  )
}
