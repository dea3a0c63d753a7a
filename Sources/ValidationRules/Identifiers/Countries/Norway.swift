public import ValidationCore

/// The rules for Norwegian numbers: `.no.fodselsnummer`, `.no.orgnr`, `.no.mva`, `.no.kontonr`.
public struct NorwegianRules: Sendable {
  /// The text is a fødselsnummer or D-nummer, the number of a person in Norway.
  ///
  /// Written `151086 95088`: the date of birth, with 40 added to the day in a D-nummer and to the month in
  /// some health numbers, three digits that tell the century, and two check digits (modulus 11). FH-numbers,
  /// which have no date, are not accepted.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.notASCII`, `identifier.grouping`,
  /// `identifier.date`, `identifier.checkDigit`.
  public var fodselsnummer: Validation<String> { Self.fodselsnummer.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func fodselsnummer(digits: DigitScripts) -> Validation<String> { Self.fodselsnummer.rule(digits) }

  /// The text is an organisasjonsnummer, the number of an organization in Norway.
  ///
  /// Written `988 077 917`: the sum with weights 3 2 7 6 5 4 3 2 1 is a multiple of 11.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.notASCII`, `identifier.grouping`,
  /// `identifier.checkDigit`.
  public var orgnr: Validation<String> { Self.orgnr.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func orgnr(digits: DigitScripts) -> Validation<String> { Self.orgnr.rule(digits) }

  /// The text is an MVA number, a Norwegian VAT number.
  ///
  /// An organisasjonsnummer followed by MVA: `995 525 828 MVA`.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.shape`, `identifier.notASCII`,
  /// `identifier.grouping`, `identifier.case`, `identifier.checkDigit`.
  public var mva: Validation<String> { Self.mva.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func mva(digits: DigitScripts) -> Validation<String> { Self.mva.rule(digits) }

  /// The text is a Norwegian bank account number.
  ///
  /// Written `8601.11.17947`: eleven digits, of which the last is a check digit (modulus 11, weights 5 4 3 2
  /// 7 6 5 4 3 2).
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.notASCII`, `identifier.grouping`,
  /// `identifier.checkDigit`.
  public var kontonr: Validation<String> { Self.kontonr.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func kontonr(digits: DigitScripts) -> Validation<String> { Self.kontonr.rule(digits) }

  package static let formats: [IdentifierFormat] = [fodselsnummer, orgnr, mva, kontonr]
}

extension Validation where Value == String {
  /// The rules for Norwegian numbers.
  public static var no: NorwegianRules { NorwegianRules() }
}

extension NorwegianRules {
  private static func isBirthDate(_ c: IdentifierCharacters) -> Bool {
    let (day, month, year, number) = (c.number(0..<2), c.number(2..<4), c.number(4..<6), c.number(6..<9))
    let century: Int
    if number < 500 {
      century = 1900
    } else if number < 750, year >= 54 {
      century = 1800
    } else if year < 40 {
      century = 2000
    } else if number >= 900 {
      century = 1900
    } else {
      return false
    }
    return CivilDate(
      year: century + year, month: month > 40 ? month - 40 : month, day: day > 40 ? day - 40 : day
    ).isPast
  }

  static let fodselsnummer = IdentifierFormat.national(
    "no.fodselsnummer", "###### #####",
    called: "Fødselsnummer", for: [.nationalID, .taxNumber],
    summary: "A fødselsnummer or D-nummer, the number of a person in Norway.",
    authority: "Folkeregisterloven; Skatteetaten",
    checks: [
      .date(
        .at(0..<6),
        .function {
          let c = IdentifierCharacters($0, count: $1)
          return isBirthDate(c)
        }),
      .lastDigits(
        2, .sum(WeightedSum([3, 7, 6, 1, 8, 9, 4, 5, 2], modulo: 11, gives: "0-987654321")),
        .sum(WeightedSum([5, 4, 3, 2, 7, 6, 5, 4, 3, 2], modulo: 11, gives: "0-987654321"))),
    ],
    valid: ["151086 95088", "15108695088"],
    invalid: [
      .init("321086 95088", .identifierDate, 0..<6), .init("151086 95089", .identifierCheckDigit, 10..<12),
    ])

  static let orgnr = IdentifierFormat.national(
    "no.orgnr", "### ### ###",
    called: "Orgnr.", for: [.companyNumber, .taxNumber],
    summary: "An organisasjonsnummer, the number of an organization in Norway.",
    authority: "Enhetsregisterloven; Brønnøysundregistrene",
    checks: [.lastDigits(1, .sum(WeightedSum([3, 2, 7, 6, 5, 4, 3, 2, 1], modulo: 11)))],
    valid: ["988 077 917", "988077917"],
    invalid: [.init("988 077 918", .identifierCheckDigit, 10..<11)])

  static let mva = IdentifierFormat.national(
    "no.mva", "### ### ### MVA",
    called: "MVA", for: [.vat],
    summary: "An MVA number, a Norwegian VAT number.",
    authority: "Merverdiavgiftsloven; Skatteetaten",
    checks: [.checkDigit(.at(8..<9), .sum(WeightedSum([3, 2, 7, 6, 5, 4, 3, 2, 1], modulo: 11)))],
    valid: ["995 525 828 MVA", "995525828MVA"],
    invalid: [
      .init("995 525 829 MVA", .identifierCheckDigit, 10..<11),
      .init("A95 525 828 MVA", .identifierShape, 0..<1),
    ])

  static let kontonr = IdentifierFormat.national(
    "no.kontonr", "####.##.#####",
    called: "Kontonr.",
    summary: "A Norwegian bank account number.",
    authority: "Bits, Norwegian account numbers",
    checks: [
      .lastDigits(1, .sum(WeightedSum([5, 4, 3, 2, 7, 6, 5, 4, 3, 2], modulo: 11, gives: "0-987654321")))
    ],
    valid: ["8601.11.17947", "86011117947"],
    invalid: [.init("8601.11.17948", .identifierCheckDigit, 12..<13)])
}
