public import ValidationCore

/// The rules for Irish numbers: `.ie.pps`.
public struct IrishRules: Sendable {
  /// The text is a PPS number of a person in Ireland.
  ///
  /// Seven digits, a check letter modulo 23 and possibly another letter, which counts where it is A, B or H
  /// (since 2013).
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.shape`, `identifier.notASCII`,
  /// `identifier.separators`, `identifier.case`, `identifier.checkDigit`.
  public var pps: Validation<String> { Self.pps.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func pps(digits: DigitScripts) -> Validation<String> { Self.pps.rule(digits) }

  package static let formats: [IdentifierFormat] = [pps]
}

extension Validation where Value == String {
  /// The rules for Irish numbers.
  public static var ie: IrishRules { IrishRules() }
}

extension IrishRules {
  static let pps = IdentifierFormat.national(
    "ie.pps", "#{7}[A-W]", "#{7}[A-W][ABHTWX]",
    called: "PPS", for: [.nationalID, .taxNumber],
    summary: "A PPS number of a person in Ireland.",
    authority: "Social Welfare Consolidation Act 2005, section 262; Revenue, TIN",
    checks: [
      .checkDigit(
        .at(7..<8),
        .function {
          let c = IdentifierCharacters($0, count: $1)
          let values = c.values
          let sum = CheckDigits.weightedSum(values[..<7], (2...8).reversed())
          let last = c.count == 9 && c[8] < UInt8(ascii: "T") ? (Int(c[8]) - 0x40) * 9 : 0
          let check = (sum + last) % 23
          return c[7] == (check == 0 ? UInt8(ascii: "W") : UInt8(0x40 + check))
        })
    ],
    valid: ["6433435F", "6433435FT", "6433435OA", "6433435IH"],
    invalid: [.init("6433435E", .identifierCheckDigit, 7..<8), .init("A433435F", .identifierShape, 0..<1)])
}
