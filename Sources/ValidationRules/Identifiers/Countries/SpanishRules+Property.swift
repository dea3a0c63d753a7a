public import ValidationCore

/// The numbers of accounts, supplies, property and establishments in Spain.
extension SpanishRules {
  /// The text is a CCC, the number of a Spanish bank account.
  ///
  /// Written `1234 1234 16 1234567890`: bank, office, two check digits modulo 11 and the account. For the
  /// form with ES before it, see `iban`.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.notASCII`, `identifier.grouping`,
  /// `identifier.checkDigit`.
  public var ccc: Validation<String> { Self.ccc.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func ccc(digits: DigitScripts) -> Validation<String> { Self.ccc.rule(digits) }

  /// The text is a CUPS, the code of a point of supply of electricity or gas in Spain.
  ///
  /// Written `ES 1234 1234 5678 9012 JY 1F`: sixteen digits, two check letters modulo 529, and possibly a
  /// digit and a letter for the point of measurement.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.shape`, `identifier.notASCII`,
  /// `identifier.grouping`, `identifier.case`, `identifier.checkDigit`.
  public var cups: Validation<String> { Self.cups.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func cups(digits: DigitScripts) -> Validation<String> { Self.cups.rule(digits) }

  /// The text is a referencia catastral, the number of a property in Spain.
  ///
  /// Written `7837301 VG8173B 0001 TT`: seven and seven characters for the plot, four for the unit and two
  /// check letters modulo 23.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.shape`, `identifier.notASCII`,
  /// `identifier.grouping`, `identifier.case`, `identifier.checkDigit`.
  public var referenciaCatastral: Validation<String> { Self.referenciaCatastral.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func referenciaCatastral(digits: DigitScripts) -> Validation<String> {
    Self.referenciaCatastral.rule(digits)
  }

  /// The text is a CAE, the code of an establishment that is subject to Spanish excise duties.
  ///
  /// Written `ES00008V1488Q`: ES000, the office, the key of the activity, three digits and a control letter, of which the
  /// calculation is not published.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.shape`, `identifier.notASCII`,
  /// `identifier.separators`, `identifier.case`, `identifier.region`, `identifier.notIssued`.
  public var cae: Validation<String> { Self.cae.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func cae(digits: DigitScripts) -> Validation<String> { Self.cae.rule(digits) }
}

extension SpanishRules {
  /// Letters from 1 up with Ñ after N, and digits as themselves.
  private static let cadastralValues = IdentifierTable.values(
    zip(
      Array("ABCDEFGHIJKLMN".utf8) + [0xD1] + Array("OPQRSTUVWXYZ0123456789".utf8),
      Array(1...27) + Array(0..<10)))
  private static let cadastralWeights = [13, 15, 12, 5, 4, 17, 9, 21, 3, 7, 1]
  private static let supplyLetters = IdentifierTable(Array("TRWAGMYFPDXBNJZSQVHLCKE".utf8))
  private static let cadastralLetters = Array("MQWERTYUIOPASDFGHJKLBZX".utf8)

  static let ccc = IdentifierFormat.national(
    "es.ccc", "#### #### ## ##########",
    called: "CCC",
    summary: "A CCC, the number of a Spanish bank account.",
    authority: "Consejo Superior Bancario, norma 19",
    checks: [
      .checkDigit(
        .at(8..<10), .sum(WeightedSum([4, 8, 5, 10, 9, 7, 3, 6], modulo: 11, gives: "01987654321")),
        .function {
          let c = IdentifierCharacters($0, count: $1)
          let remainder = CheckDigits.weightedSum(c.values[10..<20], [1, 2, 4, 8, 5, 10, 9, 7, 3, 6]) % 11
          return (remainder < 2 ? remainder : 11 - remainder) == c.values[9]
        })
    ],
    valid: ["1234 1234 16 1234567890", "12341234161234567890"],
    invalid: [.init("1234 1234 00 1234567890", .identifierCheckDigit, 10..<12)])

  static let cups = IdentifierFormat.national(
    "es.cups", "ES #### #### #### #### @@", "ES #### #### #### #### @@ #[FPRCXYZ]",
    called: "CUPS",
    summary: "A CUPS, the code of a point of supply of electricity or gas in Spain.",
    authority: "Real Decreto 1435/2002; CNMC",
    checks: [
      .checkDigit(
        .at(18..<20),
        .function {
          let c = IdentifierCharacters($0, count: $1)
          let check = c.number(2..<18) % 529
          return c[18] == supplyLetters[check / 23] && c[19] == supplyLetters[check % 23]
        })
    ],
    valid: ["ES 1234 1234 5678 9012 JY", "ES1234123456789012JY1F"],
    invalid: [
      .init("ES 1234 1234 5678 9012 XY", .identifierCheckDigit, 23..<25),
      .init("0S 1234 1234 5678 9012 JY", .identifierShape, 0..<1),
    ])

  static let referenciaCatastral = IdentifierFormat.national(
    "es.referenciaCatastral", "[0-9A-ZÑ]{7} [0-9A-ZÑ]{7} [0-9A-ZÑ]{4} @@",
    called: "Ref. catastral",
    summary: "A referencia catastral, the number of a property in Spain.",
    authority: "Dirección General del Catastro; Real Decreto Legislativo 1/2004",
    checks: [
      .lastDigits(
        2,
        .function {
          let c = IdentifierCharacters($0, count: $1)
          func letter(_ first: Int) -> UInt8 {
            var sum = 0
            for index in 0..<11 {
              let place = index < 7 ? first + index : index + 7
              sum += cadastralWeights[index] * Int(cadastralValues[c[place]])
            }
            return cadastralLetters[sum % 23]
          }
          return letter(0) == c[18] && letter(7) == c[19]
        })
    ],
    valid: ["7837301 VG8173B 0001 TT", "7837301VG8173B0001TT", "4A08169P03PRAT0001LR"],
    invalid: [
      .init("7837301 VG8173B 0001 NN", .identifierCheckDigit, 21..<23),
      .init("7837301 VG8173B 0001 0T", .identifierShape, 21..<22),
    ])

  static let cae = IdentifierFormat.national(
    "es.cae", "ES000##@*###@",
    called: "CAE",
    summary: "A CAE, the code of an establishment that is subject to Spanish excise duties.",
    authority: "Orden EHA/3929/2006",
    checks: [
      .region(.at(5..<7), .number(at: 5, length: 2, NumberSet(1...56))),
      .notIssued(
        .at(7..<9),
        unless: .function { characters, _ in
          let isNumeric = 0x30...0x39 ~= characters[8]
          return (isNumeric ? numericActivities : activities).contains(characters + 7, 2)
        }),
    ],
    valid: ["ES00008V1488Q"],
    invalid: [
      .init("ES00099V1488Q", .identifierRegion, 5..<7), .init("ES00008ZZ488Q", .identifierNotIssued, 7..<9),
      .init("ES10008V1488Q", .identifierShape, 2..<3),
    ])

  /// The keys of activities that end with a digit, and the others: a set has codes of one kind.
  private static let numericActivities = CodeSet(
    """
    A0 A1 A2 A6 A7 A9 B0 B1 B6 B7 B9 C1 C7 E7 F1 H0 H1 H2 H4 H6 H7 H8 H9 L0 L1 L2 L3 L7 M7 T1 T7 V1 V7
    """.split(separator: " ").map(String.init), length: 2)
  private static let activities = CodeSet(
    """
    AC AF AT AV AW AX BA BT DA DB DF DM DP EC HA HB HC HD HE HF HH HI HJ HK HL HM HN HP HQ HR HS HT HU HV HW HX HZ OA OB \\
    OE OH OR OT OV PF RF TT VD
    """.split(separator: " ").map(String.init), length: 2)
}
