public import ValidationCore

/// The rules for Georgian numbers: `.ge.personalNumber`, `.ge.identificationCode`.
public struct GeorgianRules: Sendable {
  /// The text is a პირადი ნომერი, the number of a person in Georgia.
  ///
  /// Eleven digits; there is no published check digit.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.notASCII`, `identifier.separators`.
  public var personalNumber: Validation<String> { Self.personalNumber.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func personalNumber(digits: DigitScripts) -> Validation<String> { Self.personalNumber.rule(digits) }

  /// The text is a საიდენტიფიკაციო კოდი, the number of an organization in Georgia.
  ///
  /// Nine digits; there is no published check digit.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.notASCII`, `identifier.separators`.
  public var identificationCode: Validation<String> { Self.identificationCode.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func identificationCode(digits: DigitScripts) -> Validation<String> {
    Self.identificationCode.rule(digits)
  }

  package static let formats: [IdentifierFormat] = [personalNumber, identificationCode]
}

extension Validation where Value == String {
  /// The rules for Georgian numbers.
  public static var ge: GeorgianRules { GeorgianRules() }
}

extension GeorgianRules {
  static let personalNumber = IdentifierFormat.national(
    "ge.personalNumber", "#{11}",
    called: "პირადი ნომერი", for: [.nationalID, .taxNumber],
    summary: "A პირადი ნომერი, the number of a person in Georgia.",
    authority: "Public Service Development Agency",
    valid: ["01001012345", "62001012345"],
    invalid: [])

  static let identificationCode = IdentifierFormat.national(
    "ge.identificationCode", "#{9}",
    called: "საიდენტიფიკაციო კოდი", for: [.companyNumber, .taxNumber, .vat],
    summary: "A საიდენტიფიკაციო კოდი, the number of an organization in Georgia.",
    authority: "National Agency of Public Registry",
    valid: ["204378869", "404411908"],
    invalid: [])
}
