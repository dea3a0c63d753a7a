public import ValidationCore

extension BrazilianRules {
  /// The text is the number of a título de eleitor, a Brazilian voter's registration.
  ///
  /// Written `1023 8501 0671` or `102385010671`, nothing between: eight digits in sequence, two for the
  /// federal unit of the first registration (01 to 28, 28 for those made abroad), two check digits (Resolução
  /// TSE 21.538/2003, article 12; 23.659/2021). The first is the remainder by 11 of the sequence with weights
  /// 2 to 9, the second that of the unit and the first with weights 7 to 9; 10 is written as 0, and in São
  /// Paulo (01) and Minas Gerais (02) a remainder of 0 as 1. Leading zeros, which the resolution lets fall
  /// away in print, are asked for.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.notASCII`, `identifier.shape`,
  /// `identifier.region`, `identifier.notIssued` (a sequence of zeros), `identifier.checkDigit`.
  public var tituloEleitor: Validation<String> { tituloEleitor(digits: .ascii) }

  /// The text is such a number, in the digits of one of the scripts. Mixed scripts: `number.mixedDigits`.
  public func tituloEleitor(digits: DigitScripts) -> Validation<String> {
    NationalNumber.tituloEleitor.validation(digits)
  }
}

extension NationalNumber {
  static let tituloEleitor = NationalNumber("br.tituloEleitor", "#### #### ####") { characters in
    let values = characters.values
    let unit = characters.number(8..<10)
    guard 1...28 ~= unit else { return .region(8..<10, of: characters) }
    if characters[..<8].allSatisfy({ $0 == UInt8(ascii: "0") }) { return .notIssued(0..<8) }
    func digit(_ sum: Int) -> Int { sum % 11 == 0 && unit <= 2 ? 1 : sum % 11 % 10 }
    let first = digit(CheckDigits.weightedSum(values[..<8], 2...9))
    let second = digit(CheckDigits.weightedSum(values[8..<10], 7...8) + first * 9)
    return values[10] == first && values[11] == second ? nil : .checkDigit(10..<12)
  }
}
