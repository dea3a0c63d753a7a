public import ValidationCore

extension SpanishRules {
  /// The text is an NIF, a Spanish tax number of a person or an entity (Real Decreto 1065/2007, articles 18
  /// to 25).
  ///
  /// It is the DNI of a Spaniard with its letter (`54362315K`, `54362315-K`), a number that begins with K, L
  /// or M for persons without a DNI or NIE (`M1234567L`), an ``nie`` or a ``cif``. The letter of DNI and of
  /// K, L and M is the remainder of the digits by 23 as a letter of TRWAGMYFPDXBNJZSQVHLCKE (Real Decreto
  /// 1553/2005).
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.notASCII`, `identifier.case`,
  /// `identifier.shape`, `identifier.checkDigit`.
  public var nif: Validation<String> { nif(digits: .ascii) }

  /// The text is such a number, in the digits of one of the scripts. Mixed scripts: `number.mixedDigits`.
  public func nif(digits: DigitScripts) -> Validation<String> { NationalNumber.spanishNIF.validation(digits) }
}

extension NationalNumber {
  static let spanishNIF = NationalNumber(
    "es.nif",
    "#{8}@", "#{8}-@", "[K-M]#{7}@", "[K-M]-#{7}-@", "[X-Z]#{7}@", "[X-Z]-#{7}-@",
    "[A-HJNP-SU-W]#{7}[0-9A-J]", "[A-HJNP-SU-W]-#{7}[0-9A-J]", "[A-HJNP-SU-W]-#{7}-[0-9A-J]",
    problem: spanishProblem
  )

  /// What is wrong with a Spanish number by the kind that its first character says.
  @Sendable static func spanishProblem(_ characters: IdentifierCharacters) -> IdentifierProblem? {
    let isSound: Bool
    switch characters[0] {
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      isSound = characters[8] == SpanishControl.letter(for: characters.number(0..<8))
    case UInt8(ascii: "K")...UInt8(ascii: "M"):
      isSound = characters[8] == SpanishControl.letter(for: characters.number(1..<8))
    case UInt8(ascii: "X")...UInt8(ascii: "Z"): return nie.problem(characters)
    default: return cif.problem(characters)
    }
    return isSound ? nil : .checkDigit(8..<9)
  }
}
