public import ValidationCore

/// The rules for Malaysian numbers: `.my.nric`.
public struct MalaysianRules: Sendable {
  /// The text is an NRIC (MyKad), the number of a person in Malaysia.
  ///
  /// Written `770305-02-1234`: the date of birth, two digits for the state or country of birth and four
  /// digits; there is no check digit.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.notASCII`, `identifier.grouping`,
  /// `identifier.date`, `identifier.region`.
  public var nric: Validation<String> { Self.nric.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func nric(digits: DigitScripts) -> Validation<String> { Self.nric.rule(digits) }

  package static let formats: [IdentifierFormat] = [nric]
}

extension Validation where Value == String {
  /// The rules for Malaysian numbers.
  public static var my: MalaysianRules { MalaysianRules() }
}

extension MalaysianRules {
  static let nric = IdentifierFormat.national(
    "my.nric", "######-##-####",
    called: "NRIC", for: [.nationalID, .taxNumber],
    summary: "An NRIC (MyKad), the number of a person in Malaysia.",
    authority: "National Registration Regulations 1990; JPN",
    checks: [
      .date(
        .at(0..<6),
        .function {
          let c = IdentifierCharacters($0, count: $1)
          return c.day(at: 0, century: 1900).isPast || c.day(at: 0, century: 2000).isPast
        }),
      .region(
        .at(6..<8), .number(at: 6, length: 2, NumberSet(1...16, 21...68, 71...72, 74...79, 82...93, 98...99))),
    ],
    valid: ["770305-02-1234", "770305021234"],
    invalid: [
      .init("771305-02-1234", .identifierDate, 0..<6), .init("770305-17-1234", .identifierRegion, 7..<9),
    ])
}
