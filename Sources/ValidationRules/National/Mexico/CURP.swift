public import ValidationCore

extension MexicanRules {
  /// The text is a CURP, the Mexican population registry code.
  ///
  /// Eighteen characters (Instructivo Normativo para la Asignación de la CURP, DOF, 18 October 2021): four
  /// letters of the names, the second a vowel or X; the date of birth; H, M or X for the sex; two letters for
  /// the state of birth, NE for births abroad; three consonants of the names; a character that RENAPO gives,
  /// a digit for births before 2000 and a letter for later ones, which tells the century of the date; and a
  /// check digit, which brings the sum of all characters with weights 18 to 2 (letters as 10 to 36, with Ñ
  /// after N) to a multiple of 10. Four letters that read as a rude word are not given out.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.notASCII`, `identifier.case`,
  /// `identifier.shape`, `identifier.notIssued`, `identifier.date`, `identifier.region`,
  /// `identifier.checkDigit`.
  public var curp: Validation<String> { curp(digits: .ascii) }

  /// The text is such a number, in the digits of one of the scripts. Mixed scripts: `number.mixedDigits`.
  public func curp(digits: DigitScripts) -> Validation<String> { NationalNumber.curp.validation(digits) }
}

extension NationalNumber {
  /// The states of annex 1, with CX for Ciudad de México beside the DF of older ones.
  private static let states = Set(
    """
    AS BC BS CC CH CL CM CS CX DF DG GR GT HG JC MC MN MS NE NL NT OC PL QR QT SL SP SR TC TL TS VZ YN ZS
    """.split(separator: " ").map { state in state.utf8.reduce(0) { $0 << 8 | Int($1) } })

  static let curp = NationalNumber(
    "mx.curp", "@[AEIOUX]@@#{6}[HMX]@@[B-DF-HJ-NP-TV-Z]{3}*#"
  ) { characters in
    if MexicanWords.contains(MexicanWords.curp, characters) { return .notIssued(0..<4) }
    let century = characters.values[16] < 10 ? 1900 : 2000
    // Not whether the day is past: some of those born before 2000 have been given a letter, too.
    guard characters.day(at: 4, century: century).exists else { return .date(4..<10) }
    guard states.contains(Int(characters[11]) << 8 | Int(characters[12])) else {
      return .region(11..<13, of: characters)
    }
    // Ñ, which stands in no CURP, has the value between N and O.
    let values = characters.values[..<17].lazy.map { $0 > 23 ? $0 + 1 : $0 }
    let check = CheckDigits.mod10(values, (2...18).reversed())
    return characters.values[17] == check ? nil : .checkDigit(17..<18)
  }
}
