public import ValidationCore

/// The rules for Andorran numbers: `.ad.nrt`.
public struct AndorranRules: Sendable {
  /// The text is an NRT, the tax number of a person or a company in Andorra.
  ///
  /// Written `U-132950-X`: a letter for the kind of holder, six digits and a check letter, whose sum is not
  /// published. F is for persons who live there (below 700000), A and L for companies (700000 to 799999).
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.shape`, `identifier.notASCII`,
  /// `identifier.grouping`, `identifier.case`, `identifier.notIssued`.
  public var nrt: Validation<String> { Self.nrt.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func nrt(digits: DigitScripts) -> Validation<String> { Self.nrt.rule(digits) }

  package static let formats: [IdentifierFormat] = [nrt]
}

extension Validation where Value == String {
  /// The rules for Andorran numbers.
  public static var ad: AndorranRules { AndorranRules() }
}

extension AndorranRules {
  static let nrt = IdentifierFormat.national(
    "ad.nrt", "[ACDEFGLOPU]-#{6}-@",
    called: "NRT", for: [.taxNumber, .vat],
    summary: "An NRT, the tax number of a person or a company in Andorra.",
    authority: "Llei 21/2014, article 13",
    checks: [
      .notIssued(
        .at(1..<7),
        unless: .function {
          let c = IdentifierCharacters($0, count: $1)
          let number = c.number(1..<7)
          return switch c[0] {
          case UInt8(ascii: "F"): number <= 699_999
          case UInt8(ascii: "A"), UInt8(ascii: "L"): 700_000...799_999 ~= number
          default: true
          }
        })
    ],
    valid: ["U-132950-X", "U132950X", "D059888N"],
    invalid: [.init("F-700000-A", .identifierNotIssued, 2..<8), .init("0-132950-X", .identifierShape, 0..<1)])
}
