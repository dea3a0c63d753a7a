public import ValidationCore

/// The rules for Slovak numbers: `.sk.rodneCislo`, `.sk.ico`, `.sk.dic`.
public struct SlovakRules: Sendable {
  /// The text is a rodné číslo, the birth number of a person in Slovakia.
  ///
  /// Written `710319/2745`: the date of birth, with 50 added to the month for women and 20 on days when the
  /// numbers ran out, and a number. Those issued since 1954 have ten digits, of which the last is a check
  /// digit: the remainder of the others modulo 11, with 10 as 0.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.notASCII`, `identifier.grouping`,
  /// `identifier.date`, `identifier.checkDigit`.
  public var rodneCislo: Validation<String> { Self.rodneCislo.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func rodneCislo(digits: DigitScripts) -> Validation<String> { Self.rodneCislo.rule(digits) }

  /// The text is an IČO, the number of a company in Slovakia.
  ///
  /// Eight digits, the last of which is a check digit (modulus 11, weights 8 to 2).
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.notASCII`, `identifier.separators`,
  /// `identifier.checkDigit`.
  public var ico: Validation<String> { Self.ico.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func ico(digits: DigitScripts) -> Validation<String> { Self.ico.rule(digits) }

  /// The text is a DIČ, the tax number of a company in Slovakia.
  ///
  /// Ten digits, a multiple of 11, of which the third is 2, 3, 4, 7, 8 or 9. With SK before it, it is the VAT
  /// number (IČ DPH).
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.shape`, `identifier.notASCII`,
  /// `identifier.separators`, `identifier.checkDigit`.
  public var dic: Validation<String> { Self.dic.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func dic(digits: DigitScripts) -> Validation<String> { Self.dic.rule(digits) }

  package static let formats: [IdentifierFormat] = [rodneCislo, ico, dic]
}

extension Validation where Value == String {
  /// The rules for Slovak numbers.
  public static var sk: SlovakRules { SlovakRules() }
}

extension SlovakRules {
  static let rodneCislo = IdentifierFormat.national(
    "sk.rodneCislo", "######/####", "######/###",
    called: "RČ", for: [.nationalID],
    summary: "A rodné číslo, the birth number of a person in Slovakia.",
    authority: "Zákon 301/1995 Z. z.",
    checks: IdentifierCheck.birthNumber,
    valid: ["710319/2745", "7103192745", "991231123"],
    invalid: [
      .init("110349/2745", .identifierDate, 0..<6), .init("710319/2746", .identifierCheckDigit, 10..<11),
    ])

  static let ico = IdentifierFormat.national(
    "sk.ico", "#{8}",
    called: "IČO", for: [.companyNumber],
    summary: "An IČO, the number of a company in Slovakia.",
    authority: "Štatistický úrad, zákon 272/2015 Z. z.",
    checks: [.lastDigits(1, .sum(WeightedSum([8, 7, 6, 5, 4, 3, 2], modulo: 11, gives: "10987654321")))],
    valid: ["31322832"],
    invalid: [.init("31322833", .identifierCheckDigit, 7..<8)])

  static let dic = IdentifierFormat.national(
    "sk.dic", "[1-9]#[2-47-9]#{7}",
    called: "DIČ", for: [.taxNumber, .vat],
    summary: "A DIČ, the tax number of a company in Slovakia.",
    authority: "Zákon 563/2009 Z. z.",
    checks: VATMembers.slovakia.checks,
    valid: ["2022749619"],
    invalid: [
      .init("2022749610", .identifierCheckDigit, 9..<10), .init("0022749619", .identifierShape, 0..<1),
    ])
}
