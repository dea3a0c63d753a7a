public import ValidationCore

extension Rules {
  static let cusip = identifier(.cusip)
  static let figi = identifier(.figi)
  static let cfi = identifier(.cfi)
}

extension Validation where Value == String {
  /// The text is a CUSIP, the number of a security in the United States and Canada: ANSI X9.6.
  ///
  /// Eight letters, digits or the signs `*`, `@` and `#`, and a check digit.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.shape`, `identifier.notASCII`,
  /// `identifier.separators`, `identifier.case`, `identifier.checkDigit`.
  public static var cusip: Validation { Rules.cusip() }

  /// The text is a Financial Instrument Global Identifier: ANSI X9.145, of the Object Management Group.
  ///
  /// Two consonants that are not those of certain ISINs, G, eight consonants or digits, and a check digit.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.shape`, `identifier.notASCII`,
  /// `identifier.separators`, `identifier.case`, `identifier.notIssued`, `identifier.checkDigit`.
  public static var figi: Validation { Rules.figi() }

  /// The text is the classification of a financial instrument: ISO 10962:2021.
  ///
  /// Six letters: a category, a group within it, and four attributes that the group has, X for one that is not stated.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.shape`, `identifier.notASCII`,
  /// `identifier.separators`, `identifier.case`.
  public static var cfi: Validation { Rules.cfi() }
}

extension IdentifierFormat {
  package static let cusip = IdentifierFormat(
    name: "cusip",
    summary: "The value is the CUSIP of a security.",
    authority: "ANSI X9.6",
    shortName: "CUSIP",
    structure: .fixed(
      IdentifierVariant(
        ["[0-9A-Z*@#]{8}#"], checks: [.lastDigits(1, .function { Securities.isCUSIP($0, $1) })])),
    valid: ["037833100", "DUS0421C5", "38259P508", "17275R102"],
    invalid: [
      .init("037833101", .identifierCheckDigit, 8..<9), .init("03783310A", .identifierShape, 8..<9),
    ]
  )

  package static let figi = IdentifierFormat(
    name: "figi",
    summary: "The value is a Financial Instrument Global Identifier.",
    authority: "ANSI X9.145",
    shortName: "FIGI",
    structure: .fixed(
      IdentifierVariant(
        ["[B-DF-HJ-NP-TV-Z]{2}G[0-9B-DF-HJ-NP-TV-Z]{8}#"],
        checks: [
          .notIssued(.at(0..<2), unless: .function { characters, _ in !Securities.isReserved(characters) }),
          .lastDigits(1, .function { Securities.isFIGI($0, $1) }),
        ])),
    valid: ["BBG000BLNQ16", "BBG000B9XRY4", "NRG92C84SB39"],
    invalid: [
      .init("BBG000BLNQ14", .identifierCheckDigit, 11..<12),
      .init("GBG000BLNQ16", .identifierNotIssued, 0..<2),
      .init("BBB000BLNQ16", .identifierShape, 2..<3),
    ]
  )

  package static let cfi = IdentifierFormat(
    name: "cfi",
    summary: "The value is the classification of a financial instrument.",
    authority: "ISO 10962:2021",
    shortName: "CFI",
    structure: .fixed(IdentifierVariant(Securities.classifications)),
    valid: ["ELNUFR", "ESVUFR", "DBFUFR", "MMMXXX"],
    invalid: [.init("ELNUFQ", .identifierShape, 5..<6), .init("ZZXXXX", .identifierShape, 0..<1)]
  )
}

/// The check digits of securities, and the classes of financial instruments.
enum Securities {
  /// Every other character counts twice; the digits of the products are added up.
  static func isCUSIP(_ characters: UnsafePointer<UInt8>, _ count: Int) -> Bool {
    isDoubled(characters, count) { character in
      switch character {
      case UInt8(ascii: "*"): 36
      case UInt8(ascii: "@"): 37
      case UInt8(ascii: "#"): 38
      default: CheckDigits.value(of: character) ?? 0
      }
    }
  }

  static func isFIGI(_ characters: UnsafePointer<UInt8>, _ count: Int) -> Bool {
    isDoubled(characters, count) { CheckDigits.value(of: $0) ?? 0 }
  }

  private static func isDoubled(
    _ characters: UnsafePointer<UInt8>, _ count: Int, _ value: (UInt8) -> Int
  ) -> Bool {
    var sum = 0
    for index in 0..<count - 1 {
      let product = value(characters[index]) * (index % 2 + 1)
      sum += product / 10 + product % 10
    }
    return (10 - sum % 10) % 10 == Int(characters[count - 1]) - 0x30
  }

  /// Prefixes with which a FIGI could be taken for an ISIN.
  static func isReserved(_ prefix: UnsafePointer<UInt8>) -> Bool { reserved.contains(prefix, 2) }

  private static let reserved = CodeSet(["BS", "BM", "GG", "GB", "GH", "KY", "VG"], length: 2)

