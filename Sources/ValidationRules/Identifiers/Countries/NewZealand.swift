public import ValidationCore

/// The rules for New Zealand numbers: `.nz.ird`.
public struct NewZealandRules: Sendable {
  /// The text is an IRD number, the tax number of a person or a company in New Zealand.
  ///
  /// Written `49-098-576`: eight or nine digits from 10-000-000 to 150-000-000, of which the last is a check
  /// digit modulo 11.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.notASCII`, `identifier.grouping`,
  /// `identifier.notIssued`, `identifier.checkDigit`.
  public var ird: Validation<String> { Self.ird.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func ird(digits: DigitScripts) -> Validation<String> { Self.ird.rule(digits) }

  package static let formats: [IdentifierFormat] = [ird]
}

extension Validation where Value == String {
  /// The rules for New Zealand numbers.
  public static var nz: NewZealandRules { NewZealandRules() }
}

extension NewZealandRules {
  static let ird = IdentifierFormat.national(
    "nz.ird", "###-###-###", "##-###-###",
    called: "IRD", for: [.taxNumber, .vat],
    summary: "An IRD number, the tax number of a person or a company in New Zealand.",
    authority: "Tax Administration Act 1994; Inland Revenue, RWT specification",
    checks: [
      .notIssued(
        .allBut(last: 0),
        unless: .function {
          let c = IdentifierCharacters($0, count: $1)
          return 10_000_000 < c.number(0..<c.count) && c.number(0..<c.count) < 150_000_000
        }),
      .lastDigits(
        1,
        .function {
          let c = IdentifierCharacters($0, count: $1)
          let number = c.number(0..<c.count - 1)
          func remainder(_ weights: [Int]) -> Int {
            var (rest, sum) = (number, 0)
            for weight in weights.reversed() {
              sum += rest % 10 * weight
              rest /= 10
            }
            return (11 - sum % 11) % 11
          }
          let first = remainder([3, 2, 7, 6, 5, 4, 3, 2])
          return (first < 10 ? first : remainder([7, 4, 3, 2, 5, 2, 7, 6])) == c.values[c.count - 1]
        }),
    ],
    valid: ["49-098-576", "49098576", "136-410-132"],
    invalid: [
      .init("999-999-999", .identifierNotIssued, 0..<11), .init("49-098-577", .identifierCheckDigit, 9..<10),
    ])
}
