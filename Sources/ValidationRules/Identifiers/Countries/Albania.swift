public import ValidationCore

/// The rules for Albanian numbers: `.al.nipt`.
public struct AlbanianRules: Sendable {
  /// The text is a NIPT (NUIS), the tax number of a person or a company in Albania.
  ///
  /// Written `J91402501L`: a letter and a digit for the year, six digits and a check letter (Drejtoria e
  /// Përgjithshme e Tatimeve). How the letter follows from the digits is not published.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.shape`, `identifier.notASCII`,
  /// `identifier.separators`, `identifier.case`.
  public var nipt: Validation<String> { Self.nipt.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func nipt(digits: DigitScripts) -> Validation<String> { Self.nipt.rule(digits) }

  package static let formats: [IdentifierFormat] = [nipt]
}

extension Validation where Value == String {
  /// The rules for Albanian numbers.
  public static var al: AlbanianRules { AlbanianRules() }
}

extension AlbanianRules {
  static let nipt = IdentifierFormat.national(
    "al.nipt", "[A-M]#{8}@",
    called: "NIPT", for: [.taxNumber, .vat],
    summary: "A NIPT (NUIS), the tax number of a person or a company in Albania.",
    authority: "Ligji 9920/2008",
    valid: ["J91402501L", "K22218003V"],
    invalid: [.init("091402501L", .identifierShape, 0..<1)])
}
