public import ValidationCore

extension Rules {
  static let isil = identifier(.isil)
}

extension Validation where Value == String {
  /// The text is an ISIL, the identifier of a library, an archive or a museum: ISO 15511:2019.
  ///
  /// A country by two letters, or a prefix of the international register such as `OCLC`, a hyphen, and up to eleven
  /// letters, digits, hyphens, colons and slashes, which the agency of the country gives out; at most 16 characters.
  /// Letter case makes no difference.
  ///
  /// Codes: `identifier.characters`, `identifier.notASCII`, `identifier.grouping`, `identifier.shape`,
  /// `identifier.region`.
  public static var isil: Validation { Rules.isil() }
}

extension IdentifierFormat {
  package static let isil = IdentifierFormat(
    name: "isil",
    summary: "The value is an International Standard Identifier for Libraries.",
    authority: "ISO 15511:2019",
    shortName: "ISIL",
    structure: .fixed(
      IdentifierVariant(
        of: .digit.union(.letter).union(IdentifierMask.Cell("-:/".utf8)),
        checks: [
          .shape({ fault(inISIL: IdentifierCharacters($0, count: $1)) == nil }) { fault(inISIL: $0) },
          IdentifierCheck(
            .identifierRegion, .allBut(last: 0), [.function { hasAgency($0, $1) }],
            problem: { .region(0..<prefixLength($0), of: $0) }),
        ])),
    letterCase: .either,
    valid: ["IT-RM0267", "OCLC-DLC", "DE-Tue120", "JP-1001006", "O-ABC:/1"],
    invalid: [
      .init("WW-RM0267", .identifierRegion, 0..<2),
      .init("ABCD-1", .identifierRegion, 0..<4),
      .init("IT", .identifierShape, 2..<2),
      .init("IT-", .identifierShape, 3..<3),
      .init("IT-123456789012", .identifierShape, 14..<15),
      .init("ABCDE-1", .identifierShape, 4..<5),
      .init("IT.RM0267", .identifierGrouping, 2..<3),
    ]
  )

  /// The offset of the first character that does not belong.
  private static func fault(inISIL text: IdentifierCharacters) -> Int? {
    var end = 0
    while end < 4, 0x41...0x5A ~= text[end] { end += 1 }
    guard end > 0, text[end] == UInt8(ascii: "-") else { return end }
    if text.count == end + 1 { return text.count }
    return text.count > end + 12 ? end + 12 : nil
  }

  private static func prefixLength(_ text: IdentifierCharacters) -> Int {
    text.firstIndex(of: UInt8(ascii: "-")) ?? text.count
  }

  /// Whether the prefix is a country, or one that the register has besides them.
  private static func hasAgency(_ characters: UnsafePointer<UInt8>, _ count: Int) -> Bool {
    let text = IdentifierCharacters(characters, count: count)
    let length = prefixLength(text)
    if length == 2 { return CodeList.countries.known?.contains(characters, 2) ?? false }
    return agencies.contains { $0.elementsEqual(text[..<length]) }
  }

  /// The prefixes of the register of the ISIL Registration Authority (slks.dk) that are not countries.
  private static let agencies = ["EUR", "GTB", "O", "OCLC", "ZDB"].map { Array($0.utf8) }
}
