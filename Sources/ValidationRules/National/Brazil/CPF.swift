public import ValidationCore

extension BrazilianRules {
  /// The text is a CPF, the number of a natural person in the register of the Receita Federal.
  ///
  /// Written `123.456.789-09` or `12345678909`, nothing between. Both check digits are those of the Receita
  /// Federal (modulus 11, weights 10 to 2 and 11 to 2; a remainder below 2 gives 0). Eleven equal digits pass
  /// that sum and are given to nobody (Receita Federal, validation rules of its file layouts), nor is one of
  /// zeros.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.notASCII`, `identifier.shape` (with the
  /// official form as the suggestion), `identifier.notIssued`, `identifier.checkDigit`.
  public var cpf: Validation<String> { cpf(digits: .ascii) }

  /// The text is a CPF, in the digits of one of the scripts. Mixed scripts: `number.mixedDigits`.
  public func cpf(digits: DigitScripts) -> Validation<String> { NationalNumber.cpf.validation(digits) }
}

extension NationalNumber {
  static let cpf = NationalNumber("br.cpf", "###.###.###-##") { characters in
    if characters.isUniform { return .notIssued(0..<11) }
    let values = characters.values
    let first = CheckDigits.mod11(values[..<9], (2...10).reversed()) % 10
    let second = CheckDigits.mod11(values[..<10], (2...11).reversed()) % 10
    return values[9] == first && values[10] == second ? nil : .checkDigit(9..<11)
  }
}
