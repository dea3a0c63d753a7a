public import ValidationCore

/// The rules for Ukrainian numbers: `.ua.edrpou`, `.ua.rnokpp`.
public struct UkrainianRules: Sendable {
  /// The text is a ЄДРПОУ (EDRPOU) code, the number of an organization in Ukraine.
  ///
  /// Eight digits, of which the last is a check digit modulo 11, with weights 1 to 7, or 7 1 2 3 4 5 6 from
  /// 30000000 to 60000000; where that leaves 10, each weight is 2 more.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.notASCII`, `identifier.separators`,
  /// `identifier.checkDigit`.
  public var edrpou: Validation<String> { Self.edrpou.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func edrpou(digits: DigitScripts) -> Validation<String> { Self.edrpou.rule(digits) }

  /// The text is a РНОКПП (RNOKPP, ІПН), the number of a taxpayer in Ukraine.
  ///
  /// Ten digits: five for the date of birth, four, and a check digit (modulus 11, weights −1 5 7 9 4 6 10 5
  /// 7, with 10 as 0).
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.notASCII`, `identifier.separators`,
  /// `identifier.checkDigit`.
  public var rnokpp: Validation<String> { Self.rnokpp.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func rnokpp(digits: DigitScripts) -> Validation<String> { Self.rnokpp.rule(digits) }

  package static let formats: [IdentifierFormat] = [edrpou, rnokpp]
}

extension Validation where Value == String {
  /// The rules for Ukrainian numbers.
  public static var ua: UkrainianRules { UkrainianRules() }
}

extension UkrainianRules {
  static let edrpou = IdentifierFormat.national(
    "ua.edrpou", "#{8}",
    called: "ЄДРПОУ", for: [.companyNumber, .taxNumber, .vat],
    summary: "A ЄДРПОУ (EDRPOU) code, the number of an organization in Ukraine.",
    authority: "Постанова КМУ 118/1996",
    checks: [
      .lastDigits(
        1,
        .function {
          let c = IdentifierCharacters($0, count: $1)
          let isMiddle = 3...5 ~= c.values[0]
          let sum =
            isMiddle
            ? 7 * c.values[0] + CheckDigits.weightedSum(c.values[1..<7], 1...6)
            : CheckDigits.weightedSum(c.values[..<7], 1...7)
          // With weights that are 2 more, each digit counts twice more.
          let second = (sum + 2 * c.values[..<7].reduce(0, +)) % 11 % 10
          return (sum % 11 < 10 ? sum % 11 : second) == c.values[7]
        })
    ],
    valid: ["32855961"],
    invalid: [.init("32855962", .identifierCheckDigit, 7..<8)])

  static let rnokpp = IdentifierFormat.national(
    "ua.rnokpp", "#{10}",
    called: "РНОКПП", for: [.taxNumber, .nationalID],
    summary: "A РНОКПП (RNOKPP, ІПН), the number of a taxpayer in Ukraine.",
    authority: "Податковий кодекс України, article 70",
    checks: [
      .lastDigits(1, .sum(WeightedSum([10, 5, 7, 9, 4, 6, 10, 5, 7], modulo: 11, gives: "01234567890")))
    ],
    valid: ["1759013776", "2530414071"],
    invalid: [.init("1759013777", .identifierCheckDigit, 9..<10)])
}
