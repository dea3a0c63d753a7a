import Testing
import ValidationCore
import ValidationRules

@Suite("Codes, phone numbers and random identifiers")
struct CodeTests {
  static let uuid = "2eb8aa08-aa98-11ea-b4aa-73b441d16380"

  static func uuidGrouping(_ ranges: Range<Int>...) -> ValidationError {
    identifier(.identifierGrouping, "uuid", [:], ranges, uuid)
  }

  @Test(
    "UUIDs (JSON Schema Test Suite)",
    arguments: [
      Row(uuid), Row(uuid.uppercased()), Row("2eb8aa08-AA98-11ea-B4Aa-73B441D16380"),
      Row("00000000-0000-0000-0000-000000000000"), Row("99c17cbb-656f-f64a-940f-1a4568f03487"),
      Row(
        "2eb8aa08-aa98-11ea-b4aa-73b441d1638",
        identifier(.identifierLength, "uuid", ["expected": 32, "actual": 31])),
      Row(
        "2eb8aa08-aa98-11ea-b4ga-73b441d16380",
        identifier(.identifierCharacters, "uuid", ["character": .character("g")], [21..<22])),
      Row("2eb8aa08aa9811eab4aa73b441d16380", uuidGrouping(8..<9)),
      Row("2eb8aa08aa98-11ea-b4aa73b441d16380", uuidGrouping(8..<9)),
      Row("2eb8-aa08-aa98-11ea-b4aa73b44-1d16380", uuidGrouping(4..<5, 29..<30)),
      Row("2eb8aa0-8aa98-11e-ab4aa7-3b441d16380", uuidGrouping(7..<8, 17..<18, 24..<25)),
      Row(
        "2eb8aa08aa9811eab4aa73b441d16380----",
        identifier(.identifierGrouping, "uuid", [:], [32..<36], uuid)),
      Row(
        "urn:uuid:" + uuid,
        identifier(.identifierCharacters, "uuid", ["character": .character("u")], [0..<3, 4..<7])),
      Row(
        uuid + "\n",
        identifier(.identifierCharacters, "uuid", ["character": .character("\u{000A}")], [36..<37])),
    ]
  )
  func uuids(row: Row<String>) { expect(row, from: .uuid) }

  @Test(
    "UUIDs of versions",
    arguments: [
      Row("98d80576-482e-427f-8434-7f86890ab222"), Row("01890a5d-ac96-774b-bcce-b302099a8057"),
      Row("ffffffff-ffff-ffff-ffff-ffffffffffff"),
      Row(
        uuid,
        ValidationError(
          code: .uuidVersion, arguments: ["allowed": .alternatives([4, 7]), "actual": 1], ranges: [14..<15])),
      Row(
        "98d80576-482e-427f-c434-7f86890ab222",
        ValidationError(
          code: .uuidVersion, arguments: ["allowed": .alternatives([4, 7]), "actual": 4], ranges: [19..<20])),
      Row(
        "00000000-0000-0000-0000-000000000000",
        ValidationError(
          code: .uuidVersion, arguments: ["allowed": .alternatives([4, 7]), "actual": 0], ranges: [14..<15])),
    ]
  )
  func uuidVersions(row: Row<String>) { expect(row, from: .uuid(versions: [7, 4], max: true)) }

  @Test(
    "ULIDs",
    arguments: [
      Row("01ARZ3NDEKTSV4RRFFQ69G5FAV"), Row("7ZZZZZZZZZZZZZZZZZZZZZZZZZ"), Row("01arz3ndektsv4rrffq69g5fav"),
      Row("8ZZZZZZZZZZZZZZZZZZZZZZZZZ", identifier(.identifierShape, "ulid", [:], [0..<1])),
      Row(
        "01ARZ3NDEKTSV4RRFFQ69G5FAI",
        identifier(.identifierCharacters, "ulid", ["character": .character("I")], [25..<26])),
    ]
  )
  func ulids(row: Row<String>) { expect(row, from: .ulid) }

  @Test(
    "Nano IDs",
    arguments: [
      Row("V1StGXR8_Z5jdHi6B-myT"),
      Row("V1StGXR8_Z5jdHi6B-my", identifier(.identifierLength, "nanoid", ["expected": 21, "actual": 20])),
      Row("é", identifier(.identifierCharacters, "nanoid", ["character": .character("é")], [0..<2])),
    ]
  )
  func nanoids(row: Row<String>) { expect(row, from: .nanoid) }

