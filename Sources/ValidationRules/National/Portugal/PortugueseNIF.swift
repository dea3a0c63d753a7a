public import ValidationCore

extension PortugueseRules {
  /// The text is a NIF or NIPC, a Portuguese tax number.
  ///
  /// Written `501 964 843` or `501964843`, nothing between; with its country code it is a VAT number,
  /// ``EuropeanRules/vat``. The ninth digit is a check digit (modulus 11, weights 9 to 2, a remainder below 2
  /// gives 0: Decreto-Lei 463/79; numbers are given by Decreto-Lei 14/2013). The first digits say who it is
  /// of: 1 2 3 persons, 45 persons not resident, 5 companies, 6 public bodies, 70 to 72, 74, 75, 77 to 79
  /// estates and others, 8 sole traders of old, 90, 91, 98, 99 condominiums, companies without legal
  /// personality and others (Portal das Finanças).
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.notASCII`, `identifier.shape`,
  /// `identifier.notIssued` (its first digits are nobody's), `identifier.checkDigit`.
  public var nif: Validation<String> { nif(digits: .ascii) }

  /// The text is such a number, in the digits of one of the scripts. Mixed scripts: `number.mixedDigits`.
  public func nif(digits: DigitScripts) -> Validation<String> {
    NationalNumber.portugueseNIF.validation(digits)
  }
}

extension NationalNumber {
  static let portugueseNIF = NationalNumber("pt.nif", "### ### ###") { characters in
    switch characters.number(0..<2) {
    case 10...39, 45, 50...72, 74, 75, 77...91, 98, 99: break
    default: return .notIssued(0..<2)
    }
    let check = CheckDigits.mod11(characters.values[..<8], (2...9).reversed()) % 10
    return characters.values[8] == check ? nil : .checkDigit(8..<9)
  }
}
