import Testing

@testable import ICU

@Suite("Plural rules")
struct PluralRulesTests {
  @Test(
    "numbers have the category of their language, and visible fraction digits count",
    arguments: [
      ("en", "1", PluralCategory.one), ("en", "1.0", .other), ("en", "0", .other), ("en", "-1", .one),
      ("ar", "0", .zero), ("ar", "2", .two), ("ar", "3", .few), ("ar", "11", .many), ("ar", "100", .other),
      ("pt-PT", "0", .other), ("pt-BR", "0", .one), ("pt-BR", "1.5", .one), ("es", "1000000", .many),
      ("ru", "21", .one), ("ru", "1.5", .other), ("pl", "5", .many), ("zh-Hans", "1", .other),
      ("cy", "6", .many), ("lt", "0.1", .many), ("sl", "1.0", .few), ("fr", "1.99", .one),
      ("ru", "900719925474091", .one),
    ]
  )
  func cardinal(locale: String, number: String, expected: PluralCategory) throws {
    #expect(try PluralRules(locale: locale).category(ofDecimal: number) == expected)
  }

  @Test(
    "ordinals have rules of their own",
    arguments: [(1, PluralCategory.one), (2, .two), (3, .few), (11, .other), (21, .one)])
  func ordinal(number: Int, expected: PluralCategory) throws {
    #expect(try PluralRules(locale: "en", kind: .ordinal).category(of: number) == expected)
  }

  @Test("text that is not a decimal number has no category", arguments: ["", "one", "1e", "٣", "1,5", "1\0"])
  func noNumber(text: String) throws {
    #expect(try PluralRules(locale: "en").category(ofDecimal: text) == nil)
  }

  @Test("knows the categories that a language uses")
  func categories() throws {
    #expect(try PluralRules(locale: "ar").categories == Set(PluralCategory.allCases))
    #expect(try PluralRules(locale: "pt-BR").categories == [.one, .many, .other])
    #expect(try PluralRules(locale: "zh-Hant").categories == [.other])
    #expect(try PluralRules(locale: "en", kind: .ordinal).categories == [.one, .two, .few, .other])
  }

  @Test("follows CLDR's parent locales, which ICU does not", arguments: ["pt-AO", "pt-MZ", "pt-CH", "pt-PT"])
  func parents(locale: String) throws {
    #expect(try PluralRules(locale: locale).category(of: 0) == .other)
    #expect(try PluralRules(locale: "pt-BR").category(of: 0) == .one)
  }

  @Test("agrees with icu::PluralRules", arguments: LocaleData.allLocales, PluralRules.Kind.allCases)
  func everyLocale(locale: String, kind: PluralRules.Kind) throws {
    let rules = try PluralRules(locale: locale, kind: kind)
    let isOrdinal = kind == .ordinal
    let known = LocaleData.fallbackChain(locale).contains("pt-PT") ? "pt-PT" : locale
    for number in Array(0...130) + [
      200, 256, 257, 999, 1_000, 1_001, 10_011, 1_000_000, 2_147_483_648, 6_000_000_001, -1, -11,
    ] {
      #expect(
        rules.category(of: number).rawValue == NumberOracle.plural(known, ordinal: isOrdinal, Double(number))
      )
    }
    // Only decimals that a double shows with the same digits; the oracle cannot see a trailing zero.
    for decimal in ["0.1", "0.5", "1.1", "1.5", "1.31", "2.02", "11.5", "100.25", "1000000.5"] {
      let number = try #require(Double(decimal))
      #expect(
        rules.category(ofDecimal: decimal)?.rawValue
          == NumberOracle.plural(known, ordinal: isOrdinal, number))
    }
  }

  @Test("takes a fraction of a million digits")
  func hugeFraction() throws {
    #expect(
      try PluralRules(locale: "en").category(ofDecimal: "1." + String(repeating: "0", count: 1_000_000))
        == .other)
  }

  @Test("refuses a tag that is not well-formed", arguments: ["", "no tag", "en\0"])
  func badTag(tag: String) {
    if tag.isEmpty {
      #expect(throws: Never.self) { try PluralRules(locale: tag) }
    } else {
      #expect(throws: ICUError.self) { try PluralRules(locale: tag) }
    }
  }
}
