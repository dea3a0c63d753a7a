import Testing

@testable import MessageLocalization

@Suite("Where a message is looked for") struct SearchOrderTests {
  @Test(
    "The language asked for and its parents come first, other regions after every layer, English last",
    arguments: [
      ("en", ["en"], ["en-US"], []),
      ("en-GB", ["en-GB", "en-001", "en"], ["en-US"], []),
      ("pt-AO", ["pt-AO", "pt-PT", "pt"], ["pt-BR"], ["en"]),
      ("pt", ["pt"], ["pt-BR"], ["en"]),
      ("es-MX", ["es-MX", "es-419", "es"], ["es-ES"], ["en"]),
      ("zh-TW", ["zh-TW", "zh-Hant-TW", "zh-Hant"], [], ["en"]),
      ("zh-Hant-TW", ["zh-Hant-TW", "zh-TW", "zh-Hant"], [], ["en"]),
      ("zh-CN", ["zh-CN", "zh-Hans-CN", "zh-Hans", "zh"], [], ["en"]),
      ("zh", ["zh", "zh-Hans"], ["zh-CN"], ["en"]),
      ("ar", ["ar"], ["ar-EG"], ["en"]),
      ("ar-EG", ["ar-EG", "ar"], [], ["en"]),
      ("eo", ["eo"], ["eo-001"], ["en"]),
      ("zh-Hant", ["zh-Hant"], ["zh-Hant-TW", "zh-TW"], ["en"]),
      ("zh-HK", ["zh-HK", "zh-Hant-HK", "zh-Hant"], ["zh-Hant-TW", "zh-TW"], ["en"]),
      ("sr-Latn", ["sr-Latn"], ["sr-Latn-RS"], ["en"]),
      ("und", [], [], ["en"]),
    ] as [(LanguageTag, [LanguageTag], [LanguageTag], [LanguageTag])]
  )
  func order(locale: LanguageTag, inherited: [LanguageTag], related: [LanguageTag], source: [LanguageTag]) {
    let order = SearchOrder(for: locale)
    #expect(order.inherited == inherited)
    #expect(order.related == related)
    #expect(order.source == source)
  }
}
