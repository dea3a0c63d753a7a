public import ValidationCore

/// The rules for Guinean numbers: `.gn.nifp`.
public struct GuineanRules: Sendable {
  /// The text is a NIFp, the tax number of a person or a company in Guinea.
  ///
  /// Written `693-770-885`: nine digits, the last by Luhn.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.notASCII`, `identifier.grouping`,
  /// `identifier.checkDigit`.
  public var nifp: Validation<String> { Self.nifp.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func nifp(digits: DigitScripts) -> Validation<String> { Self.nifp.rule(digits) }

  package static let formats: [IdentifierFormat] = [nifp]
}

extension Validation where Value == String {
  /// The rules for Guinean numbers.
  public static var gn: GuineanRules { GuineanRules() }
}

extension GuineanRules {
  static let nifp = IdentifierFormat.national(
    "gn.nifp", "###-###-###",
    called: "NIFp", for: [.taxNumber, .vat],
    summary: "A NIFp, the tax number of a person or a company in Guinea.",
    authority: "Direction Nationale des Impôts, cahier des charges NIF-p",
    checks: [.lastDigits(1, .luhn(from: 0, dropping: 0))],
    valid: ["693-770-885", "693770885"],
    invalid: [.init("693-770-886", .identifierCheckDigit, 10..<11)])
}
