public import ValidationCore

extension BrazilianRules {
  /// The text is a CEP, a postal code of the Correios.
  ///
  /// Written `01310-100` or `01310100`. The first digit is the postal region, and all ten are in use, but no
  /// code is below 01000-000 (Correios, Estrutura do CEP). Whether a code is in use is not asked. There is no
  /// check digit.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.notASCII`, `identifier.shape`,
  /// `identifier.region`.
  public var cep: Validation<String> { cep(digits: .ascii) }

  /// The text is a CEP, in the digits of one of the scripts. Mixed scripts: `number.mixedDigits`.
  public func cep(digits: DigitScripts) -> Validation<String> { NationalNumber.cep.validation(digits) }
}

extension NationalNumber {
  static let cep = NationalNumber("br.cep", "#####-###") { characters in
    characters.number(0..<2) == 0 ? .region(0..<2, of: characters) : nil
  }
}
