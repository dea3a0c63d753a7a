public import ValidationCore

/// The rules for Turkish numbers: `.tr.tckimlik`, `.tr.vkn`.
public struct TurkishRules: Sendable {
  /// The text is a T.C. kimlik numarası, the number of a person in Türkiye.
  ///
  /// Eleven digits that do not begin with 0, of which the last two are check digits modulo 10.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.shape`, `identifier.notASCII`,
  /// `identifier.separators`, `identifier.checkDigit`.
  public var tckimlik: Validation<String> { Self.tckimlik.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func tckimlik(digits: DigitScripts) -> Validation<String> { Self.tckimlik.rule(digits) }

  /// The text is a VKN, the tax number of a company in Türkiye.
  ///
  /// Ten digits, of which the last is a check digit modulo 10 over products with powers of 2 modulo 9.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.notASCII`, `identifier.separators`,
  /// `identifier.checkDigit`.
  public var vkn: Validation<String> { Self.vkn.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func vkn(digits: DigitScripts) -> Validation<String> { Self.vkn.rule(digits) }

  package static let formats: [IdentifierFormat] = [tckimlik, vkn]
}

extension Validation where Value == String {
  /// The rules for Turkish numbers.
  public static var tr: TurkishRules { TurkishRules() }
}

extension TurkishRules {
  static let tckimlik = IdentifierFormat.national(
    "tr.tckimlik", "[1-9]#{10}",
    called: "T.C. Kimlik No.", for: [.nationalID, .taxNumber],
    summary: "A T.C. kimlik numarası, the number of a person in Türkiye.",
    authority: "Nüfus Hizmetleri Kanunu 5490, article 46",
    checks: [
      .lastDigits(
        2, .sum(WeightedSum([3, 1, 3, 1, 3, 1, 3, 1, 3], modulo: 10, gives: "0987654321")),
        .sum(WeightedSum([1, 1, 1, 1, 1, 1, 1, 1, 1, 1], modulo: 10, gives: "0123456789")))
    ],
    valid: ["17291716060"],
    invalid: [
      .init("17291716061", .identifierCheckDigit, 9..<11), .init("07291716060", .identifierShape, 0..<1),
    ])

  static let vkn = IdentifierFormat.national(
    "tr.vkn", "#{10}",
    called: "VKN", for: [.taxNumber, .vat, .companyNumber],
    summary: "A VKN, the tax number of a company in Türkiye.",
    authority: "Vergi Usul Kanunu 213; Gelir İdaresi Başkanlığı",
    checks: [
      .lastDigits(
        1,
        .function {
          let c = IdentifierCharacters($0, count: $1)
          var sum = 0
          for index in 0..<9 {
            let digit = (c.values[index] + 9 - index) % 10
            guard digit > 0 else { continue }
            let share = (digit << (9 - index)) % 9
            sum += share == 0 ? 9 : share
          }
          return (10 - sum % 10) % 10 == c.values[9]
        })
    ],
    valid: ["4540536920"],
    invalid: [.init("4540536921", .identifierCheckDigit, 9..<10)])
}
