public import ValidationCore

extension ColombianRules {
  /// The text is a NIT, a Colombian tax number, with its check digit.
  ///
  /// Written `213.123.432-1`, `213123432-1` or `2131234321`, nothing between: six to ten digits and a check
  /// digit (DIAN, Orden Administrativa 4 of 1989; Estatuto Tributario, article 555-1): modulus 11 with the
  /// primes 3 7 13 17 19 23 29 37 41 43 as weights from the right, where a remainder of 0 or 1 is the digit
  /// itself. A number without its check digit is not taken.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.notASCII`, `identifier.shape`,
  /// `identifier.notIssued` (zeros alone), `identifier.checkDigit`.
  public var nit: Validation<String> { nit(digits: .ascii) }

  /// The text is such a number, in the digits of one of the scripts. Mixed scripts: `number.mixedDigits`.
  public func nit(digits: DigitScripts) -> Validation<String> { NationalNumber.nit.validation(digits) }
}

extension NationalNumber {
  private static let weights = [43, 41, 37, 29, 23, 19, 17, 13, 7, 3]

  static let nit = NationalNumber(
    "co.nit",
    "###.###.###-#", "#########-#", "#.###.###.###-#", "##########-#", "##.###.###-#", "########-#",
    "#.###.###-#", "#######-#", "###.###-#", "######-#"
  ) { characters in
    let last = characters.count - 1
    if characters.number(0..<last) == 0 { return .notIssued(0..<last) }
    let remainder = CheckDigits.weightedSum(characters.values[..<last], weights.suffix(last)) % 11
    let check = remainder < 2 ? remainder : 11 - remainder
    return characters.values[last] == check ? nil : .checkDigit(last..<last + 1)
  }
}
