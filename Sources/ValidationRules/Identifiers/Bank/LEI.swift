public import ValidationCore

extension Rules {
  static let lei = identifier(.lei)
}

extension Validation where Value == String {
  /// The text is a Legal Entity Identifier: ISO 17442.
  ///
  /// Eighteen letters and digits, and two check digits of 02 to 98 by MOD 97-10 (ISO/IEC 7064). Lowercase letters are
  /// refused, with the capitals as the suggestion.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.shape`, `identifier.notASCII`,
  /// `identifier.separators`, `identifier.case`, `identifier.checkDigit`.
  public static var lei: Validation { Rules.lei() }
}

extension IdentifierFormat {
  package static let lei = IdentifierFormat(
    name: "lei",
    summary: "The value is a Legal Entity Identifier.",
    authority: "ISO 17442; MOD 97-10 of ISO/IEC 7064",
    structure: .fixed(
      IdentifierVariant(
        ["*{18}##"],
        checks: [
          .checkDigit(.at(18..<20), .mod97(moving: 0), .number(at: 18, length: 2, NumberSet(2...98)))
        ])),
    valid: ["5493001KJTIIGC8Y1R12", "HWUPKR0MPOU8FGXBT394", "7LTWFZYICNSX8D621K86"],
    invalid: [
      .init("5493001KJTIIGC8Y1RA2", .identifierShape, 18..<19),
      .init("5493001KJTIIGC8Y1R1A", .identifierShape, 19..<20),
      .init("5493001KJTIIGC8Y1R13", .identifierCheckDigit, 18..<20),
      .init("5493001KJTIIGC8Y1R21", .identifierCheckDigit, 18..<20),
    ]
  )
}