  @Test(
    "Phone numbers of E.164",
    arguments: [
      Row("+14155552671"), Row("+442071838750"), Row("+5511987654321"), Row("+8613812345678"),
      Row("+966501234567"),
      Row("+351912345678"), Row("+6834002"), Row("+383491234567"), Row("+211912345678"), Row("+80012345678"),
      Row("", ValidationError(code: .phoneInternational, ranges: [0..<0])),
      Row("14155552671", ValidationError(code: .phoneInternational, ranges: [0..<0])),
      Row("0014155552671", ValidationError(code: .phoneInternational, ranges: [0..<0])),
      Row("+", ValidationError(code: .phoneCountryCode, ranges: [1..<1])),
      Row("+04155552671", ValidationError(code: .phoneCountryCode, ranges: [1..<4])),
      Row("+21012345678", ValidationError(code: .phoneCountryCode, ranges: [1..<4])),
      Row("+99712345678", ValidationError(code: .phoneCountryCode, ranges: [1..<4])),
      Row("+1415", ValidationError(code: .phoneTooShort, arguments: ["minimum": 7, "actual": 4])),
      Row(
        "+1234567890123456", ValidationError(code: .phoneTooLong, arguments: ["maximum": 15, "actual": 16])),
      Row(
        "+1 415-555-2671",
        identifier(.identifierSeparators, "phone", [:], [2..<3, 6..<7, 10..<11], "+14155552671")),
      Row(
        "+1415555267a", identifier(.identifierCharacters, "phone", ["character": .character("a")], [11..<12])),
      Row(
        "+14155552671\n",
        identifier(.identifierCharacters, "phone", ["character": .character("\u{000A}")], [12..<13])),
      Row(
        "+٩٦٦501234567",
        identifier(.identifierNotASCII, "phone", ["character": .character("٩")], [1..<7], "+966501234567")),
      Row(
        "＋14155552671",
        identifier(.identifierNotASCII, "phone", ["character": .character("＋")], [0..<3], "+14155552671")),
      Row(
        "+" + megabyte(of: "5"),
        ValidationError(code: .phoneTooLong, arguments: ["maximum": 15, "actual": 1_048_577])),
    ]
  )
  func phones(row: Row<String>) { expect(row, from: .phone) }

  @Test(
    "Phone numbers with separators",
    arguments: [
      ("+1 (415) 555-2671", true), ("+55 11 98765-4321", true), ("+44.20.7183.8750", true),
      ("+14155552671", true),
      ("+49(30)123456", true), ("+1  4155552671", false), ("+1 415 555 2671 ", false),
      ("+ 14155552671", false),
      ("+1 (415 5552671", false), ("+1 415) 5552671", false), ("+1 () 4155552671", false),
      ("+(1)4155552671", false),
    ]
  )
  func separatedPhones(number: String, isValid: Bool) {
    #expect(Validation.phone(separators: true).isValid(value: number) == isValid)
  }

