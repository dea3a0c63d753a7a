import Testing

@testable import MessageLocalization

@Suite("What suits a reader") struct MatchingTests {
  static let catalogs = MessageCatalogs(
    builtIn: Dictionary(
      uniqueKeysWithValues: ["en", "ar", "zh-Hans", "zh-Hant", "pt-BR", "pt-PT", "es"].map {
        ("\($0).json", "{}")
      }
    )
  )

  @Test(
    "A list of preferences gets the nearest available language, with the reader's region, English if none is near",
    arguments: [
      (["pt-AO"], "pt-AO"), (["pt"], "pt-BR"), (["zh-HK"], "zh-HK"), (["zh"], "zh-Hans"),
      (["es-MX"], "es-MX"),
      (["xx-not a tag", "ar-EG"], "ar-EG"), (["fr", "ar-u-nu-latn"], "ar"), ([], "en"), (["ja"], "en"),
      ([""], "en"),
    ] as [([String], LanguageTag)]
  )
  func preferences(preferences: [String], match: LanguageTag) {
    #expect(ActiveLocale.match(preferences, in: Self.catalogs) == match)
  }

  @Test(
    "An Accept-Language header is honoured with its weights",
    arguments: [
      ("pt-AO, en;q=0.5", "pt-AO"), ("ar-AE-x-who, en;q=0.5", "ar-AE"), ("ja-JP, zh", "zh-Hans"),
      ("en;q=0.1, ar;q=0.9", "ar"), ("ar;q=0, es;q=0.2", "es"), ("", "en"),
      ("*", "en"), (";;;,,q=1", "en"), (String(repeating: "fr,", count: 100_000) + "ar", "en"),
    ] as [(String, LanguageTag)]
  )
  func header(header: String, match: LanguageTag) {
    #expect(ActiveLocale.match(acceptLanguage: header, in: Self.catalogs) == match)
  }

  @Test(
    "The work of a request runs in the language of its header",
    arguments: [
      ("pt-AO, en;q=0.5", ["en", "pt-BR"], nil, "pt-BR"), ("de", ["pt-BR", "en"], "en", "en"),
      (nil, ["ar", "en"], nil, "ar"), ("zh-HK", nil, nil, "zh-HK"), (nil, nil, nil, "en"),
    ] as [(String?, [LanguageTag]?, LanguageTag?, LanguageTag)]
  )
  func request(header: String?, languages: [LanguageTag]?, fallback: LanguageTag?, expected: LanguageTag)
    async
  {
    let found = await ActiveLocale.with(
      acceptLanguage: header, among: languages, fallback: fallback, catalogs: Self.catalogs
    ) {
      await Task { (ActiveLocale.current, MessageCatalogs.current === Self.catalogs) }.value
    }
    #expect(found == (expected, true))
  }

  @Test(
    "A header chooses among an application's languages, and gets its fallback",
    arguments: [
      ("de", ["pt-BR", "en"], nil, "pt-BR"), ("de, en;q=0.1", ["pt-BR", "en"], nil, "en"),
      ("de", ["pt-BR", "en"], "en", "en"), ("de", ["pt-BR"], "es", "es"),
      ("pt-PT", ["es", "pt-BR"], nil, "pt-BR"),
      ("pt-AO", ["en", "pt-PT", "pt-BR"], nil, "pt-AO"), ("ar-AE", ["en", "ar"], nil, "ar-AE"),
      ("", ["pt-BR", "en"], nil, "pt-BR"), ("*", ["pt-BR", "en"], nil, "pt-BR"),
      ("*;q=0", ["pt-BR"], nil, "pt-BR"),
      ("pt;q=0, *", ["pt-BR", "en", "es"], nil, "en"), ("pt;q=0, *;q=0.1", ["pt-BR", "en"], "pt-BR", "en"),
      ("pt;q=0", ["pt-BR", "en"], nil, "pt-BR"), ("pt;q=0, en;q=0, *", ["pt-BR", "en"], nil, "pt-BR"),
      ("es;q=0.5, *", ["pt-BR", "es"], nil, "es"), ("zh-HK", ["en", "zh-Hans"], nil, "en"),
      ("zh-HK", ["zh-Hans", "zh-Hant"], nil, "zh-HK"), ("ja", [], nil, "en"), ("ja", [], "ar", "ar"),
      ("\u{0}\u{FFFD};q=é, en;q=2, pt;q=-1", ["pt-BR", "en"], nil, "pt-BR"),
      (String(repeating: ",", count: 1_000_000) + "en", ["pt-BR", "en"], nil, "pt-BR"),
      ("en-" + String(repeating: "a-", count: 5_000), ["pt-BR", "en"], nil, "pt-BR"),
    ] as [(String, [LanguageTag], LanguageTag?, LanguageTag)]
  )
  func among(header: String, languages: [LanguageTag], fallback: LanguageTag?, match: LanguageTag) {
    #expect(
      ActiveLocale.match(acceptLanguage: header, among: languages, fallback: fallback, in: Self.catalogs)
        == match)
  }

  @Test("A fallback is for readers of no language of the catalogs; the best match wins over it")
  func fallback() {
    #expect(ActiveLocale.match(["ja"], fallback: "pt-BR", in: Self.catalogs) == "pt-BR")
    #expect(ActiveLocale.match(acceptLanguage: "ja", fallback: "pt-BR", in: Self.catalogs) == "pt-BR")
    #expect(ActiveLocale.match(acceptLanguage: "en;q=0, *", in: Self.catalogs) == "en")
    #expect(ActiveLocale.match(acceptLanguage: "en", fallback: "pt-BR", in: Self.catalogs) == "en")
    #expect(ActiveLocale.match(["pt"], among: ["pt-PT", "pt-BR"]) == "pt-BR")
    // Both are Portuguese of Brazil, and one is what is asked for.
    #expect(ActiveLocale.match(["pt-BR"], among: ["pt", "pt-BR"]) == "pt-BR")
    #expect(ActiveLocale.match(["en-GB"], among: ["ar", "en"]) == "en-GB")
  }

  @Test(
    "The variables of an environment are honoured",
    arguments: [
      (["LANG": "zh_TW.UTF-8"], "zh-TW"), (["LANG": "C", "LANGUAGE": "ar"], "en"),
      (["LANG": "ja_JP", "LANGUAGE": "ar:es"], "ar"), ([:], "en"),
    ] as [([String: String], LanguageTag)]
  )
  func environment(environment: [String: String], match: LanguageTag) {
    #expect(ActiveLocale.match(environment: environment, in: Self.catalogs) == match)
  }

  @Test("Languages that were added are matched too")
  func added() throws {
    let catalogs = MessageCatalogs(builtIn: ["en.json": "{}", "ar.json": "{}"])
    #expect(ActiveLocale.match(["eo"], in: catalogs) == "en")
    try catalogs.addLayer(["a": "a"], for: "eo")
    try catalogs.addLayer(["a": "a"], for: "ar-EG")
    #expect(ActiveLocale.match(["eo"], in: catalogs) == "eo")
    #expect(ActiveLocale.match(["ar-EG"], in: catalogs) == "ar-EG")
    #expect(ActiveLocale.match(["ar"], in: catalogs) == "ar")
  }
}
