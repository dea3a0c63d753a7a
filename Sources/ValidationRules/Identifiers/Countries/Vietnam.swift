public import ValidationCore

/// The rules for Vietnamese numbers: `.vn.mst`.
public struct VietnameseRules: Sendable {
  /// The text is an MST, the tax number of a person or a company in Vietnam.
  ///
  /// Written `0312687878-001`: ten digits, of which the last is 10 less the remainder modulo 11 of the others
  /// with weights 31 29 23 19 17 13 7 5 3, and three for a branch.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.notASCII`, `identifier.grouping`,
  /// `identifier.notIssued`, `identifier.checkDigit`.
  public var mst: Validation<String> { Self.mst.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func mst(digits: DigitScripts) -> Validation<String> { Self.mst.rule(digits) }

  package static let formats: [IdentifierFormat] = [mst]
}

extension Validation where Value == String {
  /// The rules for Vietnamese numbers.
  public static var vn: VietnameseRules { VietnameseRules() }
}

extension VietnameseRules {
  static let mst = IdentifierFormat.national(
    "vn.mst", "#{10}", "##########-###",
    called: "MST", for: [.taxNumber, .vat, .companyNumber],
    summary: "An MST, the tax number of a person or a company in Vietnam.",
    authority: "Thông tư 105/2020/TT-BTC, article 5",
    checks: [
      .notIssued(
        .at(2..<9),
        unless: .function {
          let c = IdentifierCharacters($0, count: $1)
          return c.number(2..<9) != 0
        }),
      .notIssued(
        .at(10..<13),
        unless: .function {
          let c = IdentifierCharacters($0, count: $1)
          return c.count == 10 || c.number(10..<13) != 0
        }),
      .checkDigit(
        .at(9..<10), .sum(WeightedSum([31, 29, 23, 19, 17, 13, 7, 5, 3], modulo: 11, gives: "-9876543210"))),
    ],
    valid: ["0100233488", "0314409058-002", "0314409058002"],
    invalid: [
      .init("0100000008", .identifierNotIssued, 2..<9), .init("0100233480", .identifierCheckDigit, 9..<10),
    ])
}
