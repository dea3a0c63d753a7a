public import ValidationCore

/// The rules for Kuwaiti numbers: `.kw.civilID`.
public struct KuwaitiRules: Sendable {
  /// The text is a civil number (الرقم المدني), the number of a person in Kuwait.
  ///
  /// Twelve digits: 2 for a birth in 1900 to 1999 or 3 in 2000 to 2099, six for the date, four in sequence,
  /// and a check digit modulo 11 with weights 2 1 6 3 7 9 10 5 8 4 2.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.shape`, `identifier.notASCII`,
  /// `identifier.separators`, `identifier.date`, `identifier.checkDigit`.
  public var civilID: Validation<String> { Self.civilID.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func civilID(digits: DigitScripts) -> Validation<String> { Self.civilID.rule(digits) }

  package static let formats: [IdentifierFormat] = [civilID]
}

extension Validation where Value == String {
  /// The rules for Kuwaiti numbers.
  public static var kw: KuwaitiRules { KuwaitiRules() }
}

extension KuwaitiRules {
  static let civilID = IdentifierFormat.national(
    "kw.civilID", "[23]#{11}",
    called: "الرقم المدني", for: [.nationalID],
    summary: "A civil number (الرقم المدني), the number of a person in Kuwait.",
    authority: "Law 32 of 1982; PACI",
    checks: [
      .date(
        .at(1..<7),
        .function {
          let characters = IdentifierCharacters($0, count: $1)
          return characters.day(at: 1, century: characters.values[0] == 2 ? 1900 : 2000).isPast
        }),
      .lastDigits(
        1, .sum(WeightedSum([2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2], modulo: 11, gives: "--987654321"))),
    ],
    valid: ["288052101239", "275061601128"],
    invalid: [
      .init("288052101238", .identifierCheckDigit, 11..<12), .init("188052101239", .identifierShape, 0..<1),
      .init("288053201239", .identifierDate, 1..<7),
    ])
}
