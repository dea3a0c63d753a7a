public import ValidationCore

/// The rules for Pakistani numbers: `.pk.cnic`.
public struct PakistaniRules: Sendable {
  /// The text is a CNIC, the number of a person in Pakistan.
  ///
  /// Written `34201-0891231-8`: five digits for the place, of which the first is the province, seven, and a
  /// digit for sex; there is no check digit.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.shape`, `identifier.notASCII`,
  /// `identifier.grouping`.
  public var cnic: Validation<String> { Self.cnic.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func cnic(digits: DigitScripts) -> Validation<String> { Self.cnic.rule(digits) }

  package static let formats: [IdentifierFormat] = [cnic]
}

extension Validation where Value == String {
  /// The rules for Pakistani numbers.
  public static var pk: PakistaniRules { PakistaniRules() }
}

extension PakistaniRules {
  static let cnic = IdentifierFormat.national(
    "pk.cnic", "[1-7]####-#######-[1-9]",
    called: "CNIC", for: [.nationalID, .taxNumber],
    summary: "A CNIC, the number of a person in Pakistan.",
    authority: "NADRA Ordinance 2000",
    valid: ["34201-0891231-8", "3420108912318"],
    invalid: [.init("04201-0891231-8", .identifierShape, 0..<1)])
}
