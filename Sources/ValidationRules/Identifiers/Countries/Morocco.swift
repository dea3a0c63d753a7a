public import ValidationCore

/// The rules for Moroccan numbers: `.ma.cnie`.
public struct MoroccanRules: Sendable {
  /// The text is the number of a CNIE (carte nationale d'identité électronique), the Moroccan identity card.
  ///
  /// Written `AB123456`: one or two letters for the office of the first card, and five or six digits (Direction
  /// générale de la sûreté nationale, DGSN; loi 35-06 of 2007). The DGSN publishes neither a list of the letters nor
  /// a check digit, so any are accepted.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.shape`, `identifier.notASCII`,
  /// `identifier.grouping`, `identifier.case`.
  public var cnie: Validation<String> { cnie(digits: .ascii) }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func cnie(digits: DigitScripts) -> Validation<String> { IdentifierFormat.cnie.rule(digits) }

  package static let formats: [IdentifierFormat] = [.cnie]
}

extension Validation where Value == String {
  /// The rules for Moroccan numbers.
  public static var ma: MoroccanRules { MoroccanRules() }
}

extension IdentifierFormat {
  static let cnie = national(
    "ma.cnie", "@@#{6}", "@@#{5}", "@#{6}", "@#{5}",
    summary: "The number of a Moroccan identity card (CNIE).",
    authority: "DGSN, loi 35-06",
    valid: ["AB123456", "K45678", "J123456", "BE12345"],
    invalid: [.init("1AB23456", .identifierShape, 0..<1), .init("ABC12345", .identifierShape, 2..<3)]
  )
}
