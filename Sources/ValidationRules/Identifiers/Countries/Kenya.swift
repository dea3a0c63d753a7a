public import ValidationCore

/// The rules for Kenyan numbers: `.ke.pin`.
public struct KenyanRules: Sendable {
  /// The text is a KRA PIN, the tax number of a person or a company in Kenya.
  ///
  /// Written `A004416331M`: A for a person or P for a company, nine digits and a letter, which is not
  /// published how to check.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.shape`, `identifier.notASCII`,
  /// `identifier.separators`, `identifier.case`.
  public var pin: Validation<String> { Self.pin.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func pin(digits: DigitScripts) -> Validation<String> { Self.pin.rule(digits) }

  package static let formats: [IdentifierFormat] = [pin]
}

extension Validation where Value == String {
  /// The rules for Kenyan numbers.
  public static var ke: KenyanRules { KenyanRules() }
}

extension KenyanRules {
  static let pin = IdentifierFormat.national(
    "ke.pin", "[AP]#{9}@",
    called: "PIN", for: [.taxNumber, .vat],
    summary: "A KRA PIN, the tax number of a person or a company in Kenya.",
    authority: "Tax Procedures Act 2015; Kenya Revenue Authority",
    valid: ["A004416331M", "P051365947M"],
    invalid: [.init("0004416331M", .identifierShape, 0..<1)])
}
