public import ValidationCore

/// The rules for Salvadoran numbers: `.sv.nit`.
public struct SalvadoranRules: Sendable {
  /// The text is an NIT, the tax number of a person or a company in El Salvador.
  ///
  /// Written `0614-050707-104-8`: four digits for the place, a date, three in sequence and a check digit
  /// modulo 11.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.shape`, `identifier.notASCII`,
  /// `identifier.grouping`, `identifier.checkDigit`.
  public var nit: Validation<String> { Self.nit.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func nit(digits: DigitScripts) -> Validation<String> { Self.nit.rule(digits) }

  package static let formats: [IdentifierFormat] = [nit]
}

extension Validation where Value == String {
  /// The rules for Salvadoran numbers.
  public static var sv: SalvadoranRules { SalvadoranRules() }
}

extension SalvadoranRules {
  static let nit = IdentifierFormat.national(
    "sv.nit", "[019]###-######-###-#",
    called: "NIT", for: [.taxNumber, .vat],
    summary: "An NIT, the tax number of a person or a company in El Salvador.",
    authority: "Ministerio de Hacienda, Código Tributario article 86",
    checks: [
      .lastDigits(
        1,
        .function {
          let c = IdentifierCharacters($0, count: $1)
          if c.number(10..<13) <= 100 {
            return CheckDigits.weightedSum(c.values[..<13], (2...14).reversed()) % 11 % 10 == c.values[13]
          }
          let sum = CheckDigits.weightedSum(c.values[..<13], [2, 7, 6, 5, 4, 3, 2, 7, 6, 5, 4, 3, 2])
          return (11 - sum % 11) % 11 % 10 == c.values[13]
        })
    ],
    valid: ["0614-050707-104-8", "06140507071048"],
    invalid: [
      .init("0614-050707-104-9", .identifierCheckDigit, 16..<17),
      .init("2614-050707-104-8", .identifierShape, 0..<1),
    ])
}
