public import ValidationCore

/// The rules for Russian numbers: `.ru.inn`, `.ru.ogrn`, `.ru.snils`.
public struct RussianRules: Sendable {
  /// The text is an ИНН (INN), the tax number of a company or a person in Russia.
  ///
  /// Ten digits for a company, twelve for a person; the last one or two are check digits modulo 11, with 10
  /// as 0.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.notASCII`, `identifier.separators`,
  /// `identifier.checkDigit`.
  public var inn: Validation<String> { Self.inn.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func inn(digits: DigitScripts) -> Validation<String> { Self.inn.rule(digits) }

  /// The text is an ОГРН or ОГРНИП (OGRN), the number of a company or an entrepreneur in Russia.
  ///
  /// Thirteen digits for a company, the last of which is the remainder of the others modulo 11; fifteen for
  /// an entrepreneur, modulo 13. Of a remainder of two digits the last counts.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.shape`, `identifier.notASCII`,
  /// `identifier.separators`, `identifier.checkDigit`.
  public var ogrn: Validation<String> { Self.ogrn.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func ogrn(digits: DigitScripts) -> Validation<String> { Self.ogrn.rule(digits) }

  /// The text is a СНИЛС (SNILS), the insurance number of a person in Russia.
  ///
  /// Written `112-233-445 95`: the two check digits are the sum of the others with weights 9 to 1 modulo 101,
  /// with 100 as 00; they are checked in numbers above 001-001-998.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.notASCII`, `identifier.grouping`,
  /// `identifier.checkDigit`.
  public var snils: Validation<String> { Self.snils.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func snils(digits: DigitScripts) -> Validation<String> { Self.snils.rule(digits) }

  package static let formats: [IdentifierFormat] = [inn, ogrn, snils]
}

extension Validation where Value == String {
  /// The rules for Russian numbers.
  public static var ru: RussianRules { RussianRules() }
}

extension RussianRules {
  static let inn = IdentifierFormat.national(
    "ru.inn", "#{10}", "#{12}",
    called: "ИНН", for: [.taxNumber, .vat],
    summary: "An ИНН (INN), the tax number of a company or a person in Russia.",
    authority: "Приказ ФНС России от 29.06.2012 № ММВ-7-6/435@",
    checks: [
      .lastDigits(
        1,
        .function {
          let c = IdentifierCharacters($0, count: $1)
          let weights = [3, 7, 2, 4, 10, 3, 5, 9, 4, 6, 8]
          func holds(_ place: Int, _ skipped: Int) -> Bool {
            CheckDigits.weightedSum(c.values[..<place], weights[skipped...]) % 11 % 10 == c.values[place]
          }
          return c.count == 10 ? holds(9, 2) : holds(10, 1) && holds(11, 0)
        })
    ],
    valid: ["1234567894", "123456789047", "7707083893"],
    invalid: [.init("1234567895", .identifierCheckDigit, 9..<10)])

  static let ogrn = IdentifierFormat.national(
    "ru.ogrn", "[1-9]#{12}", "[34]#{14}",
    called: "ОГРН", for: [.companyNumber],
    summary: "An ОГРН or ОГРНИП (OGRN), the number of a company or an entrepreneur in Russia.",
    authority: "Приказ Минфина России от 30.10.2017 № 165н",
    checks: [
      .lastDigits(
        1,
        .function {
          let c = IdentifierCharacters($0, count: $1)
          let last = c.count - 1
          return c.number(0..<last) % (last - 1) % 10 == c.values[last]
        })
    ],
    valid: ["1022200525819", "385768585948949"],
    invalid: [
      .init("1022200525810", .identifierCheckDigit, 12..<13), .init("0022200525819", .identifierShape, 0..<1),
    ])

  static let snils = IdentifierFormat.national(
    "ru.snils", "###-###-### ##",
    called: "СНИЛС", for: [.nationalID],
    summary: "A СНИЛС (SNILS), the insurance number of a person in Russia.",
    authority: "Федеральный закон № 27-ФЗ; постановление Правления ПФР 192п",
    checks: [
      .lastDigits(
        2,
        .function {
          let c = IdentifierCharacters($0, count: $1)
          if c.number(0..<9) <= 1_001_998 { return true }
          let sum = CheckDigits.weightedSum(c.values[..<9], (1...9).reversed())
          return sum % 101 % 100 == c.number(9..<11)
        })
    ],
    valid: ["112-233-445 95", "11223344595"],
    invalid: [.init("112-233-445 96", .identifierCheckDigit, 12..<14)])
}
