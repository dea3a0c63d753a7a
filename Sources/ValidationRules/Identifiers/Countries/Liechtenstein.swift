public import ValidationCore

/// The rules for Liechtenstein numbers: `.li.peid`.
public struct LiechtensteinRules: Sendable {
  /// The text is a PEID, the number of a person or a company in Liechtenstein.
  ///
  /// Four to twelve digits without a check digit.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.notASCII`, `identifier.separators`.
  public var peid: Validation<String> { Self.peid.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func peid(digits: DigitScripts) -> Validation<String> { Self.peid.rule(digits) }

  package static let formats: [IdentifierFormat] = [peid]
}

extension Validation where Value == String {
  /// The rules for Liechtenstein numbers.
  public static var li: LiechtensteinRules { LiechtensteinRules() }
}

extension LiechtensteinRules {
  static let peid = IdentifierFormat.national(
    "li.peid", "#{12}", "#{4}", "#{5}", "#{6}", "#{7}", "#{8}", "#{9}", "#{10}", "#{11}",
    called: "PEID", for: [.nationalID, .taxNumber],
    summary: "A PEID, the number of a person or a company in Liechtenstein.",
    authority: "Amt für Justiz, oera.li; OECD, TIN of Liechtenstein",
    valid: ["000001234567", "1234567"],
    invalid: [])
}
