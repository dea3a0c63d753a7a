public import ValidationCore

extension Rules {
  static let imei = RuleOf(
    .imei,
    samples: [RuleSample(["separators": true], valid: ["49-015420-323751-8"])],
    takes: .flag("separators", default: false)
  ) { $0 ? IdentifierFormat.imei.with(.between(" -")) : .imei }
}

extension Validation where Value == String {
  /// The text is an IMEI of fifteen digits in a row. See ``imei(separators:)``.
  public static var imei: Validation { imei() }

  /// The text is an International Mobile Equipment Identity: 3GPP TS 23.003, section 6.2.
  ///
  /// Fourteen digits and a check digit by Luhn. The form with a software version (IMEISV) does not have one and is
  /// refused.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.notASCII`, `identifier.grouping`,
  /// `identifier.checkDigit`.
  ///
  /// - Parameter separators: Whether single hyphens or spaces may come between digits, as in 49-015420-323751-8.
  public static func imei(separators: Bool = false) -> Validation {
    Rules.imei(separators)
  }
}

extension IdentifierFormat {
  package static let imei = IdentifierFormat(
    name: "imei",
    summary: "The value is an International Mobile Equipment Identity of fifteen digits.",
    authority: "3GPP TS 23.003",
    structure: .fixed(
      IdentifierVariant(["#{15}"], checks: [.lastDigits(1, .luhn(from: 0, dropping: 0))])),
    valid: ["490154203237518", "356938035643809"],
    invalid: [.init("490154203237517", .identifierCheckDigit, 14..<15)]
  )
}
