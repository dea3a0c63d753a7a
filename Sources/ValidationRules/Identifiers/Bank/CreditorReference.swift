public import ValidationCore

extension Rules {
  static let creditorReference = identifier(.creditorReference)
}

extension Validation where Value == String {
  /// The text is the reference of a creditor on a bill, which the payer repeats: ISO 11649.
  ///
  /// RF, two check digits by ISO 7064 MOD 97-10, and 1 to 21 letters and digits; single spaces may come between them.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.shape`, `identifier.notASCII`,
  /// `identifier.grouping`, `identifier.case`, `identifier.checkDigit`.
  public static var creditorReference: Validation { Rules.creditorReference() }
}

extension IdentifierFormat {
  package static let creditorReference = IdentifierFormat(
    name: "creditorReference",
    summary: "The value is the reference of a creditor.",
    authority: "ISO 11649",
    shortName: "RF",
    structure: .fixed(
      IdentifierVariant(
        (1...21).map { "RF##*{\($0)}" }, checks: [.checkDigit(.at(2..<4), .mod97(moving: 4))])),
    grouping: .between(" "),
    valid: ["RF18 5390 0754 7034", "RF18539007547034", "RF18000000000539007547034"],
    invalid: [
      .init("RF17539007547034", .identifierCheckDigit, 2..<4),
      .init("RX18539007547034", .identifierShape, 1..<2),
    ]
  )
}
