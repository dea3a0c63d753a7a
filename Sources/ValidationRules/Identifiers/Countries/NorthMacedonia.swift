public import ValidationCore

/// The rules for North Macedonian numbers: `.mk.edb`, `.mk.embg`.
public struct MacedonianRules: Sendable {
  /// The text is an ЕДБ (EDB), the tax number of a person or a company in North Macedonia.
  ///
  /// Thirteen digits, of which the last is a check digit (modulus 11, weights 7 6 5 4 3 2 repeated, with 10
  /// as 0).
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.notASCII`, `identifier.separators`,
  /// `identifier.checkDigit`.
  public var edb: Validation<String> { Self.edb.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func edb(digits: DigitScripts) -> Validation<String> { Self.edb.rule(digits) }

  /// The text is the ЕМБГ of a person in North Macedonia.
  ///
  /// Thirteen digits: the date of birth with three digits of the year, the region, a number and a check digit
  /// (modulus 11, weights 7 6 5 4 3 2 repeated, with 10 as 0).
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.notASCII`, `identifier.separators`,
  /// `identifier.date`, `identifier.checkDigit`.
  public var embg: Validation<String> { Self.embg.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func embg(digits: DigitScripts) -> Validation<String> { Self.embg.rule(digits) }

  package static let formats: [IdentifierFormat] = [edb, embg]
}

extension Validation where Value == String {
  /// The rules for North Macedonian numbers.
  public static var mk: MacedonianRules { MacedonianRules() }
}

extension MacedonianRules {
  static let edb = IdentifierFormat.national(
    "mk.edb", "#{13}",
    called: "ЕДБ", for: [.taxNumber, .vat],
    summary: "An ЕДБ (EDB), the tax number of a person or a company in North Macedonia.",
    authority: "Управа за јавни приходи; Закон за даночна постапка",
    checks: [
      .lastDigits(
        1, .sum(WeightedSum([7, 6, 5, 4, 3, 2, 7, 6, 5, 4, 3, 2], modulo: 11, gives: "00987654321")))
    ],
    valid: ["4030000375897", "4057009501106"],
    invalid: [.init("4030000375898", .identifierCheckDigit, 12..<13)])

  static let embg = IdentifierFormat.national(
    "mk.embg", "#{13}",
    called: "ЕМБГ", for: [.nationalID],
    summary: "The ЕМБГ of a person in North Macedonia.",
    authority: "Закон за матичен број на граѓанинот",
    checks: IdentifierCheck.masterCitizenNumber,
    valid: ["0101006500006"],
    invalid: [
      .init("3201006500006", .identifierDate, 0..<7), .init("0101006500007", .identifierCheckDigit, 12..<13),
    ])
}
