public import ValidationCore

/// The rules for Italian numbers: `.it.codiceFiscale`, `.it.partitaIVA`, `.it.aic`.
public struct ItalianRules: Sendable {
  /// The text is a codice fiscale, the tax code of a person in Italy.
  ///
  /// Sixteen characters, such as `RCCMNL83S18D969H`: letters of the name, the date of birth, with 40 added to
  /// the day for women, the place of birth and a check letter. L M N P Q R S T U V stand for digits where two
  /// persons would have the same code. Companies have a partita IVA instead.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.shape`, `identifier.notASCII`,
  /// `identifier.separators`, `identifier.case`, `identifier.date`, `identifier.checkDigit`.
  public var codiceFiscale: Validation<String> { Self.codiceFiscale.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func codiceFiscale(digits: DigitScripts) -> Validation<String> { Self.codiceFiscale.rule(digits) }

  /// The text is a partita IVA, an Italian VAT number without the country code.
  ///
  /// Eleven digits: seven for the taxpayer, three for the province (001 to 100, 120, 121, 888 or 999) and a
  /// check digit by Luhn. For the form with IT before it, see `eu.vat`.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.notASCII`, `identifier.separators`,
  /// `identifier.notIssued`, `identifier.region`, `identifier.checkDigit`.
  public var partitaIVA: Validation<String> { Self.partitaIVA.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func partitaIVA(digits: DigitScripts) -> Validation<String> { Self.partitaIVA.rule(digits) }

  /// The text is an AIC, the code of a medicine in Italy.
  ///
  /// Nine digits that begin with 0, the last of which is the remainder modulo 10 of the sum of digits with
  /// weights 1 2.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.shape`, `identifier.notASCII`,
  /// `identifier.separators`, `identifier.checkDigit`.
  public var aic: Validation<String> { Self.aic.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func aic(digits: DigitScripts) -> Validation<String> { Self.aic.rule(digits) }

  package static let formats: [IdentifierFormat] = [codiceFiscale, partitaIVA, aic]
}

extension Validation where Value == String {
  /// The rules for Italian numbers.
  public static var it: ItalianRules { ItalianRules() }
}

extension ItalianRules {
  /// What a character counts as at an odd place: the letters, then the digits as the first ten letters.
  private static let oddValues = [
    1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23,
    1, 0, 5, 7, 9, 13, 15, 17, 19, 21,
  ]
  private static let odd = IdentifierTable.values(
    zip("ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789".utf8, oddValues))
  private static let even = IdentifierTable.values(
    zip("ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789".utf8, Array(0..<26) + Array(0..<10)))
  /// The digits, and the letters that stand for them where two persons would have the same code.
  private static let digits = IdentifierTable.values(
    zip("0123456789LMNPQRSTUV".utf8, Array(0..<10) + Array(0..<10)))
  private static let months = IdentifierTable.values(zip("ABCDEHLMPRST".utf8, 1...12))

  private static func isDay(_ c: IdentifierCharacters) -> Bool {
    func number(_ place: Int) -> Int { Int(digits[c[place]]) * 10 + Int(digits[c[place + 1]]) }
    let (year, month, day) = (number(6), Int(months[c[8]]), number(9) % 40)
    return CivilDate(year: 1900 + year, month: month, day: day).isPast
      || CivilDate(year: 2000 + year, month: month, day: day).isPast
  }

  private static func isCheckLetter(_ c: IdentifierCharacters) -> Bool {
    var sum = 0
    for index in 0..<15 { sum += Int(index % 2 == 0 ? odd[c[index]] : even[c[index]]) }
    return Int(c[15]) - 0x41 == sum % 26
  }

  static let codiceFiscale = IdentifierFormat.national(
    "it.codiceFiscale", "@{6}[0-9LMNP-V]{2}[A-EHLMPRST][0-9LMNP-V]{2}@[0-9LMNP-V]{3}@",
    called: "Codice fiscale", for: [.nationalID, .taxNumber],
    summary: "A codice fiscale, the tax code of a person in Italy.",
    authority: "DPR 605/1973; DM 23 dicembre 1976",
    checks: [
      .date(
        .at(6..<11),
        .function {
          let c = IdentifierCharacters($0, count: $1)
          return isDay(c)
        }),
      .lastDigits(
        1,
        .function {
          let c = IdentifierCharacters($0, count: $1)
          return isCheckLetter(c)
        }),
    ],
    valid: ["RCCMNL83S18D969H"],
    invalid: [
      .init("RCCMNL83S38D969H", .identifierDate, 6..<11),
      .init("RCCMNL83S18D969I", .identifierCheckDigit, 15..<16),
      .init("0CCMNL83S18D969H", .identifierShape, 0..<1),
    ])

  static let partitaIVA = IdentifierFormat.national(
    "it.partitaIVA", "#{11}",
    called: "P. IVA", for: [.taxNumber, .vat, .companyNumber],
    summary: "A partita IVA, an Italian VAT number without the country code.",
    authority: "DPR 633/1972, article 35",
    checks: VATMembers.italy.checks,
    valid: ["00743110157"],
    invalid: [
      .init("00000000018", .identifierNotIssued, 0..<7), .init("00743112227", .identifierRegion, 7..<10),
      .init("00743110158", .identifierCheckDigit, 10..<11),
    ])

  static let aic = IdentifierFormat.national(
    "it.aic", "0#{8}",
    called: "AIC",
    summary: "An AIC, the code of a medicine in Italy.",
    authority: "AIFA; DM 30 maggio 2014",
    checks: [
      .lastDigits(
        1,
        .function {
          let c = IdentifierCharacters($0, count: $1)
          var sum = 0
          for index in 0..<8 {
            let share = c.values[index] * (index % 2 + 1)
            sum += share / 10 + share % 10
          }
          return sum % 10 == c.values[8]
        })
    ],
    valid: ["000307052"],
    invalid: [.init("000307053", .identifierCheckDigit, 8..<9), .init("100307052", .identifierShape, 0..<1)])
}
