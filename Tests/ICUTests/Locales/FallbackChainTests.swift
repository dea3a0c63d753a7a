import Testing

@testable import ICU

@Suite("Fallback chain")
struct FallbackChainTests {
  @Test(
    "follows likely scripts and CLDR's parent locales",
    arguments: [
      ("zh-TW", ["zh-TW", "zh-Hant-TW", "zh-Hant"]),
      ("zh-Hant-HK", ["zh-Hant-HK", "zh-Hant"]),
      ("zh-MO", ["zh-MO", "zh-Hant-MO", "zh-Hant-HK", "zh-Hant"]),
      ("zh-CN", ["zh-CN", "zh-Hans-CN", "zh-Hans", "zh"]),
      ("zh", ["zh", "zh-Hans", "zh-CN"]),
      ("pt-AO", ["pt-AO", "pt-PT", "pt"]),
      ("pt-BR", ["pt-BR", "pt"]),
      ("pt", ["pt", "pt-BR"]),
      ("es-MX", ["es-MX", "es-419", "es"]),
      ("en-AU", ["en-AU", "en-001", "en"]),
      ("en-US", ["en-US", "en"]),
      ("sr-ME", ["sr-ME", "sr-Latn-ME", "sr-Latn"]),
      ("sr-RS", ["sr-RS", "sr-Cyrl-RS", "sr-Cyrl", "sr"]),
      ("iw_IL", ["he-IL", "he"]),
      ("ar-EG", ["ar-EG", "ar"]),
      ("ar-EG-u-nu-latn", ["ar-EG-u-nu-latn", "ar-EG", "ar"]),
      ("en-x-pirate", ["en-x-pirate", "en", "en-US"]),
      ("de-CH-1996-u-co-phonebk", ["de-CH-1996-u-co-phonebk", "de-CH-1996", "de-CH", "de"]),
      // A variant that is left alone, whose canonical form is an extension.
      ("enenu-posixenu-posix", ["enenu-posix-posixenu", "enenu-u-va-posix", "enenu"]),
      ("eo", ["eo", "eo-001"]),
      ("az-Arab", ["az-Arab"]),
      ("und", []), ("root", []), ("", []), ("not a tag", []), ("en\0", []), ("ـar", []),
    ]
  )
  func chain(tag: String, expected: [String]) {
    #expect(LocaleData.fallbackChain(tag) == expected)
  }

  @Test(
    "never holds the root or a tag twice, and starts with the canonical tag", arguments: LocaleData.allLocales
  )
  func everyLocale(tag: String) throws {
    let chain = LocaleData.fallbackChain(tag)
    #expect(chain.first == LocaleData.canonical(tag))
    #expect(Set(chain).count == chain.count)
    #expect(!chain.contains { $0 == "root" || $0.hasPrefix("und") })
  }

  @Test("reads the parents from the linked ICU")
  func parents() throws {
    let rows = try ParentLocales.table.get()
    #expect(rows["pt-AO"] == .locale("pt-PT"))
    #expect(rows["en-150"] == .locale("en-001"))
    #expect(rows["pt-BR"] == nil)
  }
}
