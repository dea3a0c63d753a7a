public import ValidationCore

/// The rules for United States numbers: `.us.ssn`, `.us.itin`, `.us.ein`, `.us.atin`, `.us.ptin`, `.us.rtn`.
public struct AmericanRules: Sendable {
  /// The text is an SSN, the social security number of a person in the United States.
  ///
  /// Written `536-90-4399`: no number begins with 000, 666 or 9, or has 00 or 0000 in the other parts. Three
  /// numbers that were printed in advertisements are not in use.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.shape`, `identifier.notASCII`,
  /// `identifier.grouping`, `identifier.notIssued`.
  public var ssn: Validation<String> { Self.ssn.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func ssn(digits: DigitScripts) -> Validation<String> { Self.ssn.rule(digits) }

  /// The text is an ITIN, the tax number of a person without an SSN in the United States.
  ///
  /// Written `912-90-3456`: nine digits that begin with 9, with 50 to 65, 70 to 88, 90 to 92 or 94 to 99 in
  /// the fourth and fifth place.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.shape`, `identifier.notASCII`,
  /// `identifier.grouping`, `identifier.notIssued`.
  public var itin: Validation<String> { Self.itin.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func itin(digits: DigitScripts) -> Validation<String> { Self.itin.rule(digits) }

  /// The text is an EIN, the number of an employer in the United States.
  ///
  /// Written `91-1144442`: two digits that the IRS assigns, and seven.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.notASCII`, `identifier.grouping`,
  /// `identifier.region`.
  public var ein: Validation<String> { Self.ein.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func ein(digits: DigitScripts) -> Validation<String> { Self.ein.rule(digits) }

  /// The text is an ATIN, the tax number of a child before adoption in the United States.
  ///
  /// Written `912-93-4567`: nine digits that begin with 9, with 93 in the fourth and fifth place.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.shape`, `identifier.notASCII`,
  /// `identifier.grouping`.
  public var atin: Validation<String> { Self.atin.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func atin(digits: DigitScripts) -> Validation<String> { Self.atin.rule(digits) }

  /// The text is a PTIN, the number of a preparer of tax returns in the United States.
  ///
  /// Written `P01594846`: P and eight digits.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.shape`, `identifier.notASCII`,
  /// `identifier.grouping`, `identifier.case`.
  public var ptin: Validation<String> { Self.ptin.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func ptin(digits: DigitScripts) -> Validation<String> { Self.ptin.rule(digits) }

  /// The text is an RTN, the routing number of a bank in the United States.
  ///
  /// Nine digits whose sum with weights 3 7 1 is a multiple of 10.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.notASCII`, `identifier.separators`,
  /// `identifier.checkDigit`.
  public var rtn: Validation<String> { Self.rtn.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func rtn(digits: DigitScripts) -> Validation<String> { Self.rtn.rule(digits) }

  package static let formats: [IdentifierFormat] = [ssn, itin, ein, atin, ptin, rtn]
}

extension Validation where Value == String {
  /// The rules for United States numbers.
  public static var us: AmericanRules { AmericanRules() }
}

extension AmericanRules {
  static let ssn = IdentifierFormat.national(
    "us.ssn", "[0-8]##-##-####",
    called: "SSN", for: [.nationalID, .taxNumber],
    summary: "An SSN, the social security number of a person in the United States.",
    authority: "Social Security Administration, POMS RM 10201.035",
    checks: [
      .notIssued(
        .at(0..<3),
        unless: .function {
          let c = IdentifierCharacters($0, count: $1)
          return c.number(0..<3) != 0 && c.number(0..<3) != 666
        }), .notIssued(.at(3..<5), unless: .notZero(from: 3, dropping: 4)),
      .notIssued(.at(5..<9), unless: .notZero(from: 5, dropping: 0)),
      .notIssued(
        .allBut(last: 0),
        unless: .function {
          let c = IdentifierCharacters($0, count: $1)
          return ![78_051_120, 457_555_462, 219_099_999].contains(c.number(0..<9))
        }),
    ],
    valid: ["536-90-4399", "536904399"],
    invalid: [
      .init("666-90-4399", .identifierNotIssued, 0..<3), .init("936-90-4399", .identifierShape, 0..<1),
    ])

  static let itin = IdentifierFormat.national(
    "us.itin", "9##-[5-9]#-####",
    called: "ITIN", for: [.taxNumber],
    summary: "An ITIN, the tax number of a person without an SSN in the United States.",
    authority: "Internal Revenue Manual 3.21.263",
    checks: [
      .notIssued(.at(3..<5), unless: .number(at: 3, length: 2, NumberSet(50...65, 70...88, 90...92, 94...99)))
    ],
    valid: ["912-90-3456", "912903456"],
    invalid: [
      .init("912-93-4567", .identifierNotIssued, 4..<6), .init("012-90-3456", .identifierShape, 0..<1),
    ])

  static let ein = IdentifierFormat.national(
    "us.ein", "##-#######",
    called: "EIN", for: [.companyNumber, .taxNumber],
    summary: "An EIN, the number of an employer in the United States.",
    authority: "Internal Revenue Service, How EINs are assigned and valid EIN prefixes",
    checks: [
      .region(
        .at(0..<2),
        .number(
          at: 0, length: 2,
          NumberSet(1...6, 10...16, 20...27, 30...48, 50...68, 71...77, 80...88, 90...95, 98...99)))
    ],
    valid: ["91-1144442", "911144442", "04-2103594"],
    invalid: [.init("07-1144442", .identifierRegion, 0..<2)])

  static let atin = IdentifierFormat.national(
    "us.atin", "9##-93-####",
    called: "ATIN", for: [.taxNumber],
    summary: "An ATIN, the tax number of a child before adoption in the United States.",
    authority: "Internal Revenue Manual 3.13.40",
    valid: ["912-93-4567", "912934567"],
    invalid: [.init("012-93-4567", .identifierShape, 0..<1)])

  static let ptin = IdentifierFormat.national(
    "us.ptin", "P########", "P-########",
    called: "PTIN",
    summary: "A PTIN, the number of a preparer of tax returns in the United States.",
    authority: "Internal Revenue Service, PTIN requirements",
    valid: ["P01594846", "P-00634642"],
    invalid: [.init("001594846", .identifierShape, 0..<1)])

  static let rtn = IdentifierFormat.national(
    "us.rtn", "#{9}",
    called: "RTN",
    summary: "An RTN, the routing number of a bank in the United States.",
    authority: "American Bankers Association, Routing Number Policy",
    checks: [.lastDigits(1, .sum(WeightedSum([3, 7, 1, 3, 7, 1, 3, 7, 1], modulo: 10)))],
    valid: ["111000025"],
    invalid: [.init("111000026", .identifierCheckDigit, 8..<9)])
}
