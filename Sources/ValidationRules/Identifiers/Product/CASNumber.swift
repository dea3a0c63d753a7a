public import ValidationCore

extension Rules {
  static let casNumber = identifier(.casNumber)
}

extension Validation where Value == String {
  /// The text is the number of a chemical substance in the CAS Registry.
  ///
  /// Two to seven digits, two digits and a check digit, with hyphens between them.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.shape`, `identifier.notASCII`,
  /// `identifier.grouping`, `identifier.checkDigit`.
  public static var casNumber: Validation { Rules.casNumber() }
}

extension IdentifierFormat {
  package static let casNumber = IdentifierFormat(
    name: "casNumber",
    summary: "The value is the number of a chemical substance.",
    authority: "CAS Registry",
    shortName: "CAS RN",
    structure: .fixed(
      IdentifierVariant(
        (1...6).map { "[1-9]#{\($0)}-##-#" }, allowsBare: false,
        checks: [
          .lastDigits(
            1,
            .function { characters, count in
              var sum = 0
              for index in 0..<count - 1 { sum += Int(characters[index] - 0x30) * (count - 1 - index) }
              return sum % 10 == Int(characters[count - 1] - 0x30)
            })
        ])),
    valid: ["7732-18-5", "50-00-0", "12770-26-2", "1234567-89-5"],
    invalid: [
      .init("7732-18-6", .identifierCheckDigit, 8..<9),
      .init("77321-8-5", .identifierGrouping, 5..<6, suggestion: "7732-18-5"),
      .init("0732-18-5", .identifierShape, 0..<1),
    ]
  )
}
