public import ValidationCore

/// The rules for numbers of Taiwan: `.tw.nationalID`.
public struct TaiwaneseRules: Sendable {
  /// The text is a national identification number of Taiwan (國民身分證統一編號) or a resident's number.
  ///
  /// A letter for the place of the first registration and nine digits. The second character is 1 or 2 in an identity
  /// card, 8 or 9 in the resident numbers issued since 2 January 2021, and A to D in earlier ones, which remain valid
  /// until 2031 (National Immigration Agency, 外來人口統一證號). The letter counts as two digits, 10 to 35 in the order of
  /// the household registration (A to H, J to N, P to V, X, Y, W, Z, I, O), with weights 1 9 8 7 6 5 4 3 2 1, and the
  /// last digit makes the sum a multiple of 10; for the old second letter, the last digit of its value counts.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.shape`, `identifier.notASCII`,
  /// `identifier.separators`, `identifier.case`, `identifier.checkDigit`.
  public var nationalID: Validation<String> { nationalID(digits: .ascii) }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func nationalID(digits: DigitScripts) -> Validation<String> {
    IdentifierFormat.taiwaneseNationalID.rule(digits)
  }

  package static let formats: [IdentifierFormat] = [.taiwaneseNationalID, ubn]
}

extension Validation where Value == String {
  /// The rules for numbers of Taiwan.
  public static var tw: TaiwaneseRules { TaiwaneseRules() }
}

extension IdentifierFormat {
  private static let registrationLetters = IdentifierTable.places(
    in: "ABCDEFGHJKLMNPQRSTUVXYWZIO")

  static let taiwaneseNationalID = national(
    "tw.nationalID", "@[1289A-D]#{8}",
    for: [.nationalID],
    summary: "A national identification number of Taiwan, or that of a resident.",
    authority: "National Immigration Agency",
    checks: [
      .lastDigits(
        1,
        .function {
          let characters = IdentifierCharacters($0, count: $1)
          let place = 10 + Int(registrationLetters[characters[0]])
          let isOld = characters[1] >= UInt8(ascii: "A")
          let second = isOld ? Int(registrationLetters[characters[1]]) % 10 : characters.values[1]
          let letters = place / 10 + place % 10 * 9 + second * 8
          let sum = letters + CheckDigits.weightedSum(characters.values[2..<9], (1...7).reversed())
          return characters.values[9] == (10 - sum % 10) % 10
        })
    ],
    valid: ["A123456789", "A800000014", "AB12345677", "F131104093"],
    invalid: [
      .init("A323456789", .identifierShape, 1..<2),
      .init("A123456788", .identifierCheckDigit, 9..<10),
    ]
  )
}

// MARK: Further

extension TaiwaneseRules {
  /// The text is a UBN (統一編號), the number of a company in Taiwan.
  ///
  /// Eight digits; the sum of digits with weights 1 2 1 2 1 2 4 1 is a multiple of 5, as the Ministry of
  /// Finance has had it since April 2023 (10 before). Where the seventh digit is 7, one more or less is
  /// accepted.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.notASCII`, `identifier.separators`,
  /// `identifier.checkDigit`.
  public var ubn: Validation<String> { Self.ubn.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func ubn(digits: DigitScripts) -> Validation<String> { Self.ubn.rule(digits) }
}

extension TaiwaneseRules {
  static let ubn = IdentifierFormat.national(
    "tw.ubn", "#{8}",
    called: "UBN", for: [.taxNumber, .vat, .companyNumber],
    summary: "A UBN (統一編號), the number of a company in Taiwan.",
    authority: "財政部, 營利事業統一編號檢查碼邏輯修正說明 (2023)",
    checks: [
      .lastDigits(
        1,
        .function {
          let c = IdentifierCharacters($0, count: $1)
          let weights = [1, 2, 1, 2, 1, 2, 4, 1]
          var sum = 0
          for index in 0..<8 {
            let share = c.values[index] * weights[index]
            sum += share / 10 + share % 10
          }
          return sum % 5 == 0 || c.values[6] == 7 && (sum + 1) % 5 == 0
        })
    ],
    valid: ["00501503"],
    invalid: [.init("00501504", .identifierCheckDigit, 7..<8)])
}
