public import ValidationCore

/// The rules for Ghanaian numbers: `.gh.tin`.
public struct GhanaianRules: Sendable {
  /// The text is a TIN, the tax number of a person or a company in Ghana.
  ///
  /// Eleven characters: P, C, G, Q or V for the kind of holder, 00, seven digits and a check character modulo
  /// 11 with weights 1 to 9.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.shape`, `identifier.notASCII`,
  /// `identifier.separators`, `identifier.case`, `identifier.checkDigit`.
  public var tin: Validation<String> { Self.tin.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func tin(digits: DigitScripts) -> Validation<String> { Self.tin.rule(digits) }

  package static let formats: [IdentifierFormat] = [tin]
}

extension Validation where Value == String {
  /// The rules for Ghanaian numbers.
  public static var gh: GhanaianRules { GhanaianRules() }
}

extension GhanaianRules {
  static let tin = IdentifierFormat.national(
    "gh.tin", "[PCGQV]00#{7}[0-9X]",
    called: "TIN", for: [.taxNumber, .vat],
    summary: "A TIN, the tax number of a person or a company in Ghana.",
    authority: "Ghana Revenue Authority; OECD, TIN of Ghana",
    checks: [
      .lastDigits(
        1, .sum(WeightedSum([1, 2, 3, 4, 5, 6, 7, 8, 9], modulo: 11, gives: "0123456789X", from: 1)))
    ],
    valid: ["C0000803561"],
    invalid: [
      .init("C0000803562", .identifierCheckDigit, 10..<11), .init("00000803561", .identifierShape, 0..<1),
    ])
}
