public import ValidationCore

extension Rules {
  static let ismn = identifier(.ismn)
}

extension Validation where Value == String {
  /// The text is an International Standard Music Number: ISO 10957.
  ///
  /// Thirteen digits from 979-0 with the check digit of EAN-13, or the form until 2007, in which M stands for 979-0;
  /// single hyphens or spaces may come between the characters.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.shape`, `identifier.notASCII`,
  /// `identifier.grouping`, `identifier.case`, `identifier.checkDigit`.
  public static var ismn: Validation { Rules.ismn() }
}

extension IdentifierFormat {
  package static let ismn = IdentifierFormat(
    name: "ismn",
    summary: "The value is an International Standard Music Number.",
    authority: "ISO 10957",
    shortName: "ISMN",
    structure: .fixed(
      IdentifierVariant(
        ["9790#{9}", "M#{9}"],
        checks: [
          .lastDigits(
            1,
            .function { characters, count in
              if count == 13 { return EAN.sum.holds(characters, count) }
              // 9, 7, 9 and 0 with the weights 1, 3, 1 and 3 add up to 39.
              var sum = 39
              for index in 1..<count { sum += Int(characters[index] &- 0x30) * (index % 2 == 1 ? 1 : 3) }
              return sum % 10 == 0
            })
        ])),
    grouping: .between(" -"),
    valid: ["979-0-2600-0043-8", "9790060115615", "M-2306-7118-7", "979 0 3452 4680 5"],
    invalid: [
      .init("9780306406157", .identifierShape, 2..<3),
      .init("979-0-2600-0043-9", .identifierCheckDigit, 16..<17),
      .init("M230671188", .identifierCheckDigit, 9..<10),
    ]
  )
}
