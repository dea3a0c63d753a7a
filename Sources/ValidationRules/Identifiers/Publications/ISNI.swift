public import ValidationCore

extension Rules {
  static let isni = identifier(.isni)
  static let orcid = identifier(.orcid)
}

extension Validation where Value == String {
  /// The text is an International Standard Name Identifier: ISO 27729.
  ///
  /// Fifteen digits and a check character by ISO 7064 MOD 11-2, where 10 is written X; in groups of four with spaces
  /// between them, or without.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.shape`, `identifier.notASCII`,
  /// `identifier.grouping`, `identifier.case`, `identifier.checkDigit`.
  public static var isni: Validation { Rules.isni() }

  /// The text is an ORCID iD, without the address before it: the identifiers of ISO 27729 that are set apart for
  /// researchers.
  ///
  /// From 0000-0001-5000-0007 to 0000-0003-5000-0001, and from 0009-0000-0000-0000 to 0009-0010-0000-0000; the hyphens
  /// may be left out.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.shape`, `identifier.notASCII`,
  /// `identifier.grouping`, `identifier.case`, `identifier.notIssued`, `identifier.checkDigit`.
  public static var orcid: Validation { Rules.orcid() }
}

extension IdentifierFormat {
  package static let isni = IdentifierFormat(
    name: "isni",
    summary: "The value is an International Standard Name Identifier.",
    authority: "ISO 27729",
    shortName: "ISNI",
    structure: .fixed(
      IdentifierVariant(
        ["#### #### #### ###[0-9X]"], checks: [.lastDigits(1, .function { CheckDigits.isMod11And2($0, $1) })])
    ),
    valid: ["0000 0001 2281 955X", "000000012281955X", "0000 0001 2103 2683"],
    invalid: [
      .init(
        "0000-0001-2281-955X", .identifierGrouping, 4..<5, 9..<10, 14..<15, suggestion: "0000 0001 2281 955X"),
      .init("X000 0001 2281 9551", .identifierShape, 0..<1),
      .init("0000 0001 2281 9551", .identifierCheckDigit, 18..<19),
    ]
  )

  package static let orcid = IdentifierFormat(
    name: "orcid",
    summary: "The value is an ORCID iD.",
    authority: "ORCID; ISO 27729",
    shortName: "ORCID iD",
    structure: .fixed(
      IdentifierVariant(
        ["####-####-####-###[0-9X]"],
        checks: [
          .notIssued(
            .allBut(last: 1),
            unless: .function { characters, _ in
              let number = IdentifierCharacters(characters, count: 15).number(0..<15)
              return 15_000_000...35_000_000 ~= number || 900_000_000_000...900_100_000_000 ~= number
            }),
          .lastDigits(1, .function { CheckDigits.isMod11And2($0, $1) }),
        ])),
    valid: [
      "0000-0002-1825-0097", "0000-0001-5109-3700", "0000000218250097", "0000-0002-1694-233X",
      "0009-0000-0000-0009",
    ],
    invalid: [
      .init("0000-0002-1825-009X", .identifierCheckDigit, 18..<19),
      .init("0000-0001-2281-955X", .identifierNotIssued, 0..<18),
      .init("0000-0002-X825-0097", .identifierShape, 10..<11),
    ]
  )
}
