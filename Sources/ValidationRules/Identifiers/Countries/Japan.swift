public import ValidationCore

/// The rules for Japanese numbers: `.jp.individualNumber`, `.jp.corporateNumber`.
public struct JapaneseRules: Sendable {
  /// The text is a kojin bangō (個人番号, My Number), the number of a person in Japan.
  ///
  /// Written `6214 9832 0257`: twelve digits, of which the last is a check digit modulo 11 with weights 6 5 4
  /// 3 2 7 6 5 4 3 2.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.notASCII`, `identifier.grouping`,
  /// `identifier.checkDigit`.
  public var individualNumber: Validation<String> { Self.individualNumber.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func individualNumber(digits: DigitScripts) -> Validation<String> {
    Self.individualNumber.rule(digits)
  }

  /// The text is a hōjin bangō (法人番号), the number of a company in Japan.
  ///
  /// Written `5-8356-7825-6246`: thirteen digits, of which the first is a check digit, 9 less the remainder
  /// modulo 9 of the others with weights 1 and 2 from the right.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.shape`, `identifier.notASCII`,
  /// `identifier.grouping`, `identifier.checkDigit`.
  public var corporateNumber: Validation<String> { Self.corporateNumber.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func corporateNumber(digits: DigitScripts) -> Validation<String> {
    Self.corporateNumber.rule(digits)
  }

  package static let formats: [IdentifierFormat] = [individualNumber, corporateNumber]
}

extension Validation where Value == String {
  /// The rules for Japanese numbers.
  public static var jp: JapaneseRules { JapaneseRules() }
}

extension JapaneseRules {
  static let individualNumber = IdentifierFormat.national(
    "jp.individualNumber", "#### #### ####",
    called: "個人番号", for: [.nationalID, .taxNumber],
    summary: "A kojin bangō (個人番号, My Number), the number of a person in Japan.",
    authority: "番号法; 総務省令85号(平成26年) article 5",
    checks: [
      .lastDigits(1, .sum(WeightedSum([6, 5, 4, 3, 2, 7, 6, 5, 4, 3, 2], modulo: 11, gives: "00987654321")))
    ],
    valid: ["6214 9832 0257", "621498320257"],
    invalid: [.init("6214 9832 0258", .identifierCheckDigit, 13..<14)])

  static let corporateNumber = IdentifierFormat.national(
    "jp.corporateNumber", "[1-9]-####-####-####",
    called: "法人番号", for: [.companyNumber, .taxNumber, .vat],
    summary: "A hōjin bangō (法人番号), the number of a company in Japan.",
    authority: "法人番号の指定等に関する省令 article 2; 国税庁",
    checks: [
      .checkDigit(
        .at(0..<1),
        .function {
          let c = IdentifierCharacters($0, count: $1)
          var sum = 0
          for index in 1..<13 { sum += c.values[index] * (index % 2 == 0 ? 1 : 2) }
          return 9 - sum % 9 == c.values[0]
        })
    ],
    valid: ["5-8356-7825-6246", "5835678256246"],
    invalid: [
      .init("2-8356-7825-6246", .identifierCheckDigit, 0..<1),
      .init("0-8356-7825-6246", .identifierShape, 0..<1),
    ])
}