  @Test("Countries")
  func countries() {
    for code in ["BR", "TW", "SS", "AQ"] { #expect(Validation.country.isValid(value: code)) }
    for code in ["EU", "UK", "XK", "AN", "ZZ", "SU"] {
      #expect(
        Validation.country.errors(in: code)
          == [identifier(.countryUnknown, "country", ["code": .text(code)], [0..<2])])
    }
    #expect(
      Validation.country(.alpha3).isValid(value: "BRA") && !Validation.country(.alpha3).isValid(value: "XKK"))
    #expect(
      Validation.country(.numeric).isValid(value: "076")
        && !Validation.country(.numeric).isValid(value: "999"))
    #expect(!Validation.country.isValid(value: megabyte(of: "BR")))
  }

  @Test("Currencies")
  func currencies() {
    for code in ["BRL", "SAR", "CNY", "EUR", "XAU", "CLF", "XTS", "VES", "SLE", "XCG", "ZWG", "SVC"] {
      #expect(Validation.currency.isValid(value: code), "\(code)")
    }
    for code in ["DEM", "CNH", "HRK", "BGN", "ZZZ", "XFO", "ANG"] {
      #expect(!Validation.currency.isValid(value: code), "\(code)")
    }
    #expect(Validation.currency(.numeric).isValid(value: "986"))
    #expect(Validation.currency(.numeric).errors(in: "98").map(\.code) == [.identifierLength])
  }

  static func unknown(_ kind: String, _ code: String, _ suggestion: String? = nil) -> Row<String> {
    Row(
      code,
      identifier(
        .identifierUnknown, kind, ["code": .text(code)], [0..<code.utf8.count], suggestion))
  }

  @Test(
    "Languages",
    arguments: [
      Row("en"), Row("yue"), Row("cu"), unknown("language", "eng", "en"), unknown("language", "ger", "de"),
      unknown("language", "chi", "zh"), unknown("language", "ENG", "en"), unknown("language", "xx"),
      unknown("language", "zzz"), unknown("language", "e1g"), unknown("language", "english"),
      unknown("language", "iw", "he"), unknown("language", "mo", "ro"), unknown("language", "in", "id"),
      unknown("language", "mol", "ro"), unknown("language", "ji", "yi"), unknown("language", "adp", "dz"),
      unknown("language", "ЯЯ"), unknown("language", ""), unknown("language", "pt\n"),
      Row("und"), Row("mul"), Row("sla"), Row("bih"), Row("lvl"), Row("qaa"), Row("qtz"),
    ])
  func languages(row: Row<String>) { expect(row, from: .language) }

  @Test(
    "Languages in two letters",
    arguments: [
      Row("en"), Row("zh"), Row("sh"), unknown("language", "eng", "en"), unknown("language", "ger", "de"),
      unknown("language", "yue"), unknown("language", "iw", "he"), unknown("language", "mol", "ro"),
      Row("PT", identifier(.identifierCase, "language", ["case": "lower"], [0..<2], "pt")),
    ])
  func languagesInTwoLetters(row: Row<String>) { expect(row, from: .language(.alpha2)) }

  @Test(
    "Languages in three letters",
    arguments: [
      Row("eng"), Row("deu"), Row("zho"), Row("yue"), Row("hbs"), Row("sla"), Row("zxx"), Row("lvl"),
      unknown("language", "ger", "deu"), unknown("language", "chi", "zho"), unknown("language", "pt", "por"),
      unknown("language", "iw", "heb"), unknown("language", "mol", "ron"), unknown("language", "xx"),
      unknown("language", "zzz"),
      Row("DEU", identifier(.identifierCase, "language", ["case": "lower"], [0..<3], "deu")),
    ])
  func languagesInThreeLetters(row: Row<String>) { expect(row, from: .language(.alpha3)) }

  static func miscased(_ code: String, _ suggestion: String) -> Row<String> {
    Row(code, ValidationError(code: .letterCaseNotTitle, ranges: [0..<4], suggestion: suggestion))
  }

  @Test(
    "Scripts",
    arguments: [
      Row("Latn"), Row("Zyyy"), Row("Zinh"), Row("Zsye"), Row("Aran"), Row("Qaaa"), Row("Qaai"), Row("Qabx"),
      miscased("latn", "Latn"), miscased("LATF", "Latf"), unknown("scriptCode", "Qaby"),
      unknown("scriptCode", "Abcd"), unknown("scriptCode", "Lat"), unknown("scriptCode", "Латн"),
    ])
  func scripts(row: Row<String>) { expect(row, from: .scriptCode) }

  /// Those of ISO 15924 (pycountry 26.2.16) that CLDR 42 does not have.
  @Test("Scripts that CLDR does not have")
  func furtherScripts() {
    let codes = """
      Afak Berf Blis Chis Cirt Cyrs Egyd Egyh Gara Geok Gukh Hntl Inds Jurc Kitl Kpel Krai Latf Latg Leke Loma Maya Moon
      Nkdb Nkgb Onao Pcun Pelm Phlv Piqd Psin Ranj Roro Sara Seal Shui Sidt Sunu Syre Syrj Syrn Tayo Teng Todr Tols Tutg
      Visp Wole
      """.split { $0 == " " || $0 == "\n" }.map(String.init)
    #expect(codes.filter { !Validation.scriptCode.isValid(value: $0) } == [])
    #expect(codes.filter { !Validation.languageTag(known: true).isValid(value: "und-" + $0) } == [])
  }

  /// The codes of a table with a country a line, and its parts.
  static func codes(_ table: String) -> [String] {
    table.split(separator: "\n").flatMap { line -> [String] in
      let parts = line.split(separator: " ")
      return parts.dropFirst().map { "\(parts[0])-\($0)" }
    }
  }

  /// Source: pycountry 26.2.16, and Norway's counties since January 2024.
  @Test("Parts of countries that CLDR does not have")
  func furtherSubdivisions() {
    let added = Self.codes(
      """
      DZ 49 50 51 52 53 54 55 56 57 58
      ET SW
      FI 01
      FR BL CP MF NC PF PM TF WF
      GB NNH WNH
      ID PD PE PS PT
      IN CG OD TS UK
      IS HUG SKR
      KP 15
      KZ 10 11 15 19 23 27 31 33 35 39 43 47 55 59 61 62 63 71 75 79
      ME 25
      NL AW CW SX
      NO 31 32 33 39 40 55 56
      PH MGN MGS
      SH TA
      US AS GU MP PR UM VI
      """)
    #expect(added.filter { !Validation.subdivision().isValid(value: $0) } == [])
    let withdrawn = Self.codes(
      """
      GB NTH
      IN CT OR TG UT
      IS AKH BLO HEL HUT SBH SKU SSF
      KZ AKM AKT ALA ALM AST ATY KAR KUS KZY MAN PAV SEV SHY VOS YUZ ZAP ZHA
      NP 1 2 3 4 5 BA BH DH GA JA KA KO LU MA ME NA RA SA SE
      PH MAG
      """)
    #expect(withdrawn.filter { Validation.subdivision().isValid(value: $0) } == [])
    #expect(Validation.subdivision(of: "US").isValid(value: "US-PR"))
    #expect(!Validation.subdivision(of: "US").isValid(value: "FR-NC"))
  }

  @Test(
    "Parts of countries",
    arguments: [
      Row("US-CA"), Row("FR-75C"), Row("US-PR"), Row("GB-ENG"), Row("NO-54"), unknown("subdivision", "IN-TG"),
      unknown("subdivision", "US-XX"), unknown("subdivision", "USPR"),
      Row(
        "us-pr", identifier(.identifierCase, "subdivision", ["case": "upper"], [0..<5], "US-PR")),
    ])
  func subdivisions(row: Row<String>) { expect(row, from: .subdivision()) }

  static func tag(_ code: ValidationError.Code, _ subtag: String, _ range: Range<Int>) -> ValidationError {
    ValidationError(code: code, arguments: ["subtag": .text(subtag)], ranges: [range])
  }

  @Test(
    "Language tags (examples of RFC 5646, appendix A)",
    arguments: [
      Row("de"), Row("i-enochian"), Row("zh-Hant"), Row("zh-cmn-Hans-CN"), Row("cmn-Hans-CN"),
      Row("sr-Latn-RS"),
      Row("sl-rozaj-biske-1994"), Row("de-CH-1901"), Row("hy-Latn-IT-arevela"), Row("es-419"),
      Row("de-CH-x-phonebk"),
      Row("az-Arab-x-AZE-derbend"), Row("x-whatever"), Row("qaa-Qaaa-QM-x-southern"), Row("sr-Qaaa-RS"),
      Row("en-US-u-islamcal"), Row("zh-CN-a-myext-x-private"), Row("en-a-myext-b-another"), Row("sgn-BE-FR"),
      Row("ZH-MIN-NAN"), Row("art-lojban"), Row("ar-a-aaa-b-bbb-a-ccc"), Row("abcdefgh"),
      Row("", tag(.languageTagSyntax, "", 0..<0)), Row("a", tag(.languageTagSyntax, "a", 0..<1)),
      Row("a-DE", tag(.languageTagSyntax, "a", 0..<1)),
      Row("de-419-DE", tag(.languageTagSyntax, "DE", 7..<9)),
      Row("de-", tag(.languageTagSyntax, "", 3..<3)), Row("en-u", tag(.languageTagSyntax, "u", 3..<4)),
      Row("en-x", tag(.languageTagSyntax, "x", 3..<4)), Row("en--US", tag(.languageTagSyntax, "", 3..<3)),
      Row("en-abcdefghi", tag(.languageTagSyntax, "abcdefghi", 3..<12)),
      Row("пт", tag(.languageTagSyntax, "пт", 0..<4)),
      // The Kelvin sign, whose lowercase letter is k.
      Row("i-\u{212A}lingon", tag(.languageTagSyntax, "i", 0..<1)), Row("I-KLINGON"),
      Row("en\n", tag(.languageTagSyntax, "en\n", 0..<3)),
      Row("abcd-efg", tag(.languageTagSyntax, "efg", 5..<8)),
    ]
  )
  func languageTags(row: Row<String>) { expect(row, from: .languageTag) }

  @Test(
    "Language tags of registered subtags",
    arguments: [
      Row("pt-BR"), Row("zh-Hant-TW"), Row("de-CH-1901"), Row("es-419"), Row("art-lojban"),
      Row("en-US-u-ca-islamic"), Row("de-Latf"), Row("cu-Cyrs"), Row("und-Qaai"), Row("DE-LATF"),
      Row("de-Abcd", tag(.languageTagUnknown, "Abcd", 3..<7)),
      Row("xx", tag(.languageTagUnknown, "xx", 0..<2)),
      Row("en-foobar", tag(.languageTagUnknown, "foobar", 3..<9)),
      Row("ar-a-aaa-b-bbb-a-ccc", tag(.languageTagRepeated, "a", 15..<16)),
      Row("de-1901-1901", tag(.languageTagRepeated, "1901", 8..<12)),
    ]
  )
  func knownLanguageTags(row: Row<String>) { expect(row, from: .languageTag(known: true)) }

  @Test("A megabyte of subtags is read once")
  func megabytes() {
    for filling in ["a-", "1901-", "abc-", "x", "-"] {
      let tag = "de-" + megabyte(of: filling)
      #expect(!Validation.languageTag(known: true).isValid(value: tag))
    }
  }
}
