public import ValidationCore

extension MexicanRules {
  /// The text is an RFC, a Mexican tax number.
  ///
  /// Written `GODE561231GR8`, or in its three parts with hyphens or spaces: four letters for a person or
  /// three for a legal one (A to Z, Ñ, &), a date, two characters that keep namesakes apart and a check
  /// digit, 0 to 9 or A (SAT, "Algoritmo para generar el RFC con homoclave", 2006: modulus 11, weights 13 to
  /// 2, & as 24, Ñ as 38, a missing letter as 37). Of the year two digits are known: 29 February stands where
  /// one of 1900 and 2000 has it. Rude words are not given out. `XAXX010101000` and `XEXX010101000` stand for
  /// the general public and for foreigners (Resolución Miscelánea Fiscal, rule 2.7.1.23) and are taken as
  /// they are.
  ///
  /// The SAT itself has given out some numbers, about one in seventy, with another check digit: where such
  /// people are to be served, ask with `checkDigit: .warning`.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.notASCII`, `identifier.case`,
  /// `identifier.shape`, `identifier.notIssued`, `identifier.date`, `identifier.checkDigit`.
  public var rfc: Validation<String> { rfc() }

  /// The text is such a number, in the digits of one of the scripts. Mixed scripts: `number.mixedDigits`.
  ///
  /// - Parameters:
  ///   - digits: In which digits it may be written.
  ///   - checkDigit: Whether one with another check digit is refused or only remarked upon.
  public func rfc(
    digits: DigitScripts = .ascii,
    checkDigit: ValidationError.Severity = .error
  ) -> Validation<String> {
    Validation(RFCRule(number: NationalNumberRule(number: .rfc, digits: digits), checkDigit: checkDigit))
  }
}

/// An RFC, with its check digit a remark where that is asked.
struct RFCRule: TextRule {
  let number: NationalNumberRule
  let checkDigit: ValidationError.Severity

  func check(_ text: inout TextView, _ findings: inout Findings) {
    guard checkDigit == .warning else { return number.check(&text, &findings) }
    var found = Findings(.list)
    number.check(&text, &found)
    // It is the last that is looked at: nothing else is wrong then.
    if found.errors.first?.code == .identifierCheckDigit {
      findings.demoting { $0.report(contentsOf: found.errors) }
    } else {
      findings.report(contentsOf: found.errors)
    }
  }
}

extension NationalNumber {
  /// The numbers that stand for many people.
  private static let generic = ["XAXX010101000", "XEXX010101000"].map { Array($0.utf8) }

  static let rfc = NationalNumber(
    "mx.rfc",
    "[A-Z&Ñ]{4}-#{6}-**[0-9A]", "[A-Z&Ñ]{4} #{6} **[0-9A]",
    "[A-Z&Ñ]{3}-#{6}-**[0-9A]", "[A-Z&Ñ]{3} #{6} **[0-9A]"
  ) { characters in
    if generic.contains(where: { characters.elementsEqual($0) }) { return nil }
    let letters = characters.count - 9
    if letters == 4, MexicanWords.contains(MexicanWords.rfc, characters) { return .notIssued(0..<4) }
    let isOfLastCentury = characters.day(at: letters, century: 1900).exists
    guard isOfLastCentury || characters.day(at: letters, century: 2000).exists else {
      return .date(letters..<letters + 6)
    }
    let last = characters.count - 1
    let absent = letters == 3 ? 37 * 13 : 0
    let sum = CheckDigits.weightedSum(characters[..<last].lazy.map(rfcValue), (2...last + 1).reversed())
    let check = (11 - (sum + absent) % 11) % 11
    return characters.values[last] == check ? nil : .checkDigit(last..<last + 1)
  }

  /// The value of a character in annex III: & stands between N and O.
  private static func rfcValue(_ character: UInt8) -> Int {
    switch character {
    case UInt8(ascii: "&"): return 24
    case 0xD1: return 38
    default:
      let value = CheckDigits.value(of: character) ?? 0
      return value > 23 ? value + 1 : value
    }
  }
}
