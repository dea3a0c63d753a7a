public import ValidationCore

/// The rules for Serbian numbers: `.rs.pib`, `.rs.jmbg`.
public struct SerbianRules: Sendable {
  /// The text is a PIB, the tax number of a company in Serbia.
  ///
  /// Nine digits, of which the last is a check digit by ISO 7064 MOD 11,10.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.notASCII`, `identifier.separators`,
  /// `identifier.checkDigit`.
  public var pib: Validation<String> { Self.pib.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func pib(digits: DigitScripts) -> Validation<String> { Self.pib.rule(digits) }

  /// The text is the JMBG of a person in Serbia.
  ///
  /// Thirteen digits: the date of birth with three digits of the year, the region, a number and a check digit
  /// (modulus 11, weights 7 6 5 4 3 2 repeated, with 10 as 0).
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.notASCII`, `identifier.separators`,
  /// `identifier.date`, `identifier.checkDigit`.
  public var jmbg: Validation<String> { Self.jmbg.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func jmbg(digits: DigitScripts) -> Validation<String> { Self.jmbg.rule(digits) }

  package static let formats: [IdentifierFormat] = [pib, jmbg]
}

extension Validation where Value == String {
  /// The rules for Serbian numbers.
  public static var rs: SerbianRules { SerbianRules() }
}

extension SerbianRules {
  static let pib = IdentifierFormat.national(
    "rs.pib", "#{9}",
    called: "PIB", for: [.taxNumber, .vat],
    summary: "A PIB, the tax number of a company in Serbia.",
    authority: "Zakon o poreskom postupku i poreskoj administraciji",
    checks: [.lastDigits(1, .mod11And10)],
    valid: ["101134702"],
    invalid: [.init("101134703", .identifierCheckDigit, 8..<9)])

  static let jmbg = IdentifierFormat.national(
    "rs.jmbg", "#{13}",
    called: "JMBG", for: [.nationalID],
    summary: "The JMBG of a person in Serbia.",
    authority: "Zakon o jedinstvenom matičnom broju građana",
    checks: IdentifierCheck.masterCitizenNumber,
    valid: ["0101006500006"],
    invalid: [
      .init("3201006500006", .identifierDate, 0..<7), .init("0101006500007", .identifierCheckDigit, 12..<13),
    ])
}
