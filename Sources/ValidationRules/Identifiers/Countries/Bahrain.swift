public import ValidationCore

/// The rules for Bahraini numbers: `.bh.cpr`, `.bh.vat`.
public struct BahrainiRules: Sendable {
  /// The text is a CPR number (الرقم الشخصي), the number of a person in Bahrain.
  ///
  /// Nine digits: mostly two for the year and two for the month of birth, four in sequence, and a check
  /// digit, whose calculation is not published.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.notASCII`, `identifier.separators`.
  public var cpr: Validation<String> { Self.cpr.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func cpr(digits: DigitScripts) -> Validation<String> { Self.cpr.rule(digits) }

  /// The text is a VAT account number of Bahrain.
  ///
  /// Fifteen digits; there is no published check digit.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.notASCII`, `identifier.separators`.
  public var vat: Validation<String> { Self.vat.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func vat(digits: DigitScripts) -> Validation<String> { Self.vat.rule(digits) }

  package static let formats: [IdentifierFormat] = [cpr, vat]
}

extension Validation where Value == String {
  /// The rules for Bahraini numbers.
  public static var bh: BahrainiRules { BahrainiRules() }
}

extension BahrainiRules {
  static let cpr = IdentifierFormat.national(
    "bh.cpr", "#{9}",
    called: "CPR", for: [.nationalID],
    summary: "A CPR number (الرقم الشخصي), the number of a person in Bahrain.",
    authority: "Law 46 of 2006; iGA",
    valid: ["850512345", "001201234"],
    invalid: [])

  static let vat = IdentifierFormat.national(
    "bh.vat", "#{15}",
    called: "VAT", for: [.vat],
    summary: "A VAT account number of Bahrain.",
    authority: "National Bureau for Revenue",
    valid: ["220000123400002"],
    invalid: [])
}
