public import ValidationCore

/// The rules for Swedish numbers: `.se.personnummer`, `.se.samordningsnummer`, `.se.orgnr`.
public struct SwedishRules: Sendable {
  /// The text is a personnummer, the number of a person in Sweden.
  ///
  /// Written `880320-0016`, or with four digits of the year; a plus sign follows the date from the year in
  /// which the person turns 100. The last digit is a check digit by Luhn over the last ten.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.shape`, `identifier.notASCII`,
  /// `identifier.grouping`, `identifier.date`, `identifier.checkDigit`.
  public var personnummer: Validation<String> { Self.personnummer.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func personnummer(digits: DigitScripts) -> Validation<String> { Self.personnummer.rule(digits) }

  /// The text is a samordningsnummer, the number of a person who is not registered in Sweden.
  ///
  /// Written as a personnummer, with 60 added to the day.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.shape`, `identifier.notASCII`,
  /// `identifier.grouping`, `identifier.date`, `identifier.checkDigit`.
  public var samordningsnummer: Validation<String> { Self.samordningsnummer.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func samordningsnummer(digits: DigitScripts) -> Validation<String> {
    Self.samordningsnummer.rule(digits)
  }

  /// The text is an organisationsnummer, the number of a company in Sweden.
  ///
  /// Written `123456-7897`: ten digits, the last by Luhn. With SE before it and 01 after it, it is the VAT
  /// number.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.notASCII`, `identifier.grouping`,
  /// `identifier.checkDigit`.
  public var orgnr: Validation<String> { Self.orgnr.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func orgnr(digits: DigitScripts) -> Validation<String> { Self.orgnr.rule(digits) }

  package static let formats: [IdentifierFormat] = [personnummer, samordningsnummer, orgnr]
}

extension Validation where Value == String {
  /// The rules for Swedish numbers.
  public static var se: SwedishRules { SwedishRules() }
}

extension SwedishRules {
  /// Whether the digits around a plus sign, which stands in the place before the last four, are valid by Luhn.
  private static func isLuhnWithSign(_ c: IdentifierCharacters) -> Bool {
    let values = c.values
    var sum = values[10]
    for index in 0..<9 {
      let digit = index < 6 ? values[index] : values[index + 1]
      sum += index % 2 == 0 ? (digit > 4 ? digit * 2 - 9 : digit * 2) : digit
    }
    return sum % 10 == 0
  }

  private static let personCheckDigit = IdentifierCheck.lastDigits(
    1,
    .function {
      let c = IdentifierCharacters($0, count: $1)
      return c.count == 11 ? isLuhnWithSign(c) : CheckDigits.isLuhn($0 + ($1 - 10), 10)
    })

  /// Whether a number of ten or twelve digits, or of ten with a sign, begins with a day of birth.
  private static func isBirthDate(_ c: IdentifierCharacters, daysAdded: Int = 0) -> Bool {
    let offset = c.count - 10 - (c.count == 11 ? 1 : 0)
    let month = c.number(offset + 2..<offset + 4)
    let day = c.number(offset + 4..<offset + 6) - daysAdded
    if c.count == 12 { return CivilDate(year: c.number(0..<4), month: month, day: day).isPast }
    let year = c.number(0..<2)
    return
      (CivilDate(year: 1900 + year, month: month, day: day).isPast
      || c.count == 10 && CivilDate(year: 2000 + year, month: month, day: day).isPast
      || c.count == 11 && CivilDate(year: 1800 + year, month: month, day: day).isPast)
  }

  static let personnummer = IdentifierFormat.national(
    "se.personnummer", "######-####", "########-####", "######+####",
    called: "Personnummer", for: [.nationalID, .taxNumber],
    summary: "A personnummer, the number of a person in Sweden.",
    authority: "Folkbokföringslagen 1991:481, section 18",
    checks: [
      .date(
        .at(0..<6),
        .function {
          let c = IdentifierCharacters($0, count: $1)
          return isBirthDate(c)
        }),
      personCheckDigit,
    ],
    valid: ["880320-0016", "8803200016", "19880320-0016", "811228-9841"],
    invalid: [
      .init("881320-0016", .identifierDate, 0..<6), .init("880320-0017", .identifierCheckDigit, 10..<11),
      .init("+80320-0016", .identifierShape, 0..<1),
    ])

  static let samordningsnummer = IdentifierFormat.national(
    "se.samordningsnummer", "######-####", "########-####", "######+####",
    called: "Samordningsnummer", for: [.nationalID, .taxNumber],
    summary: "A samordningsnummer, the number of a person who is not registered in Sweden.",
    authority: "Lagen om samordningsnummer 2022:1697",
    checks: [
      .date(
        .at(0..<6),
        .function {
          let c = IdentifierCharacters($0, count: $1)
          return isBirthDate(c, daysAdded: 60)
        }),
      personCheckDigit,
    ],
    valid: ["701063-2391", "7010632391"],
    invalid: [
      .init("701003-2391", .identifierDate, 0..<6), .init("701063-2392", .identifierCheckDigit, 10..<11),
      .init("+01063-2391", .identifierShape, 0..<1),
    ])

  static let orgnr = IdentifierFormat.national(
    "se.orgnr", "######-####",
    called: "Orgnr.", for: [.companyNumber, .taxNumber],
    summary: "An organisationsnummer, the number of a company in Sweden.",
    authority: "Lagen om identitetsbeteckning för juridiska personer m.fl. 1974:174",
    checks: [.lastDigits(1, .luhn(from: 0, dropping: 0))],
    valid: ["123456-7897", "1234567897"],
    invalid: [.init("123456-7898", .identifierCheckDigit, 10..<11)])
}
