public import ValidationCore

/// The rules for Croatian numbers: `.hr.oib`.
public struct CroatianRules: Sendable {
  /// The text is an OIB, the number of a person or a company in Croatia.
  ///
  /// Eleven digits, of which the last is a check digit by ISO 7064 MOD 11,10. With HR before it, it is the
  /// VAT number.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.notASCII`, `identifier.separators`,
  /// `identifier.checkDigit`.
  public var oib: Validation<String> { Self.oib.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func oib(digits: DigitScripts) -> Validation<String> { Self.oib.rule(digits) }

  package static let formats: [IdentifierFormat] = [oib]
}

extension Validation where Value == String {
  /// The rules for Croatian numbers.
  public static var hr: CroatianRules { CroatianRules() }
}

extension CroatianRules {
  static let oib = IdentifierFormat.national(
    "hr.oib", "#{11}",
    called: "OIB", for: [.nationalID, .taxNumber, .vat, .companyNumber],
    summary: "An OIB, the number of a person or a company in Croatia.",
    authority: "Zakon o osobnom identifikacijskom broju",
    checks: VATMembers.croatia.checks,
    valid: ["33392005961"],
    invalid: [.init("33392005962", .identifierCheckDigit, 10..<11)])
}
