public import ValidationCore

/// The rules for Slovenian numbers: `.si.emso`, `.si.davcna`, `.si.maticna`.
public struct SlovenianRules: Sendable {
  /// The text is the EMŠO of a person in Slovenia.
  ///
  /// Thirteen digits: the date of birth with three digits of the year, the region, a number and a check digit
  /// (modulus 11, weights 7 6 5 4 3 2 repeated, with 10 as 0).
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.notASCII`, `identifier.separators`,
  /// `identifier.date`, `identifier.checkDigit`.
  public var emso: Validation<String> { Self.emso.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func emso(digits: DigitScripts) -> Validation<String> { Self.emso.rule(digits) }

  /// The text is a davčna številka, the tax number of a person or a company in Slovenia.
  ///
  /// Eight digits, of which the last is a check digit (modulus 11, weights 8 to 2, with 10 as 0; 11 is not
  /// issued). With SI before it, it is the VAT number.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.shape`, `identifier.notASCII`,
  /// `identifier.separators`, `identifier.checkDigit`.
  public var davcna: Validation<String> { Self.davcna.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func davcna(digits: DigitScripts) -> Validation<String> { Self.davcna.rule(digits) }

  /// The text is a matična številka, the number of a company in Slovenia.
  ///
  /// Seven digits, of which the last is a check digit (modulus 11, weights 7 to 2), and three characters for
  /// a part of the company.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.shape`, `identifier.notASCII`,
  /// `identifier.separators`, `identifier.case`, `identifier.checkDigit`.
  public var maticna: Validation<String> { Self.maticna.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func maticna(digits: DigitScripts) -> Validation<String> { Self.maticna.rule(digits) }

  package static let formats: [IdentifierFormat] = [emso, davcna, maticna]
}

extension Validation where Value == String {
  /// The rules for Slovenian numbers.
  public static var si: SlovenianRules { SlovenianRules() }
}

extension SlovenianRules {
  static let emso = IdentifierFormat.national(
    "si.emso", "#{13}",
    called: "EMŠO", for: [.nationalID],
    summary: "The EMŠO of a person in Slovenia.",
    authority: "Zakon o centralnem registru prebivalstva",
    checks: IdentifierCheck.masterCitizenNumber,
    valid: ["0101006500006"],
    invalid: [
      .init("3201006500006", .identifierDate, 0..<7), .init("0101006500007", .identifierCheckDigit, 12..<13),
    ])

  static let davcna = IdentifierFormat.national(
    "si.davcna", "[1-9]#{7}",
    called: "Davčna št.", for: [.taxNumber, .vat],
    summary: "A davčna številka, the tax number of a person or a company in Slovenia.",
    authority: "Zakon o davčnem postopku; FURS",
    checks: VATMembers.slovenia.checks,
    valid: ["50223054"],
    invalid: [.init("50223055", .identifierCheckDigit, 7..<8), .init("00223054", .identifierShape, 0..<1)])

  static let maticna = IdentifierFormat.national(
    "si.maticna", "#{7}", "#{7}[0-9A-Z]##",
    called: "Matična št.", for: [.companyNumber],
    summary: "A matična številka, the number of a company in Slovenia.",
    authority: "Uredba o vodenju Poslovnega registra Slovenije; AJPES",
    checks: [
      .checkDigit(.at(6..<7), .sum(WeightedSum([7, 6, 5, 4, 3, 2], modulo: 11, gives: "-0987654321")))
    ],
    valid: ["9331310", "9331310000", "9331310A00"],
    invalid: [.init("9331311", .identifierCheckDigit, 6..<7), .init("A331310", .identifierShape, 0..<1)])
}
