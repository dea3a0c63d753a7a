public import ValidationCore

/// The rules for Philippine numbers: `.ph.tin`, `.ph.pcn`.
public struct PhilippineRules: Sendable {
  /// The text is a TIN, the number of a taxpayer in the Philippines.
  ///
  /// Written `123-456-789-00000`: nine digits, and three or five for a branch; there is no published check
  /// digit.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.notASCII`, `identifier.grouping`.
  public var tin: Validation<String> { Self.tin.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func tin(digits: DigitScripts) -> Validation<String> { Self.tin.rule(digits) }

  /// The text is a PCN, the number on the PhilID card of a person in the Philippines.
  ///
  /// Sixteen digits in groups of four, such as `1234-5678-9012-3456`; there is no published check digit.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.notASCII`, `identifier.grouping`.
  public var pcn: Validation<String> { Self.pcn.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func pcn(digits: DigitScripts) -> Validation<String> { Self.pcn.rule(digits) }

  package static let formats: [IdentifierFormat] = [tin, pcn]
}

extension Validation where Value == String {
  /// The rules for Philippine numbers.
  public static var ph: PhilippineRules { PhilippineRules() }
}

extension PhilippineRules {
  static let tin = IdentifierFormat.national(
    "ph.tin", "###-###-###", "###-###-###-###", "###-###-###-#####",
    called: "TIN", for: [.taxNumber, .vat],
    summary: "A TIN, the number of a taxpayer in the Philippines.",
    authority: "National Internal Revenue Code, section 236; BIR",
    valid: ["123-456-789", "123-456-789-000", "123-456-789-00000", "123456789"],
    invalid: [])

  static let pcn = IdentifierFormat.national(
    "ph.pcn", "####-####-####-####",
    called: "PCN", for: [.nationalID],
    summary: "A PCN, the number on the PhilID card of a person in the Philippines.",
    authority: "Republic Act 11055; PSA",
    valid: ["1234-5678-9012-3456", "1234567890123456"],
    invalid: [])
}
