public import ValidationCore

/// The rules for Mauritian numbers: `.mu.nid`.
public struct MauritianRules: Sendable {
  /// The text is an NID, the number of a person in Mauritius.
  ///
  /// Fourteen characters: the first letter of the surname, the date of birth, six digits and a check
  /// character modulo 17 with weights 14 to 2.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.shape`, `identifier.notASCII`,
  /// `identifier.separators`, `identifier.case`, `identifier.date`, `identifier.checkDigit`.
  public var nid: Validation<String> { Self.nid.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func nid(digits: DigitScripts) -> Validation<String> { Self.nid.rule(digits) }

  package static let formats: [IdentifierFormat] = [nid]
}

extension Validation where Value == String {
  /// The rules for Mauritian numbers.
  public static var mu: MauritianRules { MauritianRules() }
}

extension MauritianRules {
  static let nid = IdentifierFormat.national(
    "mu.nid", "@#{12}[0-9A-G]",
    called: "NID", for: [.nationalID],
    summary: "An NID, the number of a person in Mauritius.",
    authority: "National Identity Card Act 1985",
    checks: [
      .date(
        .at(1..<7),
        .function {
          let c = IdentifierCharacters($0, count: $1)
          return c.dayFirst(at: 1, century: 1900).isPast || c.dayFirst(at: 1, century: 2000).isPast
        }),
      .lastDigits(
        1,
        .sum(
          WeightedSum([14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2], modulo: 17, gives: "0GFEDCBA987654321"))),
    ],
    valid: ["M2703800123458"],
    invalid: [
      .init("M321380012345A", .identifierDate, 1..<7),
      .init("M2703800123459", .identifierCheckDigit, 13..<14),
      .init("02703800123458", .identifierShape, 0..<1),
    ])
}
