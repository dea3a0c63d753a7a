public import ValidationCore

/// The rules for British numbers: `.gb.nhs`, `.gb.nino`, `.gb.utr`, `.gb.vat`, `.gb.sedol`, `.gb.upn`.
public struct BritishRules: Sendable {
  /// The text is an NHS number, the number of a patient in England, Wales and the Isle of Man.
  ///
  /// Written `943 476 5870`: the sum with weights 10 to 1 is a multiple of 11.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.notASCII`, `identifier.grouping`,
  /// `identifier.checkDigit`.
  public var nhs: Validation<String> { Self.nhs.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func nhs(digits: DigitScripts) -> Validation<String> { Self.nhs.rule(digits) }

  /// The text is a National Insurance number of a person in the United Kingdom.
  ///
  /// Written `AB 12 34 56 C`: two letters, six digits and A to D. BG, GB, KN, NK, NT, TN and ZZ are never
  /// issued; there is no check digit.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.shape`, `identifier.notASCII`,
  /// `identifier.grouping`, `identifier.case`, `identifier.notIssued`.
  public var nino: Validation<String> { Self.nino.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func nino(digits: DigitScripts) -> Validation<String> { Self.nino.rule(digits) }

  /// The text is a UTR, the number of a taxpayer in the United Kingdom.
  ///
  /// Ten digits, of which the first is a check digit (modulus 11, weights 6 7 8 9 10 5 4 3 2).
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.notASCII`, `identifier.grouping`,
  /// `identifier.checkDigit`.
  public var utr: Validation<String> { Self.utr.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func utr(digits: DigitScripts) -> Validation<String> { Self.utr.rule(digits) }

  /// The text is a VAT registration number of the United Kingdom without the country code.
  ///
  /// Written `980 7806 84`: nine digits, twelve with a branch, or GD or HA with three digits for departments
  /// and health authorities. The sum with weights 8 to 2 and the two check digits is a multiple of 97, or 55
  /// more in numbers issued since 2010.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.shape`, `identifier.notASCII`,
  /// `identifier.grouping`, `identifier.case`, `identifier.checkDigit`.
  public var vat: Validation<String> { Self.vat.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func vat(digits: DigitScripts) -> Validation<String> { Self.vat.rule(digits) }

  /// The text is a SEDOL, the number of a security in the United Kingdom.
  ///
  /// Seven characters, digits and consonants, of which the last is a check digit modulo 10 with weights 1 3 1
  /// 7 3 9.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.shape`, `identifier.notASCII`,
  /// `identifier.separators`, `identifier.case`, `identifier.checkDigit`.
  public var sedol: Validation<String> { Self.sedol.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func sedol(digits: DigitScripts) -> Validation<String> { Self.sedol.rule(digits) }

  /// The text is a UPN, the number of a pupil in England.
  ///
  /// Thirteen characters: a check letter modulo 23, three digits for the local authority, four for the
  /// school, two for the year and three in sequence, or two and a letter for a temporary number.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.shape`, `identifier.notASCII`,
  /// `identifier.separators`, `identifier.case`, `identifier.region`, `identifier.checkDigit`.
  public var upn: Validation<String> { Self.upn.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func upn(digits: DigitScripts) -> Validation<String> { Self.upn.rule(digits) }

  package static let formats: [IdentifierFormat] = [nhs, nino, utr, vat, sedol, upn]
}

extension Validation where Value == String {
  /// The rules for British numbers.
  public static var gb: BritishRules { BritishRules() }
}

extension BritishRules {
  private static let unissuedPrefixes = CodeSet(["BG", "GB", "KN", "NK", "NT", "TN", "ZZ"], length: 2)
  private static let pupilValues = IdentifierTable.places(in: "ABCDEFGHJKLMNPQRTUVWXYZ0123456789")

  static let nhs = IdentifierFormat.national(
    "gb.nhs", "### ### ####",
    called: "NHS", for: [.nationalID],
    summary: "An NHS number, the number of a patient in England, Wales and the Isle of Man.",
    authority: "NHS Data Dictionary, NHS NUMBER",
    checks: [.lastDigits(1, .sum(WeightedSum([10, 9, 8, 7, 6, 5, 4, 3, 2, 1], modulo: 11)))],
    valid: ["943 476 5870", "9434765870"],
    invalid: [.init("943 476 5871", .identifierCheckDigit, 11..<12)])

  static let nino = IdentifierFormat.national(
    "gb.nino", "[A-CEGHJ-PR-TW-Z][A-CEGHJ-NPR-TW-Z] ## ## ## [A-D]",
    called: "NINO", for: [.nationalID, .taxNumber],
    summary: "A National Insurance number of a person in the United Kingdom.",
    authority: "HMRC, National Insurance Manual NIM39110",
    checks: [
      .notIssued(
        .at(0..<2),
        unless: .function { characters, _ in !unissuedPrefixes.contains(characters, 2) })
    ],
    valid: ["AB 12 34 56 C", "AB123456C"],
    invalid: [
      .init("GB 12 34 56 C", .identifierNotIssued, 0..<2), .init("0B 12 34 56 C", .identifierShape, 0..<1),
    ])

  static let utr = IdentifierFormat.national(
    "gb.utr", "#{10}", "##### #####",
    called: "UTR", for: [.taxNumber],
    summary: "A UTR, the number of a taxpayer in the United Kingdom.",
    authority: "HMRC; OECD, TIN of the United Kingdom",
    checks: [
      .checkDigit(
        .at(0..<1),
        .function {
          let c = IdentifierCharacters($0, count: $1)
          let sum = CheckDigits.weightedSum(c.values.dropFirst(), [6, 7, 8, 9, 10, 5, 4, 3, 2])
          return (sum % 11 < 2 ? 2 : 11) - sum % 11 == c.values[0]
        })
    ],
    valid: ["1955839661"],
    invalid: [.init("2955839661", .identifierCheckDigit, 0..<1)])

  static let vat = IdentifierFormat.national(
    "gb.vat", "### #### ##", "### #### ## ###", "GD[0-4]##", "HA[5-9]##",
    called: "VAT", for: [.vat, .taxNumber],
    summary: "A VAT registration number of the United Kingdom without the country code.",
    authority: "HMRC, VAT Notice 700; VATREC",
    checks: VATMembers.northernIreland.checks,
    valid: ["980 7806 84", "980780684", "GD001"],
    invalid: [
      .init("980 7806 85", .identifierCheckDigit, 9..<11), .init("A80 7806 84", .identifierShape, 0..<1),
    ])

  static let sedol = IdentifierFormat.national(
    "gb.sedol", "[B-DF-HJ-NP-TV-Z][0-9B-DF-HJ-NP-TV-Z]{5}#", "#{7}",
    called: "SEDOL",
    summary: "A SEDOL, the number of a security in the United Kingdom.",
    authority: "London Stock Exchange, SEDOL Masterfile",
    checks: [.lastDigits(1, .sum(WeightedSum([1, 3, 1, 7, 3, 9], modulo: 10, gives: "0987654321")))],
    valid: ["B15KXQ8"],
    invalid: [.init("B15KXQ9", .identifierCheckDigit, 6..<7), .init("B15KXQB", .identifierShape, 6..<7)])

  static let upn = IdentifierFormat.national(
    "gb.upn", "[A-HJ-NP-RT-Z]#{11}[0-9A-HJ-NP-RT-Z]",
    called: "UPN",
    summary: "A UPN, the number of a pupil in England.",
    authority: "Department for Education, Unique pupil numbers",
    checks: [
      .region(
        .at(1..<4),
        .number(
          at: 1, length: 3,
          NumberSet(
            201...213, 301...320, 330...336, 340...344, 350...359, 370...373, 380...384, 390...394, 420...420,
            800...803, 805...808, 810...813, 815...816, 821...823, 825...826, 830...831, 835...837, 840...841,
            845...846, 850...852, 855...857, 860...861, 865...874, 876...896, 908...909, 916...916, 919...919,
            921...921, 925...926, 928...929, 931...931, 933...933, 935...938))),
      .checkDigit(
        .at(0..<1),
        .function {
          let c = IdentifierCharacters($0, count: $1)
          var sum = 0
          for index in 1..<13 { sum += (index + 1) * Int(pupilValues[c[index]]) }
          return Int(pupilValues[c[0]]) == sum % 23
        }),
    ],
    valid: ["B801200005001"],
    invalid: [
      .init("E000200005001", .identifierRegion, 1..<4), .init("A801200005001", .identifierCheckDigit, 0..<1),
      .init("0801200005001", .identifierShape, 0..<1),
    ])
}
