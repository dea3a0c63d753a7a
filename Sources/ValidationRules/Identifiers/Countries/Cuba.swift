public import ValidationCore

/// The rules for Cuban numbers: `.cu.carneIdentidad`.
public struct CubanRules: Sendable {
  /// The text is the number of a carné de identidad, that of a person in Cuba.
  ///
  /// Eleven digits: the date of birth, a digit for the century (9 for 1800, 0 to 5 for 1900, 6 to 8 for 2000)
  /// and four digits.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.notASCII`, `identifier.separators`,
  /// `identifier.date`.
  public var carneIdentidad: Validation<String> { Self.carneIdentidad.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func carneIdentidad(digits: DigitScripts) -> Validation<String> { Self.carneIdentidad.rule(digits) }

  package static let formats: [IdentifierFormat] = [carneIdentidad]
}

extension Validation where Value == String {
  /// The rules for Cuban numbers.
  public static var cu: CubanRules { CubanRules() }
}

extension CubanRules {
  static let carneIdentidad = IdentifierFormat.national(
    "cu.carneIdentidad", "#{11}",
    called: "CI", for: [.nationalID],
    summary: "The number of a carné de identidad, that of a person in Cuba.",
    authority: "Decreto-Ley 248; Ministerio del Interior",
    checks: [
      .date(
        .at(0..<6),
        .function {
          let c = IdentifierCharacters($0, count: $1)
          return c.day(at: 0, century: c.values[6] == 9 ? 1800 : c.values[6] < 6 ? 1900 : 2000).isPast
        })
    ],
    valid: ["91021027775", "72062506561"],
    invalid: [.init("02023061531", .identifierDate, 0..<6)])
}
