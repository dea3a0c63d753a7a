public import ValidationCore

/// The rules for Bulgarian numbers: `.bg.egn`, `.bg.lnch`, `.bg.eik`.
public struct BulgarianRules: Sendable {
  /// The text is an ЕГН (EGN), the civil number of a person in Bulgaria.
  ///
  /// Ten digits: the date of birth, with 20 added to the month before 1900 and 40 since 2000, a number and a
  /// check digit (modulus 11, weights 2 4 8 5 10 9 7 3 6, with 10 as 0).
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.notASCII`, `identifier.separators`,
  /// `identifier.date`, `identifier.checkDigit`.
  public var egn: Validation<String> { Self.egn.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func egn(digits: DigitScripts) -> Validation<String> { Self.egn.rule(digits) }

  /// The text is an ЛНЧ (LNCh), the number of a foreigner in Bulgaria.
  ///
  /// Ten digits, the last of which is the remainder modulo 10 of the others with weights 21 19 17 13 11 9 7 3
  /// 1.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.notASCII`, `identifier.separators`,
  /// `identifier.checkDigit`.
  public var lnch: Validation<String> { Self.lnch.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func lnch(digits: DigitScripts) -> Validation<String> { Self.lnch.rule(digits) }

  /// The text is an ЕИК (EIK, BULSTAT), the number of a company in Bulgaria.
  ///
  /// Nine digits, the last of which is the remainder modulo 11 with weights 1 to 8, or with weights 3 to 10
  /// where that is 10; then 10 is written as 0. With BG before it, it is the VAT number.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.notASCII`, `identifier.separators`,
  /// `identifier.checkDigit`.
  public var eik: Validation<String> { Self.eik.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func eik(digits: DigitScripts) -> Validation<String> { Self.eik.rule(digits) }

  package static let formats: [IdentifierFormat] = [egn, lnch, eik]
}

extension Validation where Value == String {
  /// The rules for Bulgarian numbers.
  public static var bg: BulgarianRules { BulgarianRules() }
}

extension BulgarianRules {
  static let egn = IdentifierFormat.national(
    "bg.egn", "#{10}",
    called: "ЕГН", for: [.nationalID],
    summary: "An ЕГН (EGN), the civil number of a person in Bulgaria.",
    authority: "Закон за гражданската регистрация, article 11",
    checks: [
      .date(
        .at(0..<6),
        .function {
          let c = IdentifierCharacters($0, count: $1)
          let (year, month, day) = (c.number(0..<2), c.number(2..<4), c.number(4..<6))
          return switch month {
          case 41...: CivilDate(year: 2000 + year, month: month - 40, day: day).isPast
          case 21...: CivilDate(year: 1800 + year, month: month - 20, day: day).isPast
          default: CivilDate(year: 1900 + year, month: month, day: day).isPast
          }
        }),
      .lastDigits(1, .sum(WeightedSum([2, 4, 8, 5, 10, 9, 7, 3, 6], modulo: 11, gives: "01234567890"))),
    ],
    valid: ["7523169263", "8032056031"],
    invalid: [
      .init("8019010008", .identifierDate, 0..<6), .init("7523169264", .identifierCheckDigit, 9..<10),
    ])

  static let lnch = IdentifierFormat.national(
    "bg.lnch", "#{10}",
    called: "ЛНЧ", for: [.nationalID],
    summary: "An ЛНЧ (LNCh), the number of a foreigner in Bulgaria.",
    authority: "Закон за чужденците в Република България",
    checks: [
      .lastDigits(1, .sum(WeightedSum([21, 19, 17, 13, 11, 9, 7, 3, 1], modulo: 10, gives: "0123456789")))
    ],
    valid: ["7111042925"],
    invalid: [.init("7111042926", .identifierCheckDigit, 9..<10)])

  static let eik = IdentifierFormat.national(
    "bg.eik", "#{9}",
    called: "ЕИК", for: [.companyNumber, .taxNumber],
    summary: "An ЕИК (EIK, BULSTAT), the number of a company in Bulgaria.",
    authority: "Закон за регистър БУЛСТАТ",
    checks: [
      .lastDigits(
        1,
        .function {
          let c = IdentifierCharacters($0, count: $1)
          let first = CheckDigits.weightedSum(c.values[..<8], 1...8) % 11
          let check = first == 10 ? CheckDigits.weightedSum(c.values[..<8], 3...10) % 11 % 10 : first
          return check == c.values[8]
        })
    ],
    valid: ["175074752"],
    invalid: [.init("175074753", .identifierCheckDigit, 8..<9)])
}
