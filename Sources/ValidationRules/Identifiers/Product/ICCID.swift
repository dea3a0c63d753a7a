public import ValidationCore

extension Rules {
  static let iccid = identifier(.iccid)
}

extension Validation where Value == String {
  /// The text is the number of a SIM card: an Integrated Circuit Card Identifier of ITU-T E.118.
  ///
  /// 19 or 20 digits from 89, the last of them a check digit by Luhn; single spaces or hyphens may come between them.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.shape`, `identifier.notASCII`,
  /// `identifier.grouping`, `identifier.checkDigit`.
  public static var iccid: Validation { Rules.iccid() }
}

extension IdentifierFormat {
  package static let iccid = IdentifierFormat(
    name: "iccid",
    summary: "The value is the number of a SIM card.",
    authority: "ITU-T E.118; ETSI TS 102 221",
    shortName: "ICCID",
    structure: .fixed(
      IdentifierVariant(["89#{17}", "89#{18}"], checks: [.lastDigits(1, .luhn(from: 0, dropping: 0))])),
    grouping: .between(" -"),
    valid: ["8944500102198304826", "89 014 103 211118510720"],
    invalid: [
      .init("7944500102198304826", .identifierShape, 0..<1),
      .init("8944500102198304827", .identifierCheckDigit, 18..<19),
    ]
  )
}
