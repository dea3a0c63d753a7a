public import ValidationCore

/// The rules for Bosnian numbers: `.ba.jmb`.
public struct BosnianRules: Sendable {
  /// The text is the JMB of a person in Bosnia and Herzegovina.
  ///
  /// Thirteen digits: the date of birth with three digits of the year, the region, a number and a check digit
  /// (modulus 11, weights 7 6 5 4 3 2 repeated, with 10 as 0).
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.notASCII`, `identifier.separators`,
  /// `identifier.date`, `identifier.checkDigit`.
  public var jmb: Validation<String> { Self.jmb.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func jmb(digits: DigitScripts) -> Validation<String> { Self.jmb.rule(digits) }

  package static let formats: [IdentifierFormat] = [jmb]
}

extension Validation where Value == String {
  /// The rules for Bosnian numbers.
  public static var ba: BosnianRules { BosnianRules() }
}

extension BosnianRules {
  static let jmb = IdentifierFormat.national(
    "ba.jmb", "#{13}",
    called: "JMB", for: [.nationalID],
    summary: "The JMB of a person in Bosnia and Herzegovina.",
    authority: "Zakon o jedinstvenom matičnom broju",
    checks: IdentifierCheck.masterCitizenNumber,
    valid: ["0101006500006"],
    invalid: [
      .init("3201006500006", .identifierDate, 0..<7), .init("0101006500007", .identifierCheckDigit, 12..<13),
    ])
}
