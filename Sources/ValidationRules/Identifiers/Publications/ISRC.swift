public import ValidationCore

extension Rules {
  static let isrc = identifier(.isrc)
}

extension Validation where Value == String {
  /// The text is an International Standard Recording Code: ISO 3901.
  ///
  /// A prefix of two letters and three letters or digits, two digits of the year, and five of the recording; the
  /// hyphens between them may be left out. The first two letters are no longer those of a country (ISO 3901:2019), and
  /// are not checked.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.shape`, `identifier.notASCII`,
  /// `identifier.grouping`, `identifier.case`.
  public static var isrc: Validation { Rules.isrc() }
}

extension IdentifierFormat {
  package static let isrc = IdentifierFormat(
    name: "isrc",
    summary: "The value is an International Standard Recording Code.",
    authority: "ISO 3901",
    shortName: "ISRC",
    structure: .fixed(IdentifierVariant(["@@-***-##-#####"])),
    valid: ["AA-6Q7-20-00047", "USRC17607839", "GBUM71505078"],
    invalid: [
      .init("1S-RC1-76-07839", .identifierShape, 0..<1),
      .init("US-RC176-07839", .identifierGrouping, 6..<7, suggestion: "US-RC1-76-07839"),
    ]
  )
}
