public import ValidationCore

extension ArgentineRules {
  /// The text is a CUIT or CUIL, an Argentine tax or labour number.
  ///
  /// Written `20-26756539-3` or `20267565393`, nothing between: a type (20, 23 to 27 persons, 30, 33, 34
  /// companies, 50, 51, 55 abroad), eight digits and a check digit (ARCA, once AFIP; Resolución ANSES on the
  /// CUIL: modulus 11, weights 5 4 3 2 7 6 5 4 3 2). Where the sum asks for 10 the type is changed, to 23 for
  /// persons and 33 for companies; in a number that kept its type 9 stands for it.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.notASCII`, `identifier.shape`,
  /// `identifier.notIssued` (its type is nobody's), `identifier.checkDigit`.
  public var cuit: Validation<String> { cuit(digits: .ascii) }

  /// The text is such a number, in the digits of one of the scripts. Mixed scripts: `number.mixedDigits`.
  public func cuit(digits: DigitScripts) -> Validation<String> { NationalNumber.cuit.validation(digits) }
}

extension NationalNumber {
  private static let weights = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]

  static let cuit = NationalNumber("ar.cuit", "##-########-#") { characters in
    switch characters.number(0..<2) {
    case 20, 23...27, 30, 33, 34, 50, 51, 55: break
    default: return .notIssued(0..<2)
    }
    let check = min(CheckDigits.mod11(characters.values[..<10], weights), 9)
    return characters.values[10] == check ? nil : .checkDigit(10..<11)
  }
}
