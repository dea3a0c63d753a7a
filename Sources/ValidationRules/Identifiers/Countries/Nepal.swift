public import ValidationCore

/// The rules for Nepali numbers: `.np.pan`.
public struct NepaliRules: Sendable {
  /// The text is a PAN (स्थायी लेखा नम्बर), the number of a taxpayer in Nepal.
  ///
  /// Nine digits; there is no published check digit.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.notASCII`, `identifier.separators`.
  public var pan: Validation<String> { Self.pan.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func pan(digits: DigitScripts) -> Validation<String> { Self.pan.rule(digits) }

  package static let formats: [IdentifierFormat] = [pan]
}

extension Validation where Value == String {
  /// The rules for Nepali numbers.
  public static var np: NepaliRules { NepaliRules() }
}

extension NepaliRules {
  static let pan = IdentifierFormat.national(
    "np.pan", "#{9}",
    called: "PAN", for: [.taxNumber, .vat],
    summary: "A PAN (स्थायी लेखा नम्बर), the number of a taxpayer in Nepal.",
    authority: "Income Tax Act 2058; Inland Revenue Department",
    valid: ["301234567"],
    invalid: [])
}
