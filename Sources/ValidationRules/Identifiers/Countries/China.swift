public import ValidationCore

/// The rules for numbers of mainland China: `.cn.residentID`, `.cn.uscc`, `.cn.mobile`, `.cn.postalCode`.
public struct ChineseRules: Sendable {
  /// The text is the number of a resident identity card of mainland China (居民身份证).
  ///
  /// Eighteen characters (GB 11643-1999): six digits for the place of registration, eight for the date of birth,
  /// three in sequence, and a check character by ISO 7064 MOD 11-2, with 10 written as X. The first two digits are
  /// those of a province (GB/T 2260), 81 to 83 in the residence permits for people from Hong Kong, Macau and Taiwan
  /// (State Council Order, 2018). Counties are not looked up: their codes have changed every year since 1980, and a
  /// number keeps its old code. The fifteen digits of the first generation of cards have not been valid since 2013.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.shape`, `identifier.notASCII`,
  /// `identifier.separators`, `identifier.case`, `identifier.region`, `identifier.date`,
  /// `identifier.checkDigit`.
  public var residentID: Validation<String> { residentID(digits: .ascii) }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func residentID(digits: DigitScripts) -> Validation<String> {
    IdentifierFormat.residentID.rule(digits)
  }

  /// The text is a unified social credit code (统一社会信用代码), the number of an organization in mainland China.
  ///
  /// Eighteen digits and uppercase letters except I, O, S, V and Z (GB 32100-2015): the registering authority (1 to
  /// 9, A, N, Y), the type, six digits for the place (a province of GB/T 2260, or 10 for bodies of the central
  /// authorities), the nine characters of the organization code (GB 11714, with its own check character), and a check
  /// character modulo 31 with powers of 3 as weights. The ninth character of the organization code is not checked by
  /// itself: codes issued before 2015 were carried over unchanged.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.shape`, `identifier.notASCII`,
  /// `identifier.separators`, `identifier.case`, `identifier.region`, `identifier.checkDigit`.
  public var uscc: Validation<String> { uscc(digits: .ascii) }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func uscc(digits: DigitScripts) -> Validation<String> { IdentifierFormat.uscc.rule(digits) }

  /// The text is a mobile telephone number of mainland China.
  ///
  /// Eleven digits that begin with 13 to 19 (Ministry of Industry and Information Technology, Telecommunications
  /// Network Numbering Plan, 2017), alone or after +86, with or without spaces: `13800138000`, `138 0013 8000`,
  /// `+8613800138000`, `+86 138 0013 8000`. Which operator has a range, and whether a number is in use, is not
  /// checked.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.shape`, `identifier.notASCII`,
  /// `identifier.grouping`.
  public var mobile: Validation<String> { mobile(digits: .ascii) }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func mobile(digits: DigitScripts) -> Validation<String> {
    IdentifierFormat.chineseMobile.rule(digits)
  }

  /// The text is a postal code of mainland China: six digits.
  ///
  /// The first two digits are those of a province or a part of one (China Post); Hong Kong and Macau have 999077 and
  /// 999078 for mail from the mainland. Whether a code is in use is not checked.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.notASCII`, `identifier.separators`,
  /// `identifier.region`.
  public var postalCode: Validation<String> { postalCode(digits: .ascii) }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func postalCode(digits: DigitScripts) -> Validation<String> {
    IdentifierFormat.chinesePostalCode.rule(digits)
  }

  package static let formats: [IdentifierFormat] = [.residentID, .uscc, .chineseMobile, .chinesePostalCode]
}

extension Validation where Value == String {
  /// The rules for numbers of mainland China.
  public static var cn: ChineseRules { ChineseRules() }
}

extension IdentifierFormat {
  /// The first two digits of the codes of China's administrative divisions, with Taiwan, Hong Kong, Macau and the
  /// residents from there.
  ///
  /// Source: GB/T 2260-2007 with its amendments, the list of the Ministry of Civil Affairs as of 2024; 81, 82 and 83 as
  /// in the residence permits for people from Hong Kong, Macau and Taiwan (2018).
  private static let chineseProvinces = [
    11...15, 21...23, 31...37, 41...46, 50...54, 61...65, 71...71, 81...83,
  ]

