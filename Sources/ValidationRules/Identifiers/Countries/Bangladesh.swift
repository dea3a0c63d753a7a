public import ValidationCore

/// The rules for Bangladeshi numbers: `.bd.nid`.
public struct BangladeshiRules: Sendable {
  /// The text is an NID, the number of a person in Bangladesh.
  ///
  /// Ten digits on smart cards, and thirteen, or seventeen with the year of birth, on cards before 2016;
  /// there is no published check digit.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.notASCII`, `identifier.separators`.
  public var nid: Validation<String> { Self.nid.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func nid(digits: DigitScripts) -> Validation<String> { Self.nid.rule(digits) }

  package static let formats: [IdentifierFormat] = [nid]
}

extension Validation where Value == String {
  /// The rules for Bangladeshi numbers.
  public static var bd: BangladeshiRules { BangladeshiRules() }
}

extension BangladeshiRules {
  static let nid = IdentifierFormat.national(
    "bd.nid", "#{10}", "#{13}", "#{17}",
    called: "NID", for: [.nationalID],
    summary: "An NID, the number of a person in Bangladesh.",
    authority: "National Identity Registration Act 2010; Bangladesh Election Commission",
    valid: ["6441234567", "2699501234567", "19902699501234567"],
    invalid: [])
}
