public import ValidationCore

extension Rules {
  static let isan = identifier(.isan)
}

extension Validation where Value == String {
  /// The text is an International Standard Audiovisual Number: ISO 15706-1, or of a version: ISO 15706-2.
  ///
  /// Sixteen hexadecimal digits, or twenty-four for a version, in groups of four. A check character by ISO 7064 MOD
  /// 37,36 follows the sixteenth, and another one the last, or there is none at all; the hyphens may be left out.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.shape`, `identifier.notASCII`,
  /// `identifier.grouping`, `identifier.case`, `identifier.checkDigit`.
  public static var isan: Validation { Rules.isan() }
}

extension IdentifierFormat {
  package static let isan = IdentifierFormat(
    name: "isan",
    summary: "The value is an International Standard Audiovisual Number, of a work or of a version.",
    authority: "ISO 15706-1, ISO 15706-2",
    shortName: "ISAN",
    structure: .fixed(
      IdentifierVariant(
        [
          "\(group)-\(group)-\(group)-\(group)-*",
          "\(group)-\(group)-\(group)-\(group)-*-\(group)-\(group)-*",
          "\(group)-\(group)-\(group)-\(group)", "\(group)-\(group)-\(group)-\(group)-\(group)-\(group)",
        ],
        checks: [
          .checkDigit(
            .at(16..<17),
            .function { characters, count in
              count == 16 || count == 24 || CheckDigits.isMod37And36(characters, 17)
            }),
          .lastDigits(
            1,
            .function { characters, count in
              // The first check character is not part of the number.
              CheckDigits.isMod37And36(characters, count, without: 16)
            }
          ).ofLength(26),
        ])),
    valid: [
      "0000-0000-D07A-0090-Q", "0000-0001-8CFA-0000-I-0000-0000-K", "0000-0001-8CFA-0000-I",
      "0000-0000-D07A-0090",
      "00000000D07A0090Q",
    ],
    invalid: [
      .init("0000-0000-G07A-0090-Q", .identifierShape, 10..<11),
      .init("0000-0000-D07A-0090-R", .identifierCheckDigit, 20..<21),
      .init("0000-0001-8CFA-0000-I-0000-0000-X", .identifierCheckDigit, 32..<33),
    ]
  )

  private static let group = "[0-9A-F]{4}"
}
