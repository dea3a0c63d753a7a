public import ValidationCore

/// The rules for Czech numbers: `.cz.rodneCislo`, `.cz.ico`, `.cz.dic`, `.cz.bankAccount`.
public struct CzechRules: Sendable {
  /// The text is a rodné číslo, the birth number of a person in Czechia.
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

  /// The text is an IČO, the number of a company in Czechia.
  ///
  /// Eight digits, the last of which is a check digit (modulus 11, weights 8 to 2).
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.notASCII`, `identifier.separators`,
  /// `identifier.checkDigit`.
  public var ico: Validation<String> { Self.ico.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func ico(digits: DigitScripts) -> Validation<String> { Self.ico.rule(digits) }

  /// The text is a DIČ, the tax number of a person or a company in Czechia.
  ///
  /// Eight digits for a company; for a person a birth number, or nine digits that begin with 6. With CZ
  /// before it, it is the VAT number.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.shape`, `identifier.notASCII`,
  /// `identifier.separators`, `identifier.date`, `identifier.checkDigit`.
  public var dic: Validation<String> { Self.dic.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func dic(digits: DigitScripts) -> Validation<String> { Self.dic.rule(digits) }

  package static let formats: [IdentifierFormat] = [rodneCislo, ico, dic, bankAccount]
}

extension Validation where Value == String {
  /// The rules for Czech numbers.
  public static var cz: CzechRules { CzechRules() }
}

extension CzechRules {
  static let rodneCislo = IdentifierFormat.national(
    "cz.rodneCislo", "######/####", "######/###",
    called: "RČ", for: [.nationalID],
    summary: "A rodné číslo, the birth number of a person in Czechia.",
    authority: "Zákon 133/2000 Sb., section 13",
    checks: IdentifierCheck.birthNumber,
    valid: ["710319/2745", "7103192745", "991231123"],
    invalid: [
      .init("110349/2745", .identifierDate, 0..<6), .init("710319/2746", .identifierCheckDigit, 10..<11),
    ])

  static let ico = IdentifierFormat.national(
    "cz.ico", "#{8}",
    called: "IČO", for: [.companyNumber],
    summary: "An IČO, the number of a company in Czechia.",
    authority: "Český statistický úřad, IČO",
    checks: [.lastDigits(1, .sum(WeightedSum([8, 7, 6, 5, 4, 3, 2], modulo: 11, gives: "10987654321")))],
    valid: ["25123891"],
    invalid: [.init("25123892", .identifierCheckDigit, 7..<8)])

  static let dic = IdentifierFormat.national(
    "cz.dic", "[0-8]#{7}", "#{9}", "#{10}",
    called: "DIČ", for: [.taxNumber, .vat],
    summary: "A DIČ, the tax number of a person or a company in Czechia.",
    authority: "Zákon 280/2009 Sb., section 130",
    checks: VATMembers.czechia.checks,
    valid: ["25123891", "7103192745", "640903926"],
    invalid: [
      .init("1103492745", .identifierDate, 0..<6), .init("25123890", .identifierCheckDigit, 7..<8),
      .init("95123891", .identifierShape, 0..<1),
    ])
}
