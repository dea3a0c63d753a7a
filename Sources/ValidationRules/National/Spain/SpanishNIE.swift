public import ValidationCore

extension SpanishRules {
  /// The text is an NIE, the number of a foreigner in Spain.
  ///
  /// Written `X5253868R` or `X-5253868-R`: X, Y or Z, seven digits and a control letter (Real Decreto
  /// 557/2011, article 206; Orden INT/2058/2008 for Y and Z). The letter is that of the DNI, with X, Y and Z
  /// as 0, 1 and 2 before the digits.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.notASCII`, `identifier.case`,
  /// `identifier.shape`, `identifier.checkDigit`.
  public var nie: Validation<String> { nie(digits: .ascii) }

  /// The text is such a number, in the digits of one of the scripts. Mixed scripts: `number.mixedDigits`.
  public func nie(digits: DigitScripts) -> Validation<String> { NationalNumber.nie.validation(digits) }
}

extension NationalNumber {
  static let nie = NationalNumber("es.nie", "[X-Z]#{7}@", "[X-Z]-#{7}-@") { characters in
    let number = Int(characters[0] - UInt8(ascii: "X")) * 10_000_000 + characters.number(1..<8)
    return characters[8] == SpanishControl.letter(for: number) ? nil : .checkDigit(8..<9)
  }
}