  static let residentID = national(
    "cn.residentID", "#{17}[0-9X]",
    for: [.nationalID, .taxNumber],
    summary: "The number of a resident identity card of mainland China.",
    authority: "GB 11643-1999",
    checks: [
      .region(.at(0..<2), .number(at: 0, length: 2, NumberSet(chineseProvinces))),
      .date(.at(6..<14), .function { IdentifierCharacters($0, count: $1).day(at: 6).isPast }),
      // MOD 11-2 of ISO/IEC 7064, whose weights are the powers of 2.
      .lastDigits(
        1,
        .sum(
          WeightedSum(
            [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2], modulo: 11, gives: "10X98765432"))),
    ],
    valid: [
      "360426199101010071", "11010519491231002X", "440524188001010014", "210203197503102721",
      "520323197806058856", "810000199001010019",
    ],
    invalid: [
      .init("1X0105199001010014", .identifierShape, 1..<2),
      .init("990426199112010074", .identifierRegion, 0..<2),
      .init("110105199002290014", .identifierDate, 6..<14),
      .init("110105190002290014", .identifierDate, 6..<14),
      .init("110105299001010014", .identifierDate, 6..<14),
      .init("360426199101010072", .identifierCheckDigit, 17..<18),
      .init("110105194912310021", .identifierCheckDigit, 17..<18),
    ]
  )

  private static let creditAlphabet = "0123456789ABCDEFGHJKLMNPQRTUWXY"

  static let uscc = national(
    "cn.uscc", "[1-9ANY][1-9]#{6}[0-9A-HJ-NPQRTUWXY]{10}",
    for: [.companyNumber, .taxNumber, .vat],
    summary: "A unified social credit code of mainland China.",
    authority: "GB 32100-2015",
    checks: [
      // 10 is the State Administration itself.
      .region(
        .at(2..<4),
        .number(
          at: 2, length: 2,
          NumberSet(chineseProvinces + [10...10]))),
      // The weights are the powers of 3 modulo 31.
      .lastDigits(
        1,
        .sum(
          WeightedSum(
            [1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28], modulo: 31,
            gives: "0" + String(creditAlphabet.dropFirst().reversed()),
            values: .places(in: creditAlphabet)))),
    ],
    valid: [
      "91110000600037341L", "121200004013590816", "91340600MA2PERLJ2D", "91620105750935948X",
      "92340604MA2PENA300",
    ],
    invalid: [
      .init("9111000060003IOZSV", .identifierCharacters, 13..<18),
      .init("9A110000600037341L", .identifierShape, 1..<2),
      .init("91990000600037341L", .identifierRegion, 2..<4),
      .init("91110000600037341N", .identifierCheckDigit, 17..<18),
    ]
  )

  static let chineseMobile = IdentifierFormat(
    name: "cn.mobile",
    summary: "A mobile telephone number of mainland China.",
    authority: "Telecommunications Network Numbering Plan, 2017",
    structure: .fixed(
      IdentifierVariant(
        [
          "1[3-9]# #### ####", "1[3-9]#{9}", "+86 1[3-9]# #### ####", "+86 1[3-9]#{9}", "+861[3-9]#{9}",
        ],
        allowsBare: false)),
    readsAnyScript: true,
    valid: [
      "138 0013 8000", "13800138000", "+8613800138000", "+86 13800138000", "+86 138 0013 8000", "19912345678",
    ],
    invalid: [
      .init("12800138000", .identifierShape, 1..<2),
      .init("1380-0138000", .identifierGrouping, 4..<5, suggestion: "138 0013 8000"),
      .init("138 00138000", .identifierGrouping, 8..<9, suggestion: "138 0013 8000"),
    ]
  )

  static let chinesePostalCode = national(
    "cn.postalCode", "#{6}",
    summary: "A postal code of mainland China.",
    authority: "China Post",
    checks: [
      .region(
        .at(0..<2),
        .function {
          let characters = IdentifierCharacters($0, count: $1)
          return switch characters.number(0..<2) {
          // Inner Mongolia and Shanxi to Hebei; Beijing, Liaoning, Jilin, Heilongjiang; the east; Tianjin and the
          // south-east; Chongqing to Henan; the south; Sichuan and Yunnan; the north-west; Qinghai, Xinjiang, Tibet.
          case 1...7, 10...13, 15, 16, 20...27, 30...36, 40...47, 51...57, 61...67, 71...75, 81, 83...86: true
          case 99: 999_077...999_078 ~= characters.number(0..<6)
          default: false
          }
        })
    ],
    valid: ["266033", "100096", "860000", "999077", "010010"],
    invalid: [
      .init("000001", .identifierRegion, 0..<2),
      .init("999079", .identifierRegion, 0..<2),
    ]
  )
}
