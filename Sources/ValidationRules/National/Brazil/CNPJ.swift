public import ValidationCore

extension BrazilianRules {
  /// The text is a CNPJ, the number of a legal entity in the register of the Receita Federal.
  ///
  /// Written `12.ABC.345/01DE-35` or `12ABC34501DE35`, nothing between. Since July 2026 the first twelve
  /// characters may be digits and capitals (Instrução Normativa RFB 2.229/2024; Nota Técnica COCAD/SUARA/RFB
  /// 49/2024): each counts as its ASCII code less 48, so that A is 17, and numbers of digits alone keep their
  /// check digits. The two check digits are digits (modulus 11, weights 2 to 9 from the right, over and
  /// over). Fourteen equal digits and an order of zeros belong to nobody; a root of zeros does:
  /// `00.000.000/0001-91` is the Banco do Brasil.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.notASCII`, `identifier.case` (with
  /// capitals as the suggestion), `identifier.shape`, `identifier.notIssued`, `identifier.checkDigit`.
  public var cnpj: Validation<String> { cnpj(digits: .ascii) }

  /// The text is a CNPJ, in the digits of one of the scripts. Mixed scripts: `number.mixedDigits`.
  public func cnpj(digits: DigitScripts) -> Validation<String> { NationalNumber.cnpj.validation(digits) }
}

extension NationalNumber {
  private static let weights = [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2]

  static let cnpj = NationalNumber("br.cnpj", "**.***.***/****-##") { characters in
    if characters.isUniform { return .notIssued(0..<14) }
    if characters[8..<12].allSatisfy({ $0 == UInt8(ascii: "0") }) { return .notIssued(8..<12) }
    let values = characters.lazy.map { Int($0) - 48 }
    let first = CheckDigits.mod11(values[..<12], weights.dropFirst()) % 10
    let second = CheckDigits.mod11(values[..<13], weights) % 10
    return values[12] == first && values[13] == second ? nil : .checkDigit(12..<14)
  }
}
