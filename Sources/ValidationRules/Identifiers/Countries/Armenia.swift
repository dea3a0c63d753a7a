public import ValidationCore

/// The rules for Armenian numbers: `.am.psn`, `.am.tin`.
public struct ArmenianRules: Sendable {
  /// The text is a ՀԾՀ, the public services number of a person in Armenia.
  ///
  /// Ten digits; how the last is calculated is not published.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.notASCII`, `identifier.separators`.
  public var psn: Validation<String> { Self.psn.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func psn(digits: DigitScripts) -> Validation<String> { Self.psn.rule(digits) }

  /// The text is a ՀՎՀՀ, the number of a taxpayer in Armenia.
  ///
  /// Eight digits; there is no published check digit.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.notASCII`, `identifier.separators`.
  public var tin: Validation<String> { Self.tin.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func tin(digits: DigitScripts) -> Validation<String> { Self.tin.rule(digits) }

  package static let formats: [IdentifierFormat] = [psn, tin]
}

extension Validation where Value == String {
  /// The rules for Armenian numbers.
  public static var am: ArmenianRules { ArmenianRules() }
}

extension ArmenianRules {
  static let psn = IdentifierFormat.national(
    "am.psn", "#{10}",
    called: "ՀԾՀ", for: [.nationalID],
    summary: "A ՀԾՀ, the public services number of a person in Armenia.",
    authority: "Law on the Public Services Number",
    valid: ["2705860123"],
    invalid: [])

  static let tin = IdentifierFormat.national(
    "am.tin", "#{8}",
    called: "ՀՎՀՀ", for: [.taxNumber, .vat, .companyNumber],
    summary: "A ՀՎՀՀ, the number of a taxpayer in Armenia.",
    authority: "State Revenue Committee",
    valid: ["02565197"],
    invalid: [])
}
