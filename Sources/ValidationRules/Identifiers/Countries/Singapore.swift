public import ValidationCore

/// The rules for Singaporean numbers: `.sg.uen`.
public struct SingaporeanRules: Sendable {
  /// The text is a UEN, the number of an entity in Singapore.
  ///
  /// Eight digits and a letter for a business, the year, five digits and a letter for a company, or R, S or
  /// T, the year, two letters for the kind of entity, four digits and a letter for others. The last letter is
  /// a check letter modulo 11.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.shape`, `identifier.notASCII`,
  /// `identifier.separators`, `identifier.case`, `identifier.date`, `identifier.notIssued`,
  /// `identifier.checkDigit`.
  public var uen: Validation<String> { Self.uen.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func uen(digits: DigitScripts) -> Validation<String> { Self.uen.rule(digits) }

  package static let formats: [IdentifierFormat] = [uen]
}

extension Validation where Value == String {
  /// The rules for Singaporean numbers.
  public static var sg: SingaporeanRules { SingaporeanRules() }
}

extension SingaporeanRules {
  private static let entityTypes = CodeSet(
    """
    CC CD CH CL CM CP CS CX DP FB FC FM FN GA GB GS HS LL LP MB MC MD MH MM MQ NB NR PA PB PF RF RP SM SS TC TU VH XL
    """.split { $0 == " " || $0 == "\n" }.map(String.init), length: 2)
  private static let businesses = WeightedSum([10, 4, 9, 3, 8, 2, 7, 1], modulo: 11, gives: "XMKECAWLJDB")
  private static let companies = WeightedSum([10, 8, 6, 4, 9, 7, 5, 3, 1], modulo: 11, gives: "ZKCMDNERGWH")
  private static let others = WeightedSum(
    [4, 3, 5, 3, 10, 2, 2, 5, 7], modulo: 11, gives: "ABCDEFGHJKL", startingAt: 6,
    values: .places(in: "ABCDEFGHJKLMNPQRSTUVWX0123456789"))

  private static func isCheckLetter(_ characters: UnsafePointer<UInt8>, _ count: Int) -> Bool {
    if count == 9 { return businesses.holds(characters, count) }
    return (0x30...0x39 ~= characters[0] ? companies : others).holds(characters, count)
  }

  static let uen = IdentifierFormat.national(
    "sg.uen", "#{8}@", "#{9}@", "[RST]##@@####@",
    called: "UEN", for: [.companyNumber, .taxNumber, .vat],
    summary: "A UEN, the number of an entity in Singapore.",
    authority: "ACRA; Accounting and Corporate Regulatory Authority Act",
    checks: [
      .date(
        .at(0..<4),
        .function {
          let c = IdentifierCharacters($0, count: $1)
          if c.isNumeric(0..<1) {
            return CivilDate(year: c.number(0..<4), month: 1, day: 1).isPast || c.number(0..<4) == 0
          }
          return c[0] != UInt8(ascii: "T") || CivilDate(year: 2000 + c.number(1..<3), month: 1, day: 1).isPast
        }
      ).ofLength(10),
      .notIssued(
        .at(3..<5),
        unless: .function {
          let c = IdentifierCharacters($0, count: $1)
          return c.count == 9 || c.isNumeric(0..<1) || entityTypes.contains($0 + 3, 2)
        }),
      .lastDigits(
        1,
        .function { isCheckLetter($0, $1) }),
    ],
    valid: ["00192200M", "197401143C", "S16FC0121D", "T01FC6132D"],
    invalid: [
      .init("297401143C", .identifierDate, 0..<4), .init("S16ZZ0121D", .identifierNotIssued, 3..<5),
      .init("00192200N", .identifierCheckDigit, 8..<9), .init("A0192200M", .identifierShape, 0..<1),
    ])
}
