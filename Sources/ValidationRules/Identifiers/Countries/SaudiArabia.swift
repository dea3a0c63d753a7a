public import ValidationCore

/// The rules for Saudi numbers: `.sa.nationalID`, `.sa.vat`.
public struct SaudiRules: Sendable {
  /// The text is a Saudi national ID (رقم الهوية الوطنية) or a resident's number (رقم الإقامة).
  ///
  /// Ten digits that begin with 1 for citizens or 2 for residents (ZATCA, e-invoicing business rules BR-KSA-F-10 and
  /// BR-KSA-F-11). The last is the check digit of the Luhn algorithm; the Ministry of Interior does not publish it,
  /// but all implementations use it.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.shape`, `identifier.notASCII`,
  /// `identifier.separators`, `identifier.checkDigit`.
  public var nationalID: Validation<String> { nationalID(digits: .ascii) }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func nationalID(digits: DigitScripts) -> Validation<String> {
    IdentifierFormat.saudiNationalID.rule(digits)
  }

  /// The text is a Saudi VAT registration number.
  ///
  /// Fifteen digits, the first and the last of which are 3 (ZATCA, Electronic Invoice XML Implementation Standard,
  /// rules BR-KSA-39 and BR-KSA-40). No check digit is published, so any other digits are accepted.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.shape`, `identifier.notASCII`,
  /// `identifier.separators`.
  public var vat: Validation<String> { vat(digits: .ascii) }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func vat(digits: DigitScripts) -> Validation<String> { IdentifierFormat.saudiVAT.rule(digits) }

  package static let formats: [IdentifierFormat] = [.saudiNationalID, .saudiVAT]
}

extension Validation where Value == String {
  /// The rules for Saudi numbers.
  public static var sa: SaudiRules { SaudiRules() }
}

extension IdentifierFormat {
  static let saudiNationalID = national(
    "sa.nationalID", "[12]#{9}",
    for: [.nationalID],
    summary: "A Saudi national ID, or the number of a resident.",
    authority: "Ministry of Interior",
    checks: [.lastDigits(1, .luhn(from: 0, dropping: 0))],
    valid: ["1000000008", "2345678904"],
    invalid: [
      .init("3000000008", .identifierShape, 0..<1),
      .init("1000000009", .identifierCheckDigit, 9..<10),
    ]
  )

  static let saudiVAT = national(
    "sa.vat", "3#{13}3",
    for: [.taxNumber, .vat],
    summary: "A Saudi VAT registration number.",
    authority: "ZATCA, Electronic Invoice XML Implementation Standard",
    valid: ["300000000000003", "399999999900003", "310122393500003"],
    invalid: [.init("300000000000002", .identifierShape, 14..<15)]
  )
}
