public import ValidationCore

extension Rules {
  static let grid = identifier(.grid)
}

extension Validation where Value == String {
  /// The text is a Global Release Identifier of a release of music: IFPI's GRid Standard.
  ///
  /// A1, an issuer of five letters and digits, a release of ten, and a check character by ISO 7064 MOD 37,36; with
  /// hyphens between them, or without.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.shape`, `identifier.notASCII`,
  /// `identifier.grouping`, `identifier.case`, `identifier.checkDigit`.
  public static var grid: Validation { Rules.grid() }
}

extension IdentifierFormat {
  package static let grid = IdentifierFormat(
    name: "grid",
    summary: "The value is a Global Release Identifier.",
    authority: "IFPI, GRid Standard",
    shortName: "GRid",
    structure: .fixed(
      IdentifierVariant(
        ["A1-*{5}-*{10}-*"],
        checks: [.lastDigits(1, .function { CheckDigits.isMod37And36($0, $1) })])),
    valid: ["A1-2425G-ABC1234002-M", "A12425GABC1234002M"],
    invalid: [
      .init("A1-2425G-ABC1234002-Q", .identifierCheckDigit, 20..<21),
      .init("B1-2425G-ABC1234002-M", .identifierShape, 0..<1),
    ]
  )
}