  /// A pattern for each group, with the letters of its four attributes. Source: the list of codes of ISO 10962 that SIX
  /// publishes for the standard's maintenance agency (7 May 2021).
  static let classifications = """
    CB[CMOX][GIJX]X[QSUXY] CE[CMOX][GIJX][BCDEFKLMRVX][SUX] CF[CMOX][GIJX][BEHIMPX][QSUXY]
    CH[ADELMNRSX]XXX CI[CMOX][GIJX][BCDEFKLMRVX][QSUXY] CMXXX[QSUXY]
    CP[CMOX][GIJX][BCDEFKLMRVX][QSUXY] CS[CMOX][BGLMX][BMRX][SUX]
    DA[FVXZ][CGJNOPQSTUX][ABCDEFGLPQRTX][BMNRX] DB[CFKVXZ][CGJNOPQSTUX][ABCDEFGLPQRTX][BMNRX]
    DC[FKVXZ][CGJNOPQSTUX][ABCDEFGLPQRTX][BMNRX] DD[ABCGMNTWXY][CFVXZ][CGJNOPQSTUX][ABCDEFGLPQRTX]
    DE[ABCDEMX][DFMVXY][CMRSTX][BCDIMNSTX] DG[FVXZ][CGJNOPQSTUX][ABCDEFGLPQRTX][BMNRX]
    DM[BMPX]XX[BMNRX] DN[FVXZ][CGJNOPQSTUX][ABCDEFGLPQRTX][BMNRX]
    DS[ABCDMX][DFMVXY][FMVX][BCDIMNSTX] DT[FKVXZ][CGJNOPQSTUX][ABCDEFGLPQRTX][BMNRX]
    DW[FKVXZ][CGJNOPQSTUX][ABCDEFGLPQRTX][BMNRX] DY[FKVXZ][CGJNOPQSTUX]X[BMNRX]
    EC[ENRVX][TUX][FOPX][BMNRX] ED[CFLMPSX][BDNRX][ACDFNPQUX][BMNRX]
    EF[ENRVX][ACEGNRTX][ACFNPQUX][BMNRX] EL[ENRVX][TUX][FOPX][BMNRX] EMXXX[BMNRX]
    EP[ENRVX][ACEGNRTX][ACFNPQUX][BMNRX] ES[ENRVX][TUX][FOPX][BMNRX]
    EY[ABCDEMX][DMXY][EFMVX][BCDGIMNSTX] FC[AEHIMNPSX][CNPX][NSX]X FF[BCDFIMNOSVWX][CNPX][NSX]X
    HC[IMUVWX][ABCDEFGHIX][ABDGLMPVX][CEPX] HE[BFIMORSX][ABCDEFGHIX][ABDGLMPVX][CEPX]
    HF[BCDEFMQRTUVWXY][JKLX][ABDGLMPVX][CEPX] HM[MPX][ABCDEFGHIJKLX][ABDGLMPVX][ACENPX]
    HR[ACDEFGHMORX][ABCDEFGHIX][ABCDFGLMPVX][CEPX]
    HT[ABCFGHIJKMNOPRSTWX][ABCDEFGHIX][ABDGLMPVX][CEPX] IFXXX[PX] IT[AJKMNPSTX]XXX
    JC[ABCDGIOX]X[CFSX][CPX] JE[BFIOSX]X[CFSX][CPX] JF[FJKLNORSTUVWX]X[CFRSX][CPX]
    JR[IMOX]X[CFSX][CPX] JT[ABCGHIJKMNPSTX]X[CFSX][CPX] KCXXXX KEXXXX KFXXXX KMXXXX KRXXXX KTXXXX
    KYXXXX LL[ABJKMNPSTX]XX[CPX] LR[CGSX][FNOTX]X[DHTX] LS[CDEGKLMPTWX][NOTX]X[DFHTX]
    MC[ABHMSUWX][TUX]X[BMNRX] MM[EIMNPRSTX]XXX OC[ABEX][BCDFIMNOSTWX][CENPX][NSX] OMXXXX
    OP[ABEX][BCDFIMNOSTWX][CENPX][NSX] RAXXX[BMNRX] RD[AMPSWX]XX[BMNRX]
    RF[BCDIMSTX][MNTX][CMPX][ABEMX] RMXXXX RP[BCFIMPSX]XX[BMNRX] RS[BCFIMPSX]XX[BMNRX]
    RW[BCDIMSTX][CNTX][BCPX][ABEMX] SC[BIMUVX][CMTX][CLSX][ACPX] SE[BIMSX][CDLMPTVX]X[CEPX]
    SF[ACMX]XX[CPX] SM[MPX]XX[CEPX] SR[ACDGHMXZ][CDIXY][CSX][DNX] ST[ABCGHIJKMNPQSTX][CTX]X[CEPX]
    TB[CDEFIMTX]XXX TC[CLMNX]XXX TD[CFKLMPSX]XXX TI[CDEFMRTX][CEFMPX][GMNPX]X TMXXXX
    TR[FMNRVX][ADMNQSWX]XX TT[AEHIMNPSX]XXX
    """.split { $0 == " " || $0 == "\n" }.map(String.init)
}
