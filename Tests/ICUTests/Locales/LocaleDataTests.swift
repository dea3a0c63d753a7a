import CICUShim
import Testing

@testable import ICU

@Suite("Locale data")
struct LocaleDataTests {
  @Test(
    "canonical form replaces deprecated subtags and refuses what is not a tag",
    arguments: [
      ("iw", "he"), ("ZH_hant_tw", "zh-Hant-TW"), ("zh-TW", "zh-TW"), ("zh-cmn-Hans-CN", "zh-Hans-CN"),
      ("sh", "sr-Latn"), ("mo", "ro"), ("sr-YU", "sr-RS"), ("i-klingon", "tlh"),
      ("en-GB-oed", "en-GB-oxendict"),
      ("root", "und"), ("root-enenLatn", "und-enenlatn"), ("ar-eg-U-NU-latn", "ar-EG-u-nu-latn"),
      ("pt_BR", "pt-BR"), ("tl", "fil"),
      ("", nil), ("C", nil), ("en-", nil), ("en--US", nil), ("pt_BR.UTF-8", nil), ("英语", nil),
      ("en\0US", nil),
      (" en", nil), ("en\n", nil), (String(repeating: "a", count: 1_000_000), nil),
    ] as [(String, String?)]
  )
  func canonical(tag: String, expected: String?) {
    #expect(LocaleData.canonical(tag) == expected)
  }

  @Test("what is in ICU's list is canonical already")
  func listed() {
    let changed = LocaleData.allLocales.filter { tag in
      withICUText(tag, icushim_locale_is_listed) != 0
        && LocaleData.transformed(tag, by: icushim_locale_canonicalize) != tag
    }
    #expect(changed == [])
    let found = LocaleData.allLocales.filter { withICUText($0, icushim_locale_is_listed) != 0 }
    // Only names with a variant are written in another way.
    #expect(LocaleData.allLocales.filter { $0.utf8.count <= 5 && !found.contains($0) } == [])
    let others = ["", "iw", "pt-br", "English", "xx"]
    #expect(others.allSatisfy { withICUText($0, icushim_locale_is_listed) == 0 })
  }

  @Test(
    "likely subtags are added and removed",
    arguments: [
      ("zh-TW", "zh-Hant-TW", "zh-TW"), ("pt", "pt-Latn-BR", "pt"), ("zh-Hant", "zh-Hant-TW", "zh-TW"),
      ("?", "?", "?"),
    ]
  )
  func likely(tag: String, maximized: String, minimized: String) {
    #expect(LocaleData.maximized(tag) == maximized)
    #expect(LocaleData.minimized(tag) == minimized)
  }

  @Test(
    "names a locale in the reader's words",
    arguments: [
      ("zh-Hans", "pt", "chinês simplificado"), ("pt-BR", "en", "Brazilian Portuguese"),
      ("ar", "zh-Hans", "阿拉伯语"),
      ("ar-EG", "ar", "العربية (مصر)"), ("eo", "es", "esperanto"), ("xx", "en", "xx"),
      ("no tag", "en", "no tag"),
    ]
  )
  func displayName(tag: String, reader: String, expected: String) {
    #expect(LocaleData.displayName(of: tag, in: reader) == expected)
  }

  @Test(
    "text direction comes from the likely script",
    arguments: [
      ("ar", TextDirection.rightToLeft), ("he", .rightToLeft), ("fa-AF", .rightToLeft), ("ur", .rightToLeft),
      ("pa-PK", .rightToLeft), ("pa", .leftToRight), ("en", .leftToRight), ("ar-Latn", .leftToRight),
      ("", .leftToRight),
    ]
  )
  func direction(tag: String, expected: TextDirection) {
    #expect(LocaleData.textDirection(of: tag) == expected)
  }

  @Test(
    "matches readers with what is available",
    arguments: [
      (["zh-HK"], "zh-Hant"), (["zh-SG"], "zh-Hans"), (["pt-AO"], "pt-PT"), (["pt"], "pt-BR"),
      (["es-MX"], "es"),
      (["iw", "ar-EG"], "ar"), (["ja", "ko"], nil), ([], nil), (["not a tag", "pt"], "pt-BR"),
      (["en-GB", "ar"], "en"),
    ] as [([String], String?)]
  )
  func bestMatch(desired: [String], expected: String?) {
    let available = ["en", "ar", "zh-Hans", "zh-Hant", "pt-BR", "pt-PT", "es", "not a tag"]
    #expect(LocaleData.bestMatch(desired: desired, available: available) == expected)
  }

  @Test("nothing available matches nothing")
  func nothingAvailable() {
    #expect(LocaleData.bestMatch(desired: ["en"], available: []) == nil)
  }

  @Test("knows every locale of ICU by a canonical tag")
  func allLocales() {
    #expect(LocaleData.allLocales.count > 500)
    #expect(LocaleData.allLocales.contains("zh-Hant-TW"))
    #expect(LocaleData.allLocales.allSatisfy { LocaleData.canonical($0) != nil })
  }

  @Test("knows a locale by its tag just when it is in the list of all")
  func known() {
    let all = Set(LocaleData.allLocales)
    #expect(all.allSatisfy(LocaleData.isKnown))
    let scripts = ["Arab", "Cyrl", "Hans", "Hant", "Latn"]
    for tag in Set(all.map { LanguageSubtags(canonical: $0).language }).flatMap({ language in
      scripts.map { "\(language)-\($0)" }
    }) {
      #expect(LocaleData.isKnown(tag) == all.contains(tag), "\(tag)")
    }
    #expect(all.map { LanguageSubtags(canonical: $0).language }.filter { !LocaleData.isKnown($0) } == [])
    for tag in ["", "zz", "not a tag", "en-", "é"] { #expect(!LocaleData.isKnown(tag), "\(tag)") }
  }
}
