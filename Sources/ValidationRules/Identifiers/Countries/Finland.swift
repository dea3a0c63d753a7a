public import ValidationCore

/// The rules for Finnish numbers: `.fi.hetu`, `.fi.ytunnus`, `.fi.veronumero`, `.fi.associationID`.
public struct FinnishRules: Sendable {
  /// The text is a HETU (henkilötunnus), the code of a person in Finland.
  ///
  /// Written `131052-308T`: the date of birth, a sign for the century (+ for 1800, a hyphen or U to Y for
  /// 1900, A to F for 2000), a number from 002 to 899 and a check character, the remainder modulo 31. Numbers
  /// from 900 up are temporary and not accepted.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.shape`, `identifier.notASCII`,
  /// `identifier.grouping`, `identifier.case`, `identifier.date`, `identifier.notIssued`,
  /// `identifier.checkDigit`.
  public var hetu: Validation<String> { Self.hetu.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func hetu(digits: DigitScripts) -> Validation<String> { Self.hetu.rule(digits) }

  /// The text is a Y-tunnus (FO-nummer), the number of a company in Finland.
  ///
  /// Written `2077474-0`: the sum with weights 7 9 10 5 8 4 2 1 is a multiple of 11.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.notASCII`, `identifier.grouping`,
  /// `identifier.notIssued`, `identifier.checkDigit`.
  public var ytunnus: Validation<String> { Self.ytunnus.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func ytunnus(digits: DigitScripts) -> Validation<String> { Self.ytunnus.rule(digits) }

  /// The text is a veronumero, the tax number of a person who works on building sites in Finland.
  ///
  /// Twelve digits without a check digit.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.notASCII`, `identifier.separators`.
  public var veronumero: Validation<String> { Self.veronumero.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func veronumero(digits: DigitScripts) -> Validation<String> { Self.veronumero.rule(digits) }

  /// The text is the number of an association in the Finnish register of associations.
  ///
  /// Written `123.123`: up to six digits. Of the numbers below 100, those are accepted that the register has.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.notASCII`, `identifier.grouping`,
  /// `identifier.notIssued`.
  public var associationID: Validation<String> { Self.associationID.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func associationID(digits: DigitScripts) -> Validation<String> { Self.associationID.rule(digits) }

  package static let formats: [IdentifierFormat] = [hetu, ytunnus, veronumero, associationID]
}

extension Validation where Value == String {
  /// The rules for Finnish numbers.
  public static var fi: FinnishRules { FinnishRules() }
}

extension FinnishRules {
  private static let lowNumbers = NumberSet(
    [
      1, 6, 7, 9, 12, 14, 15, 16, 18, 22, 23, 24, 27, 28, 29, 35, 36, 38, 40, 41, 42, 43, 45, 46, 50, 52, 55,
      58, 60, 64, 65, 68, 72, 75, 76, 77, 78, 83, 84, 85, 89, 92,
    ].map { $0...$0 })
  private static let hetuCharacters = IdentifierTable(Array("0123456789ABCDEFHJKLMNPRSTUVWXY".utf8))

  static let hetu = IdentifierFormat.national(
    "fi.hetu", "######-###[0-9A-FHJ-NPR-Y]", "######+###[0-9A-FHJ-NPR-Y]",
    "######[A-FU-Y]###[0-9A-FHJ-NPR-Y]",
    called: "HETU", for: [.nationalID], allowsBare: false,
    summary: "A HETU (henkilötunnus), the code of a person in Finland.",
    authority: "Laki väestötietojärjestelmästä 661/2009; valtioneuvoston asetus 690/2022",
    checks: [
      .date(
        .at(0..<6),
        .function {
          let c = IdentifierCharacters($0, count: $1)
          let century =
            c.count == 10 ? 1900 : c[6] == UInt8(ascii: "+") ? 1800 : c[6] < UInt8(ascii: "U") ? 2000 : 1900
          return c.dayFirst(at: 0, century: century).isPast
        }),
      .notIssued(
        .before(end: 4, length: 3),
        unless: .function {
          let c = IdentifierCharacters($0, count: $1)
          return 2...899 ~= c.number(c.count - 4..<c.count - 1)
        }),
      .lastDigits(
        1,
        .function {
          let c = IdentifierCharacters($0, count: $1)
          return hetuCharacters[(c.number(0..<6) * 1000 + c.number(c.count - 4..<c.count - 1)) % 31]
            == c[c.count - 1]
        }),
    ],
    valid: ["131052-308T", "131002A308W"],
    invalid: [
      .init("310252-308Y", .identifierDate, 0..<6), .init("131052-001T", .identifierNotIssued, 7..<10),
      .init("131052-308U", .identifierCheckDigit, 10..<11), .init("+31052-308T", .identifierShape, 0..<1),
    ])

  static let ytunnus = IdentifierFormat.national(
    "fi.ytunnus", "#######-#",
    called: "Y-tunnus", for: [.companyNumber, .taxNumber],
    summary: "A Y-tunnus (FO-nummer), the number of a company in Finland.",
    authority: "Yritys- ja yhteisötietolaki 244/2001",
    checks: VATMembers.finland.checks,
    valid: ["2077474-0", "20774740"],
    invalid: [
      .init("0000000-0", .identifierNotIssued, 0..<9), .init("2077474-1", .identifierCheckDigit, 8..<9),
    ])

  static let veronumero = IdentifierFormat.national(
    "fi.veronumero", "#{12}",
    called: "Veronumero", for: [.taxNumber],
    summary: "A veronumero, the tax number of a person who works on building sites in Finland.",
    authority: "Laki veronumerosta ja rakennusalan veronumerorekisteristä 473/2021",
    valid: ["123456789123"],
    invalid: [])

  static let associationID = IdentifierFormat.national(
    "fi.associationID", "###.###", "##.###", "#.###", "###", "##", "#",
    called: "Rekisterinumero", for: [.companyNumber],
    summary: "The number of an association in the Finnish register of associations.",
    authority: "Yhdistyslaki 503/1989",
    checks: [
      .notIssued(
        .allBut(last: 0),
        unless: .function {
          let c = IdentifierCharacters($0, count: $1)
          return c.count > 2 || lowNumbers.contains(c.number(0..<c.count))
        })
    ],
    valid: ["123.123", "123123", "1.123", "6"],
    invalid: [.init("5", .identifierNotIssued, 0..<1)])
}
