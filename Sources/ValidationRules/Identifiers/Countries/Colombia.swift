public import ValidationCore

/// The rules for Colombian numbers: `.co.nit`.
public struct ColombianRules: Sendable {
  /// The text is a NIT, a Colombian tax number, with its check digit.
  ///
  /// Written `213.123.432-1`, `213123432-1` or `2131234321`: six to ten digits and a check digit (DIAN, Orden
  /// Administrativa 4 of 1989; Estatuto Tributario, article 555-1): modulus 11 with the primes 3 7 13 17 19 23 29 37
  /// 41 43 as weights from the right; a remainder of 0 or 1 is the digit itself. A number without its check digit is
  /// refused.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.notASCII`, `identifier.grouping`,
  /// `identifier.notIssued`, `identifier.checkDigit`.
  public var nit: Validation<String> { nit(digits: .ascii) }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func nit(digits: DigitScripts) -> Validation<String> { IdentifierFormat.nit.rule(digits) }

  package static let formats: [IdentifierFormat] = [.nit]
}

extension Validation where Value == String {
  /// The rules for Colombian numbers.
  public static var co: ColombianRules { ColombianRules() }
}

extension IdentifierFormat {
  static let nit = national(
    "co.nit",
    "###.###.###-#", "#########-#", "#.###.###.###-#", "##########-#", "##.###.###-#", "########-#",
    "#.###.###-#", "#######-#", "###.###-#", "######-#",
    called: "NIT", for: [.taxNumber, .vat, .companyNumber],
    summary: "A NIT, a Colombian tax number with its check digit.",
    authority: "DIAN, Orden Administrativa 4 of 1989",
    checks: [
      .notIssued(.allBut(last: 1), unless: .notZero(from: 0, dropping: 1)),
      .lastDigits(
        1,
        .sum(
          WeightedSum(
            [43, 41, 37, 29, 23, 19, 17, 13, 7, 3], modulo: 11, gives: "01987654321", fromEnd: true))),
    ],
    valid: ["213.123.432-1", "213123432-1", "2131234321", "8001972684", "890.903.938-8", "11185342480"],
    invalid: [
      .init("0000000000", .identifierNotIssued, 0..<9),
      .init("2131234325", .identifierCheckDigit, 9..<10),
      .init("213.123432-1", .identifierGrouping, 7..<8, suggestion: "213.123.432-1"),
    ]
  )
}
