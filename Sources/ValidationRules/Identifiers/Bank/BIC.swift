public import ValidationCore

extension Rules {
  static let bic = identifier(.bic)
}

extension Validation where Value == String {
  /// The text is a Business Identifier Code: ISO 9362.
  ///
  /// Eight characters, or eleven with a branch: a prefix of four letters or digits (in fact SWIFT gives out letters
  /// only), the country by ISO 3166-1 (from ICU's data) or `XK` for Kosovo, a suffix of two letters or digits.
  /// Lowercase letters are refused, with the capitals as the suggestion. Whether the code was given out is not checked.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.shape`, `identifier.notASCII`,
  /// `identifier.separators`, `identifier.case`, `identifier.region`.
  public static var bic: Validation { Rules.bic() }
}

extension IdentifierFormat {
  package static let bic = IdentifierFormat(
    name: "bic",
    summary: "The value is a Business Identifier Code of eight or eleven characters.",
    authority: "ISO 9362; ISO 3166-1 by ICU",
    structure: .fixed(
      IdentifierVariant(
        ["****@@**", "****@@*****"],
        checks: [
          .region(.at(4..<6), .country(at: 4, besides: CodeSet(["XK"], length: 2)))
        ])),
    valid: ["DEUTDEFF", "DEUTDEFF500", "BKCHCNBJ110", "NCBKSAJE", "1234BRRJXXX", "NCBVXKPR"],
    invalid: [
      .init("DEUT11FF", .identifierShape, 4..<5),
      .init("DEUTD1FF", .identifierShape, 5..<6),
      .init("DEUTZZFF", .identifierRegion, 4..<6),
      .init("DEUTUKFF", .identifierRegion, 4..<6),
    ]
  )
}
