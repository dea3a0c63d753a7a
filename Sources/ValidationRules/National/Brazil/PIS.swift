public import ValidationCore

extension BrazilianRules {
  /// The text is a PIS, PASEP, NIT or NIS, the number of a worker or of a beneficiary.
  ///
  /// Written `170.33259.50-4` or `17033259504`, nothing between. The last digit is a check digit (modulus 11,
  /// weights 3 2 9 8 7 6 5 4 3 2, a remainder below 2 gives 0: Caixa Econômica Federal, Cadastro NIS; the
  /// same in the layouts of the eSocial). Eleven equal digits belong to nobody.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.notASCII`, `identifier.shape`,
  /// `identifier.notIssued`, `identifier.checkDigit`.
  public var pis: Validation<String> { pis(digits: .ascii) }

  /// The text is such a number, in the digits of one of the scripts. Mixed scripts: `number.mixedDigits`.
  public func pis(digits: DigitScripts) -> Validation<String> { NationalNumber.pis.validation(digits) }
}

extension NationalNumber {
  private static let weights = [3, 2, 9, 8, 7, 6, 5, 4, 3, 2]

  static let pis = NationalNumber("br.pis", "###.#####.##-#") { characters in
    if characters.isUniform { return .notIssued(0..<11) }
    let check = CheckDigits.mod11(characters.values[..<10], weights) % 10
    return characters.values[10] == check ? nil : .checkDigit(10..<11)
  }
}
