public import ValidationCore

extension EuropeanRules {
  /// The text is an excise number, as SEED holds it: that of a trader or a tax warehouse in the European Union.
  ///
  /// Written `LU00000987ABC`: the code of the member state and eleven letters and digits, with zeros before a shorter
  /// number. French and Spanish numbers are checked by their own forms, `fr.accise` and `es.cae`. Greece is `EL` or
  /// `GR`, Northern Ireland `XI`. Only SEED can tell whether a number is authorized.
  ///
  /// Codes: `identifier.characters`, `identifier.region`, `identifier.length`, `identifier.shape`,
  /// `identifier.notASCII`, `identifier.separators`, `identifier.case`, `identifier.notIssued`.
  public var excise: Validation<String> { Self.excise.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func excise(digits: DigitScripts) -> Validation<String> { Self.excise.rule(digits) }

  /// The text is an EIC, the code of a party, an area or a measuring point in the European markets of electricity and
  /// gas.
  ///
  /// Written `22XWATTPLUS----G`: two digits of the issuing office, a letter for what is named (A, T or V to Z), twelve
  /// digits, capitals and hyphens, which are part of the code, and a check character modulo 37.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.shape`, `identifier.notASCII`,
  /// `identifier.separators`, `identifier.case`, `identifier.checkDigit`.
  public var eic: Validation<String> { Self.eic.rule() }

  /// The text is such a code, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func eic(digits: DigitScripts) -> Validation<String> { Self.eic.rule(digits) }

  /// The text is a NACE code, that of an economic activity: Rev. 2.1, in use since 2025.
  ///
  /// Written `62.10`: the letter of a section, or the two to four digits of a division, a group or a class; the digits
  /// that a country adds are refused.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.shape`, `identifier.notASCII`,
  /// `identifier.grouping`, `identifier.case`, `identifier.unknown`.
  public var nace: Validation<String> { Self.nace.rule() }

  /// The text is such a code, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func nace(digits: DigitScripts) -> Validation<String> { Self.nace.rule(digits) }

  /// The text is a NACE code of Rev. 2, in use from 2008 to 2024: `62.01`.
  ///
  /// Codes: those of ``nace``.
  public var naceRev2: Validation<String> { Self.naceRev2.rule() }

  /// The text is such a code, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func naceRev2(digits: DigitScripts) -> Validation<String> { Self.naceRev2.rule(digits) }
}

extension EuropeanRules {
  static let excise = IdentifierFormat(
    name: "eu.excise",
    summary: "An excise number of a trader or a tax warehouse in the European Union.",
    authority: "Delegated Regulation (EU) 2022/1636, annex I; SEED",
    shortName: "SEED",
    structure: .chosen(
      IdentifierChoice(
        alphabet: .digit.union(.letter),
        codes: [.identifierRegion, .identifierLength, .identifierShape], countries: exciseNumbers)),
    readsAnyScript: true,
    furtherCodes: [.identifierNotIssued],
    valid: ["LU00000987ABC", "FR023004N9448", "ES00008V1488Q", "XI00000467014", "EL00000000123"],
    invalid: [
      .init("LU987ABC", .identifierLength),
      .init("US00000987ABC", .identifierRegion, 0..<2),
      .init("L100000987ABC", .identifierShape, 0..<2),
      .init("FR012907F0820", .identifierShape, 8..<9),
      .init("ES00008ZZ488Q", .identifierNotIssued, 7..<9),
    ])

  private static let exciseNumbers = CountryVariants(
    """
    AT BE BG CY CZ DE DK EE EL ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK XI
    """.split(separator: " ").map { code in
      let national: [String: IdentifierFormat] = ["ES": SpanishRules.cae, "FR": FrenchRules.accise]
      if case .fixed(let variant) = national[String(code)]?.structure { return (String(code), variant) }
      return (String(code), IdentifierVariant([code + "*{11}"]))
    })

  static let eic = IdentifierFormat.national(
    "eu.eic", "##[ATV-Z][0-9A-Z-]{12}*",
    called: "EIC",
    summary: "An EIC, the code of a party, an area or a point in the European energy markets.",
    authority: "ENTSO-E, Energy Identification Coding Scheme reference manual",
    checks: [
      .lastDigits(
        1,
        .sum(
          WeightedSum(
            stride(from: 16, to: 1, by: -1), modulo: 37, gives: "0-ZYXWVUTSRQPONMLKJIHGFEDCBA987654321",
            values: .places(in: "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ-"))))
    ],
    valid: ["22XWATTPLUS----G", "10XES-REE------E", "10YDE-VE-------2"],
    invalid: [
      .init("22XWATTPLUS----X", .identifierCheckDigit, 15..<16),
      .init("23X--130302DLGW-", .identifierShape, 15..<16),
      .init("22BWATTPLUS----G", .identifierShape, 2..<3),
      .init("22xwattplus----g", .identifierCase, 2..<11, 15..<16, suggestion: "22XWATTPLUS----G"),
    ])

  static let nace = activity(
    "eu.nace", "NACE Rev. 2.1, in use since 2025", "Delegated Regulation (EU) 2023/137",
    check { EconomicActivities.revision2Point1.contains(IdentifierCharacters($0, count: $1)) },
    valid: ["62.10", "6210", "62.1", "62", "V"], unknown: "62.05")

  static let naceRev2 = activity(
    "eu.naceRev2", "NACE Rev. 2, in use from 2008 to 2024", "Regulation (EC) No 1893/2006",
    check { EconomicActivities.revision2.contains(IdentifierCharacters($0, count: $1)) },
    valid: ["62.01", "6201", "62.0", "62", "U"], unknown: "62.10")

  private static func check(_ isKnown: @escaping IdentifierTest.Function) -> IdentifierCheck {
    IdentifierCheck(.identifierUnknown, .allBut(last: 0), [.function(isKnown)]) { code in
      IdentifierProblem(
        code: .identifierUnknown, range: 0..<code.count, found: ArgumentList("code", .text(code.text)))
    }
  }

  private static func activity(
    _ name: String, _ revision: String, _ authority: String, _ check: IdentifierCheck, valid: [String],
    unknown: String
  ) -> IdentifierFormat {
    var format = IdentifierFormat.national(
      name, "##.##", "##.#", "##", "@",
      called: "NACE",
      summary: "The code of an economic activity in the European Union: \(revision).",
      authority: authority,
      checks: [check],
      valid: valid,
      invalid: [
        .init(unknown, .identifierUnknown, 0..<5), .init("6A.10", .identifierShape, 1..<2),
        .init("Z", .identifierUnknown, 0..<1),
        .init(
          valid[0].replacing(".", with: "-"), .identifierGrouping, 2..<3, suggestion: valid[0]),
      ])
    format.ownReports = [.identifierUnknown]
    return format
  }
}
