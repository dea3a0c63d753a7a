public import ValidationCore

extension Rules {
  static let imoNumber = identifier(.imoNumber)
}

extension Validation where Value == String {
  /// The text is the number of a ship: the identification number of the International Maritime Organization.
  ///
  /// Seven digits, the last of them a check digit, with IMO before them or without.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.shape`, `identifier.notASCII`,
  /// `identifier.grouping`, `identifier.case`, `identifier.checkDigit`.
  public static var imoNumber: Validation { Rules.imoNumber() }
}

extension IdentifierFormat {
  package static let imoNumber = IdentifierFormat(
    name: "imoNumber",
    summary: "The value is the number of a ship.",
    authority: "IMO Resolution A.1117(30)",
    shortName: "IMO",
    structure: .fixed(
      IdentifierVariant(
        ["IMO #{7}", "#{7}"],
        checks: [
          .lastDigits(
            1,
            .function { characters, count in
              var sum = 0
              for place in 0..<6 { sum += Int(characters[count - 7 + place] - 0x30) * (7 - place) }
              return sum % 10 == Int(characters[count - 1] - 0x30)
            })
        ])),
    valid: ["IMO 9319466", "9319466", "IMO8814275"],
    invalid: [
      .init("IMO 9319467", .identifierCheckDigit, 10..<11), .init("OMI 9319466", .identifierShape, 0..<1),
    ]
  )
}
