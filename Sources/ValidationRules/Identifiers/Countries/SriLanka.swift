public import ValidationCore

/// The rules for Sri Lankan numbers: `.lk.nic`.
public struct SriLankanRules: Sendable {
  /// The text is an NIC, the number of a person in Sri Lanka.
  ///
  /// Twelve digits: the year of birth, three digits for the day in the year (500 more for women), and five in
  /// sequence; or as before 2016, `853400937V`, with two digits of the year, and V or X. There is no
  /// published check digit.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.shape`, `identifier.notASCII`,
  /// `identifier.separators`, `identifier.case`, `identifier.date`.
  public var nic: Validation<String> { Self.nic.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func nic(digits: DigitScripts) -> Validation<String> { Self.nic.rule(digits) }

  package static let formats: [IdentifierFormat] = [nic]
}

extension Validation where Value == String {
  /// The rules for Sri Lankan numbers.
  public static var lk: SriLankanRules { SriLankanRules() }
}

extension SriLankanRules {
  static let nic = IdentifierFormat.national(
    "lk.nic", "#{12}", "#{9}[VX]",
    called: "NIC", for: [.nationalID],
    summary: "An NIC, the number of a person in Sri Lanka.",
    authority: "Department for Registration of Persons",
    checks: [
      .date(
        .allBut(last: 5),
        .function {
          let characters = IdentifierCharacters($0, count: $1)
          let start = $1 == 12 ? 4 : 2
          let day = characters.number(start..<start + 3) % 500
          return 1...366 ~= day && ($1 < 12 || 1900...2099 ~= characters.number(0..<4))
        })
    ],
    valid: ["198534000937", "853400937V", "925400123X"],
    invalid: [
      .init("199950000937", .identifierDate, 0..<7), .init("853670937V", .identifierDate, 0..<5),
      .init("8534009V71", .identifierShape, 7..<8),
    ])
}
