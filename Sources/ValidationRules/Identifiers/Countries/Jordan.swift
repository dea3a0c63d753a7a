public import ValidationCore

/// The rules for Jordanian numbers: `.jo.nationalNumber`.
public struct JordanianRules: Sendable {
  /// The text is a national number (الرقم الوطني), the number of a person in Jordan.
  ///
  /// Ten digits; there is no published check digit.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.notASCII`, `identifier.separators`.
  public var nationalNumber: Validation<String> { Self.nationalNumber.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func nationalNumber(digits: DigitScripts) -> Validation<String> { Self.nationalNumber.rule(digits) }

  package static let formats: [IdentifierFormat] = [nationalNumber]
}

extension Validation where Value == String {
  /// The rules for Jordanian numbers.
  public static var jo: JordanianRules { JordanianRules() }
}

extension JordanianRules {
  static let nationalNumber = IdentifierFormat.national(
    "jo.nationalNumber", "#{10}",
    called: "الرقم الوطني", for: [.nationalID],
    summary: "A national number (الرقم الوطني), the number of a person in Jordan.",
    authority: "Civil Status Law 9 of 2001; CSPD",
    valid: ["9851012345"],
    invalid: [])
}
