public import ValidationCore

/// The rules for Romanian numbers: `.ro.cnp`, `.ro.cui`, `.ro.onrc`.
public struct RomanianRules: Sendable {
  /// The text is a CNP, the number of a person in Romania.
  ///
  /// Thirteen digits: one for sex and century, the date of birth, two for the county, a number and a check
  /// digit (modulus 11, weights 2 7 9 1 4 6 3 5 8 2 7 9, with 10 as 1).
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.shape`, `identifier.notASCII`,
  /// `identifier.separators`, `identifier.date`, `identifier.region`, `identifier.checkDigit`.
  public var cnp: Validation<String> { Self.cnp.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func cnp(digits: DigitScripts) -> Validation<String> { Self.cnp.rule(digits) }

  /// The text is a CUI (CIF), the number of a company in Romania.
  ///
  /// Two to ten digits, of which the last is a check digit (modulus 11, weights 7 5 3 2 1 7 5 3 2). With RO
  /// before it, it is the VAT number.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.shape`, `identifier.notASCII`,
  /// `identifier.separators`, `identifier.checkDigit`.
  public var cui: Validation<String> { Self.cui.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func cui(digits: DigitScripts) -> Validation<String> { Self.cui.rule(digits) }

  /// The text is an ONRC number, the number of a company in the Romanian trade register.
  ///
  /// Fourteen characters in the form of July 2024: J, F or C, the year, a number, the county (00 for
  /// companies registered since) and a check digit.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.shape`, `identifier.notASCII`,
  /// `identifier.separators`, `identifier.case`, `identifier.date`, `identifier.region`,
  /// `identifier.checkDigit`.
  public var onrc: Validation<String> { Self.onrc.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func onrc(digits: DigitScripts) -> Validation<String> { Self.onrc.rule(digits) }

  package static let formats: [IdentifierFormat] = [cnp, cui, onrc]
}

extension Validation where Value == String {
  /// The rules for Romanian numbers.
  public static var ro: RomanianRules { RomanianRules() }
}

extension RomanianRules {
  static let cnp = IdentifierFormat.national(
    "ro.cnp", "[1-9]#{12}",
    called: "CNP", for: [.nationalID, .taxNumber],
    summary: "A CNP, the number of a person in Romania.",
    authority: "Legea 105/1996; OUG 97/2005",
    checks: [
      .date(
        .at(1..<7),
        .function {
          let c = IdentifierCharacters($0, count: $1)
          let century = 3...4 ~= c.values[0] ? 1800 : 5...6 ~= c.values[0] ? 2000 : 1900
          let isForeign = c.values[0] >= 7
          return c.day(at: 1, century: century).isPast || isForeign && c.day(at: 1, century: 2000).isPast
        }), .region(.at(7..<9), .number(at: 7, length: 2, NumberSet(1...48, 51...52, 70...70, 80...83))),
      .lastDigits(
        1, .sum(WeightedSum([2, 7, 9, 1, 4, 6, 3, 5, 8, 2, 7, 9], modulo: 11, gives: "01234567891"))),
    ],
    valid: ["1630615123457"],
    invalid: [
      .init("1632215123457", .identifierDate, 1..<7), .init("1630615993454", .identifierRegion, 7..<9),
      .init("1630615123458", .identifierCheckDigit, 12..<13), .init("0630615123457", .identifierShape, 0..<1),
    ])

  static let cui = IdentifierFormat.national(
    "ro.cui", "[1-9]#{7}", "[1-9]#{9}", "[1-9]#{8}", "[1-9]#{6}", "[1-9]#{5}", "[1-9]#{4}", "[1-9]#{3}",
    "[1-9]#{2}", "[1-9]#{1}",
    called: "CUI", for: [.taxNumber, .vat, .companyNumber],
    summary: "A CUI (CIF), the number of a company in Romania.",
    authority: "OUG 44/2008; Legea 207/2015, article 82",
    checks: VATMembers.romania.checks,
    valid: ["18547290"],
    invalid: [.init("18547291", .identifierCheckDigit, 7..<8), .init("08547290", .identifierShape, 0..<1)])

  static let onrc = IdentifierFormat.national(
    "ro.onrc", "[JFC]#############",
    called: "ONRC", for: [.companyNumber],
    summary: "An ONRC number, the number of a company in the Romanian trade register.",
    authority: "Ordinul 2926/C/2024; Legea 265/2022",
    checks: [
      .date(
        .at(1..<5),
        .function {
          let c = IdentifierCharacters($0, count: $1)
          return c.number(1..<5) >= 1990 && CivilDate(year: c.number(1..<5), month: 1, day: 1).isPast
        }),
      .region(
        .at(11..<13),
        .function {
          let c = IdentifierCharacters($0, count: $1)
          let (year, county) = (c.number(1..<5), c.number(11..<13))
          let isCounty = 1...40 ~= county || 51...52 ~= county
          return year < 2024 ? isCounty : county == 0 || year == 2024 && isCounty
        }),
      .lastDigits(
        1,
        .function {
          let c = IdentifierCharacters($0, count: $1)
          return (Int(c[0]) % 10 + c.values[1..<13].reduce(0, +)) % 10 == c.values[13]
        }),
    ],
    valid: ["J2012000750528"],
    invalid: [
      .init("J1989000750528", .identifierDate, 1..<5), .init("J2012000750998", .identifierRegion, 11..<13),
      .init("J2012000750529", .identifierCheckDigit, 13..<14),
      .init("02012000750528", .identifierShape, 0..<1),
    ])
}
