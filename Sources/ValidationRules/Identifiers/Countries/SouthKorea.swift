public import ValidationCore

/// The rules for South Korean numbers: `.kr.rrn`, `.kr.brn`.
public struct SouthKoreanRules: Sendable {
  /// The text is a resident registration number (주민등록번호) of a person in South Korea.
  ///
  /// Written `971013-9019902`: the date of birth, a digit for the century and sex, and six digits. Until
  /// October 2020 these were the place (up to 96) and a check digit modulo 11; since then they are random.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.notASCII`, `identifier.grouping`,
  /// `identifier.date`, `identifier.region`, `identifier.checkDigit`.
  public var rrn: Validation<String> { Self.rrn.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func rrn(digits: DigitScripts) -> Validation<String> { Self.rrn.rule(digits) }

  /// The text is a business registration number (사업자등록번호) of South Korea.
  ///
  /// Written `116-82-00276`: three digits for the tax office (from 101 up), two for the kind, four in
  /// sequence and a check digit modulo 10 with weights 1 3 7 1 3 7 1 3 5, where the tens of the last product
  /// count as well.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.notASCII`, `identifier.grouping`,
  /// `identifier.notIssued`, `identifier.checkDigit`.
  public var brn: Validation<String> { Self.brn.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func brn(digits: DigitScripts) -> Validation<String> { Self.brn.rule(digits) }

  package static let formats: [IdentifierFormat] = [rrn, brn]
}

extension Validation where Value == String {
  /// The rules for South Korean numbers.
  public static var kr: SouthKoreanRules { SouthKoreanRules() }
}

extension SouthKoreanRules {
  private static func birthDate(_ c: IdentifierCharacters) -> CivilDate {
    let century =
      switch c.values[6] {
      case 1, 2, 5, 6: 1900
      case 3, 4, 7, 8: 2000
      default: 1800
      }
    return c.day(at: 0, century: century)
  }

  /// Whether the last six digits are random, as in numbers for births since 5 October 2020.
  private static func isRandom(_ c: IdentifierCharacters) -> Bool {
    // Before the digits for births of this century, there is no date to compare.
    switch c.values[6] {
    case 3, 4, 7, 8: birthDate(c) >= CivilDate(year: 2020, month: 10, day: 5)
    default: false
    }
  }

  static let rrn = IdentifierFormat.national(
    "kr.rrn", "######-#######",
    called: "주민등록번호", for: [.nationalID],
    summary: "A resident registration number (주민등록번호) of a person in South Korea.",
    authority: "주민등록법 시행규칙 article 2",
    checks: [
      .date(
        .at(0..<6),
        .function {
          let c = IdentifierCharacters($0, count: $1)
          return birthDate(c).isPast
        }),
      .region(
        .at(7..<9),
        .function {
          let c = IdentifierCharacters($0, count: $1)
          return isRandom(c) || c.number(7..<9) <= 96
        }),
      .lastDigits(
        1,
        .function {
          let c = IdentifierCharacters($0, count: $1)
          let sum = CheckDigits.weightedSum(c.values[..<12], [2, 3, 4, 5, 6, 7, 8, 9, 2, 3, 4, 5])
          return isRandom(c) || (11 - sum % 11) % 10 == c.values[12]
        }),
    ],
    valid: ["971013-9019902", "9710139019902"],
    invalid: [
      .init("971313-9019902", .identifierDate, 0..<6), .init("971013-9979902", .identifierRegion, 8..<10),
      .init("971013-9019903", .identifierCheckDigit, 13..<14),
    ])

  static let brn = IdentifierFormat.national(
    "kr.brn", "###-##-#####",
    called: "사업자등록번호", for: [.taxNumber, .vat, .companyNumber],
    summary: "A business registration number (사업자등록번호) of South Korea.",
    authority: "부가가치세법 시행령 article 12; 국세청",
    checks: [
      .notIssued(
        .at(0..<3),
        unless: .function {
          let c = IdentifierCharacters($0, count: $1)
          return c.number(0..<3) >= 101
        }), .notIssued(.at(3..<5), unless: .notZero(from: 3, dropping: 5)),
      .notIssued(.at(5..<9), unless: .notZero(from: 5, dropping: 1)),
      .lastDigits(
        1,
        .function {
          let c = IdentifierCharacters($0, count: $1)
          let sum =
            CheckDigits.weightedSum(c.values[..<9], [1, 3, 7, 1, 3, 7, 1, 3, 5]) + c.values[8] * 5 / 10
          return (10 - sum % 10) % 10 == c.values[9]
        }),
    ],
    valid: ["116-82-00276", "1168200276", "134-86-72683"],
    invalid: [
      .init("100-82-00276", .identifierNotIssued, 0..<3),
      .init("116-82-00277", .identifierCheckDigit, 11..<12),
    ])
}
