public import ValidationCore

extension Rules {
  static let containerCode = identifier(.containerCode)
}

extension Validation where Value == String {
  /// The text is the identification of a freight container: ISO 6346.
  ///
  /// Three letters of the owner, U, J or Z for the kind of equipment, six digits and a check digit; in the groups that
  /// are painted on it, or in a row. Whether the owner is registered is not checked.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.shape`, `identifier.notASCII`,
  /// `identifier.grouping`, `identifier.case`, `identifier.checkDigit`.
  public static var containerCode: Validation { Rules.containerCode() }
}

extension IdentifierFormat {
  package static let containerCode = IdentifierFormat(
    name: "containerCode",
    summary: "The value is the identification of a freight container.",
    authority: "ISO 6346",
    shortName: "ISO 6346",
    structure: .fixed(
      IdentifierVariant(
        ["@@@[UJZ] ###### #"],
        checks: [
          .lastDigits(
            1,
            .sum(
              WeightedSum(
                // The powers of 2, of which only the remainder matters.
                [1, 2, 4, 8, 5, 10, 9, 7, 3, 6], modulo: 11, gives: "01234567890", values: containerValues)))
        ])),
    valid: ["CSQU 305438 3", "CSQU3054383", "MSKU6011672", "TOLU4734787"],
    invalid: [
      .init("CSQX3054383", .identifierShape, 3..<4),
      .init("CSQU3054384", .identifierCheckDigit, 10..<11),
    ]
  )

  /// The values of letters, from 10 up, leave out the multiples of 11.
  private static let containerValues = IdentifierTable.values(
    (0...255 as ClosedRange<UInt8>).map { byte in
      let value = CheckDigits.value(of: byte) ?? 0
      return (byte, value > 9 ? value + (value - 1) / 10 : value)
    })
}
