public import ValidationCore

/// The rules for Belarusian numbers: `.by.unp`.
public struct BelarusianRules: Sendable {
  /// The text is a УНП (UNP), the tax number of a person or a company in Belarus.
  ///
  /// Nine characters: digits for a company; two letters and seven digits for a person. The first is the
  /// region; the last is the remainder modulo 11 with weights 29 23 19 17 13 7 5 3, and a number with a
  /// remainder of 10 is not issued. Letters are Latin.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.shape`, `identifier.notASCII`,
  /// `identifier.separators`, `identifier.case`, `identifier.checkDigit`.
  public var unp: Validation<String> { Self.unp.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func unp(digits: DigitScripts) -> Validation<String> { Self.unp.rule(digits) }

  package static let formats: [IdentifierFormat] = [unp]
}

extension Validation where Value == String {
  /// The rules for Belarusian numbers.
  public static var by: BelarusianRules { BelarusianRules() }
}

extension BelarusianRules {
  /// What the second letter counts; nil for a digit.
  private static func place(ofLetter letter: UInt8) -> Int? {
    if letter <= UInt8(ascii: "9") { return nil }
    let letters = "ABCEHKMOPT".utf8
    return letters.firstIndex(of: letter).map { letters.distance(from: letters.startIndex, to: $0) }
  }

  static let unp = IdentifierFormat.national(
    "by.unp", "[1-7]#{8}", "[ABCEHKM][ABCEHKMOPT]#{7}",
    called: "УНП", for: [.taxNumber, .vat, .companyNumber],
    summary: "A УНП (UNP), the tax number of a person or a company in Belarus.",
    authority: "Налоговый кодекс, article 70; Постановление МНС 96/2006",
    checks: [
      .lastDigits(
        1,
        .function {
          let c = IdentifierCharacters($0, count: $1)
          var sum = 29 * c.values[0]
          sum += 23 * (place(ofLetter: c[1]) ?? c.values[1])
          sum += CheckDigits.weightedSum(c.values[2..<8], [19, 17, 13, 7, 5, 3])
          return sum % 11 == c.values[8]
        })
    ],
    valid: ["200988541", "MA1953684"],
    invalid: [.init("200988542", .identifierCheckDigit, 8..<9), .init("000988541", .identifierShape, 0..<1)])
}
