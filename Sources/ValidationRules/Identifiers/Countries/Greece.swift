public import ValidationCore

/// The rules for Greek numbers: `.gr.afm`, `.gr.amka`.
public struct GreekRules: Sendable {
  /// The text is an ΑΦΜ (AFM), the tax number of a person or a company in Greece.
  ///
  /// Nine digits, of which the last is the remainder modulo 11 of the others with powers of two as weights,
  /// with 10 as 0. With EL before it, it is the VAT number.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.notASCII`, `identifier.separators`,
  /// `identifier.notIssued`, `identifier.checkDigit`.
  public var afm: Validation<String> { Self.afm.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func afm(digits: DigitScripts) -> Validation<String> { Self.afm.rule(digits) }

  /// The text is an ΑΜΚΑ (AMKA), the social security number of a person in Greece.
  ///
  /// Eleven digits: the date of birth, a number, and a check digit by Luhn.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.notASCII`, `identifier.separators`,
  /// `identifier.date`, `identifier.checkDigit`.
  public var amka: Validation<String> { Self.amka.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func amka(digits: DigitScripts) -> Validation<String> { Self.amka.rule(digits) }

  package static let formats: [IdentifierFormat] = [afm, amka]
}

extension Validation where Value == String {
  /// The rules for Greek numbers.
  public static var gr: GreekRules { GreekRules() }
}

extension GreekRules {
  static let afm = IdentifierFormat.national(
    "gr.afm", "#{9}",
    called: "ΑΦΜ", for: [.taxNumber, .vat],
    summary: "An ΑΦΜ (AFM), the tax number of a person or a company in Greece.",
    authority: "ΑΑΔΕ, Νόμος 5104/2024",
    checks: VATMembers.greece.checks,
    valid: ["094259216"],
    invalid: [
      .init("000000000", .identifierNotIssued, 0..<9), .init("094259217", .identifierCheckDigit, 8..<9),
    ])

  static let amka = IdentifierFormat.national(
    "gr.amka", "#{11}",
    called: "ΑΜΚΑ", for: [.nationalID],
    summary: "An ΑΜΚΑ (AMKA), the social security number of a person in Greece.",
    authority: "Νόμος 3655/2008, article 153",
    checks: [
      .date(
        .at(0..<6),
        .function {
          let c = IdentifierCharacters($0, count: $1)
          return c.dayFirst(at: 0, century: 1900).isPast || c.dayFirst(at: 0, century: 2000).isPast
        }), .lastDigits(1, .luhn(from: 0, dropping: 0)),
    ],
    valid: ["01013099997"],
    invalid: [
      .init("32013099997", .identifierDate, 0..<6), .init("01013099998", .identifierCheckDigit, 10..<11),
    ])
}
