public import ValidationCore

/// The rules for Moldovan numbers: `.md.idno`, `.md.idnp`.
public struct MoldovanRules: Sendable {
  /// The text is an IDNO, the number of a company in Moldova.
  ///
  /// Thirteen digits, of which the last is the remainder modulo 10 of the others with weights 7 3 1.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.notASCII`, `identifier.separators`,
  /// `identifier.checkDigit`.
  public var idno: Validation<String> { Self.idno.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func idno(digits: DigitScripts) -> Validation<String> { Self.idno.rule(digits) }

  /// The text is an IDNP, the number of a person in Moldova.
  ///
  /// Thirteen digits with the check digit of the IDNO.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.shape`, `identifier.notASCII`,
  /// `identifier.separators`, `identifier.checkDigit`.
  public var idnp: Validation<String> { Self.idnp.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func idnp(digits: DigitScripts) -> Validation<String> { Self.idnp.rule(digits) }

  package static let formats: [IdentifierFormat] = [idno, idnp]
}

extension Validation where Value == String {
  /// The rules for Moldovan numbers.
  public static var md: MoldovanRules { MoldovanRules() }
}

extension MoldovanRules {
  static let idno = IdentifierFormat.national(
    "md.idno", "#{13}",
    called: "IDNO", for: [.companyNumber, .taxNumber, .vat],
    summary: "An IDNO, the number of a company in Moldova.",
    authority: "Hotărârea Guvernului 272/2014; Agenția Servicii Publice",
    checks: [
      .lastDigits(
        1, .sum(WeightedSum([7, 3, 1, 7, 3, 1, 7, 3, 1, 7, 3, 1], modulo: 10, gives: "0123456789")))
    ],
    valid: ["1008600038413"],
    invalid: [.init("1008600038414", .identifierCheckDigit, 12..<13)])

  static let idnp = IdentifierFormat.national(
    "md.idnp", "[02]#{12}",
    called: "IDNP", for: [.nationalID, .taxNumber],
    summary: "An IDNP, the number of a person in Moldova.",
    authority: "Hotărârea Guvernului 333/2002",
    checks: [
      .lastDigits(
        1, .sum(WeightedSum([7, 3, 1, 7, 3, 1, 7, 3, 1, 7, 3, 1], modulo: 10, gives: "0123456789")))
    ],
    valid: ["2000001000012"],
    invalid: [
      .init("2000001000013", .identifierCheckDigit, 12..<13), .init("1000001000012", .identifierShape, 0..<1),
    ])
}
