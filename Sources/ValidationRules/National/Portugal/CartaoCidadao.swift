public import ValidationCore

extension PortugueseRules {
  /// The text is the document number of a cartão de cidadão, the Portuguese citizen card.
  ///
  /// Written `00000000 0 ZZ4` or `000000000ZZ4`, nothing between: the eight digits of the civil
  /// identification number and its check digit, two characters for the version of the card, and a check digit
  /// over all (Luhn's sum with letters counted as 10 to 35: "Validação de Número de Documento do Cartão de
  /// Cidadão", autenticacao.gov.pt). The ninth digit is not checked by itself: it follows the sum of the old
  /// identity card, in which a 0 may stand for 10.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.notASCII`, `identifier.case` (with
  /// capitals as the suggestion), `identifier.shape`, `identifier.checkDigit`.
  public var cartaoCidadao: Validation<String> { cartaoCidadao(digits: .ascii) }

  /// The text is such a number, in the digits of one of the scripts. Mixed scripts: `number.mixedDigits`.
  public func cartaoCidadao(digits: DigitScripts) -> Validation<String> {
    NationalNumber.cartaoCidadao.validation(digits)
  }
}

extension NationalNumber {
  static let cartaoCidadao = NationalNumber("pt.cartaoCidadao", "######## # **#") { characters in
    // As Luhn's sum, but only what was doubled loses 9: a letter that is not counts in full.
    var sum = 0
    for (index, value) in characters.values.enumerated() {
      let share = index % 2 == 0 ? value * 2 : value
      sum += index % 2 == 0 && share > 9 ? share - 9 : share
    }
    return sum % 10 == 0 ? nil : .checkDigit(11..<12)
  }
}
