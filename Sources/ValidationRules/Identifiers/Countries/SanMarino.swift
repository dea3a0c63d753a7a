public import ValidationCore

/// The rules for Sammarinese numbers: `.sm.coe`.
public struct SammarineseRules: Sendable {
  /// The text is a COE, the number of an economic operator in San Marino.
  ///
  /// Up to five digits; leading zeros are often left out. Of the numbers below 100, those are accepted that
  /// have been given out.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.notASCII`, `identifier.separators`,
  /// `identifier.notIssued`.
  public var coe: Validation<String> { Self.coe.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func coe(digits: DigitScripts) -> Validation<String> { Self.coe.rule(digits) }

  package static let formats: [IdentifierFormat] = [coe]
}

extension Validation where Value == String {
  /// The rules for Sammarinese numbers.
  public static var sm: SammarineseRules { SammarineseRules() }
}

extension SammarineseRules {
  private static let lowNumbers = NumberSet(
    2...2, 4...4, 6...11, 13...13, 16...16, 18...21, 25...26, 30...30, 32...33, 35...40, 42...42, 45...45,
    47...47, 49...49,
    51...52, 55...59, 61...62, 64...76, 79...81, 84...85, 87...88, 91...92, 94...97, 99...99)

  static let coe = IdentifierFormat.national(
    "sm.coe", "#{5}", "#{4}", "###", "##", "#",
    called: "COE", for: [.taxNumber, .vat, .companyNumber],
    summary: "A COE, the number of an economic operator in San Marino.",
    authority: "Ufficio Attività Economiche; Decreto 66/1972",
    checks: [
      .notIssued(
        .allBut(last: 0),
        unless: .function {
          let c = IdentifierCharacters($0, count: $1)
          let number = c.number(0..<c.count)
          return number > 99 || lowNumbers.contains(number)
        })
    ],
    valid: ["24165", "51"],
    invalid: [.init("5", .identifierNotIssued, 0..<1)])
}
