public import ValidationCore

extension BrazilianRules {
  /// The text is the registration number of a CNH, a Brazilian driving licence.
  ///
  /// Eleven digits, the last two of them check digits (modulus 11): weights 9 to 1 for the first and 1 to 9 for
  /// the second, a remainder of 10 written as 0. Senatran publishes the number's form (Resolução Contran
  /// 192/2006) but not the sum. Implementations agree on it but for numbers whose first remainder is 10, where
  /// most take 2 off the second: either is taken there. Eleven equal digits belong to nobody.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.notASCII`, `identifier.notIssued`,
  /// `identifier.checkDigit`.
  public var cnh: Validation<String> { cnh(digits: .ascii) }

  /// The text is such a number, in the digits of one of the scripts. Mixed scripts: `number.mixedDigits`.
  public func cnh(digits: DigitScripts) -> Validation<String> { NationalNumber.cnh.validation(digits) }
}

extension NationalNumber {
  static let cnh = NationalNumber("br.cnh", "#{11}") { characters in
    if characters.isUniform { return .notIssued(0..<11) }
    let values = characters.values
    let first = CheckDigits.weightedSum(values[..<9], (1...9).reversed()) % 11
    let second = CheckDigits.weightedSum(values[..<9], 1...9) % 11
    let isDiscounted = first == 10 && values[10] == (second + 9) % 11 % 10
    let isSound = values[9] == first % 10 && (values[10] == second % 10 || isDiscounted)
    return isSound ? nil : .checkDigit(9..<11)
  }
}
