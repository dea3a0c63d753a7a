public import ValidationCore

/// The rules for Monegasque numbers: `.mc.tva`.
public struct MonegasqueRules: Sendable {
  /// The text is a VAT number of Monaco.
  ///
  /// Written `FR53 000 004 605`: FR, two check digits and nine digits that begin with 000; Monaco is part of
  /// the French territory for VAT.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.shape`, `identifier.notASCII`,
  /// `identifier.grouping`, `identifier.case`, `identifier.checkDigit`.
  public var tva: Validation<String> { Self.tva.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func tva(digits: DigitScripts) -> Validation<String> { Self.tva.rule(digits) }

  package static let formats: [IdentifierFormat] = [tva]
}

extension Validation where Value == String {
  /// The rules for Monegasque numbers.
  public static var mc: MonegasqueRules { MonegasqueRules() }
}

extension MonegasqueRules {
  static let tva = IdentifierFormat.national(
    "mc.tva", "FR## 000 ### ###",
    called: "TVA", for: [.taxNumber, .vat],
    summary: "A VAT number of Monaco.",
    authority: "Direction des Services Fiscaux",
    checks: [
      .checkDigit(
        .at(2..<4),
        .function {
          let c = IdentifierCharacters($0, count: $1)
          return c.number(2..<4) == (12 + 3 * (c.number(4..<13) % 97)) % 97
        })
    ],
    valid: ["FR53 000 004 605", "FR53000004605"],
    invalid: [
      .init("FR54 000 004 605", .identifierCheckDigit, 2..<4),
      .init("0R53 000 004 605", .identifierShape, 0..<1),
    ])
}
