public import ValidationCore

/// The rules for Montenegrin numbers: `.me.pib`, `.me.jmb`.
public struct MontenegrinRules: Sendable {
  /// The text is a PIB, the tax number of a company in Montenegro.
  ///
  /// Eight digits, of which the last is a check digit (modulus 11, weights 8 to 2, with 10 as 0).
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.notASCII`, `identifier.separators`,
  /// `identifier.checkDigit`.
  public var pib: Validation<String> { Self.pib.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func pib(digits: DigitScripts) -> Validation<String> { Self.pib.rule(digits) }

  /// The text is the JMB of a person in Montenegro.
  ///
  /// Thirteen digits: the date of birth with three digits of the year, the region, a number and a check digit
  /// (modulus 11, weights 7 6 5 4 3 2 repeated, with 10 as 0).
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.notASCII`, `identifier.separators`,
  /// `identifier.date`, `identifier.checkDigit`.
  public var jmb: Validation<String> { Self.jmb.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func jmb(digits: DigitScripts) -> Validation<String> { Self.jmb.rule(digits) }

  package static let formats: [IdentifierFormat] = [pib, jmb]
}

extension Validation where Value == String {
  /// The rules for Montenegrin numbers.
  public static var me: MontenegrinRules { MontenegrinRules() }
}

extension MontenegrinRules {
  static let pib = IdentifierFormat.national(
    "me.pib", "#{8}",
    called: "PIB", for: [.taxNumber, .vat, .companyNumber],
    summary: "A PIB, the tax number of a company in Montenegro.",
    authority: "Poreska uprava; Zakon o poreskoj administraciji",
    checks: [.lastDigits(1, .sum(WeightedSum([8, 7, 6, 5, 4, 3, 2], modulo: 11, gives: "00987654321")))],
    valid: ["02655284"],
    invalid: [.init("02655285", .identifierCheckDigit, 7..<8)])

  static let jmb = IdentifierFormat.national(
    "me.jmb", "#{13}",
    called: "JMB", for: [.nationalID],
    summary: "The JMB of a person in Montenegro.",
    authority: "Zakon o registru stanovništva",
    checks: IdentifierCheck.masterCitizenNumber,
    valid: ["0101006500006"],
    invalid: [
      .init("3201006500006", .identifierDate, 0..<7), .init("0101006500007", .identifierCheckDigit, 12..<13),
    ])
}
