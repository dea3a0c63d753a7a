public import ValidationCore

/// The rules for Polish numbers: `.pl.pesel`, `.pl.nip`, `.pl.regon`.
public struct PolishRules: Sendable {
  /// The text is a PESEL, the number of a person in Poland.
  ///
  /// Eleven digits: the date of birth, with 80 added to the month for 1800 to 1899 and 20 for 2000 to 2099, a
  /// number, and a check digit modulo 10 with weights 1 3 7 9.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.notASCII`, `identifier.separators`,
  /// `identifier.date`, `identifier.checkDigit`.
  public var pesel: Validation<String> { Self.pesel.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func pesel(digits: DigitScripts) -> Validation<String> { Self.pesel.rule(digits) }

  /// The text is a NIP, the tax number of a person or a company in Poland.
  ///
  /// Written `856-734-62-15`: ten digits, of which the last is the remainder modulo 11 with weights 6 5 7 2 3
  /// 4 5 6 7; no number has a remainder of 10. With PL before it, it is the VAT number.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.notASCII`, `identifier.grouping`,
  /// `identifier.checkDigit`.
  public var nip: Validation<String> { Self.nip.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func nip(digits: DigitScripts) -> Validation<String> { Self.nip.rule(digits) }

  /// The text is a REGON, the statistical number of a company in Poland.
  ///
  /// Nine digits, the last of which is a check digit modulo 11 with weights 8 9 2 3 4 5 6 7, or fourteen for
  /// a local unit, with another check digit.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.notASCII`, `identifier.separators`,
  /// `identifier.checkDigit`.
  public var regon: Validation<String> { Self.regon.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func regon(digits: DigitScripts) -> Validation<String> { Self.regon.rule(digits) }

  package static let formats: [IdentifierFormat] = [pesel, nip, regon]
}

extension Validation where Value == String {
  /// The rules for Polish numbers.
  public static var pl: PolishRules { PolishRules() }
}

extension PolishRules {
  static let pesel = IdentifierFormat.national(
    "pl.pesel", "#{11}",
    called: "PESEL", for: [.nationalID, .taxNumber],
    summary: "A PESEL, the number of a person in Poland.",
    authority: "Ustawa z dnia 24 września 2010 r. o ewidencji ludności, article 15",
    checks: [
      .date(
        .at(0..<6),
        .function {
          let c = IdentifierCharacters($0, count: $1)
          let (year, month, day) = (c.number(0..<2), c.number(2..<4), c.number(4..<6))
          let century = 1800 + (month / 20 + 1) % 5 * 100
          return CivilDate(year: century + year, month: month % 20, day: day).isPast
        }),
      .lastDigits(1, .sum(WeightedSum([1, 3, 7, 9, 1, 3, 7, 9, 1, 3], modulo: 10, gives: "0987654321"))),
    ],
    valid: ["44051401359", "02211307589"],
    invalid: [
      .init("02381307589", .identifierDate, 0..<6), .init("44051401350", .identifierCheckDigit, 10..<11),
    ])

  static let nip = IdentifierFormat.national(
    "pl.nip", "###-###-##-##", "###-##-##-###",
    called: "NIP", for: [.taxNumber, .vat],
    summary: "A NIP, the tax number of a person or a company in Poland.",
    authority: "Ustawa z dnia 13 października 1995 r. o zasadach ewidencji",
    checks: VATMembers.poland.checks,
    valid: ["856-734-62-15", "8567346215"],
    invalid: [.init("856-734-62-16", .identifierCheckDigit, 12..<13)])

  static let regon = IdentifierFormat.national(
    "pl.regon", "#{9}", "#{14}",
    called: "REGON", for: [.companyNumber],
    summary: "A REGON, the statistical number of a company in Poland.",
    authority: "Rozporządzenie Rady Ministrów z dnia 30 listopada 2015 r.",
    checks: [
      .checkDigit(.at(8..<9), .sum(WeightedSum([8, 9, 2, 3, 4, 5, 6, 7], modulo: 11, gives: "01234567890"))),
      .lastDigits(
        1,
        .function {
          let c = IdentifierCharacters($0, count: $1)
          let sum = CheckDigits.weightedSum(c.values[..<13], [2, 4, 8, 5, 0, 9, 7, 3, 6, 1, 2, 4, 8])
          return sum % 11 % 10 == c.values[13]
        }
      ).ofLength(14),
    ],
    valid: ["192598184", "123456785", "12345678512347"],
    invalid: [.init("192598185", .identifierCheckDigit, 8..<9)])
}
