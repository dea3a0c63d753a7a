public import ValidationCore

extension Rules {
  static let issn = identifier(.issn)
}

extension Validation where Value == String {
  /// The text is an International Standard Serial Number: ISO 3297.
  ///
  /// Seven digits and a check digit by MOD 11, where 10 is written X; a hyphen may follow the fourth.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.shape`, `identifier.notASCII`,
  /// `identifier.grouping` (a hyphen at another place; the suggestion has it at the right one), `identifier.case`,
  /// `identifier.checkDigit`.
  public static var issn: Validation { Rules.issn() }
}

extension IdentifierFormat {
  package static let issn = IdentifierFormat(
    name: "issn",
    summary: "The value is an International Standard Serial Number.",
    authority: "ISO 3297",
    structure: .fixed(
      IdentifierVariant(
        ["####-###[0-9X]"],
        checks: [
          .lastDigits(1, .sum(WeightedSum((2...8).reversed(), modulo: 11, gives: ISBN.mod11)))
        ])),
    valid: ["0378-5955", "03785955", "2434-561X", "0024-9319"],
    invalid: [
      .init("X378-5955", .identifierShape, 0..<1),
      .init("037-85955", .identifierGrouping, 3..<4, suggestion: "0378-5955"),
      .init("0378-59-55", .identifierGrouping, 7..<8, suggestion: "0378-5955"),
      .init("0378 5955", .identifierGrouping, 4..<5, suggestion: "0378-5955"),
      .init("0378-5956", .identifierCheckDigit, 8..<9),
    ]
  )
}
