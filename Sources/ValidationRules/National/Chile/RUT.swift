public import ValidationCore

extension ChileanRules {
  /// The text is a RUT or RUN, a Chilean tax or identity number.
  ///
  /// Written `12.531.909-2`, `12531909-2` or `125319092`, nothing between: seven or eight digits and a check
  /// character (Servicio de Impuestos Internos; Decreto con Fuerza de Ley 3 of 1969): modulus 11, weights 2
  /// to 7 from the right, over and over, 10 written as K.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.notASCII`, `identifier.case` (a small
  /// k, with the capital as the suggestion), `identifier.shape`, `identifier.notIssued` (zeros alone),
  /// `identifier.checkDigit`.
  public var rut: Validation<String> { rut(digits: .ascii) }

  /// The text is such a number, in the digits of one of the scripts. Mixed scripts: `number.mixedDigits`.
  public func rut(digits: DigitScripts) -> Validation<String> { NationalNumber.rut.validation(digits) }
}

extension NationalNumber {
  private static let weights = [3, 2, 7, 6, 5, 4, 3, 2]

  static let rut = NationalNumber(
    "cl.rut", "##.###.###-[0-9K]", "#.###.###-[0-9K]", "########-[0-9K]", "#######-[0-9K]"
  ) { characters in
    let last = characters.count - 1
    if characters.number(0..<last) == 0 { return .notIssued(0..<last) }
    let check = CheckDigits.mod11(characters.values[..<last], weights.suffix(last))
    let written = check == 10 ? UInt8(ascii: "K") : UInt8(ascii: "0") + UInt8(check)
    return characters[last] == written ? nil : .checkDigit(last..<last + 1)
  }
}
