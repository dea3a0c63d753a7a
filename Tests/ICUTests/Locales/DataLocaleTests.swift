import Testing

@testable import ICU

@Suite("Tags under which data is opened") struct DataLocaleTests {
  @Test(
    "A tag is cut down to the nearest one that ICU has data for",
    arguments: [
      ("en-US", "en-US"), ("en-US-x-1", "en-US"), ("en-US-abcde-1996", "en-US"), ("en-XX", "en"),
      ("en-Latn-US", "en-US"), ("en_us", "en-US"), ("iw", "he"),
      ("zh-TW", "zh-Hant-TW"), ("zh-Hant", "zh-Hant"), ("zh-Hant-XX", "zh-Hant"), ("zh-CN", "zh-Hans-CN"),
      ("sr-ME", "sr-Latn-ME"), ("pt-AO", "pt-AO"), ("es-419", "es-419"), ("ca-valencia", "ca"),
      ("az-Arab", "az"), ("ar-EG-u-nu-latn", "ar-EG-u-nu-latn"),
      ("fa-IR-a-foo-u-ca-persian-fw-mon-nu-latn-x-ca-roc", "fa-IR-u-ca-persian-nu-latn"),
      ("ja-t-en-u-ca-japanese", "ja-u-ca-japanese"), ("de-u-co-phonebk", "de"),
      ("en-US-u-va-posix", "en-US-u-va-posix"), ("th-TH-u-nu", "th-TH-u-nu"),
      // Languages of which CLDR has plural rules and no more, and those that it does not know at all.
      ("wa", "wa"), ("tlh", "und"), ("qaa-Latn-BR", "und"), ("x-pirate", "und"), ("und", "und"), ("", "und"),
    ]
  )
  func nearest(tag: String, expected: String) {
    #expect(LocaleData.dataTag(tag) == expected)
  }

  @Test("A tag that is not well-formed has none", arguments: ["-", "e", "en-", "en-US-\u{0}", "عربي"])
  func malformed(tag: String) {
    #expect(LocaleData.dataTag(tag) == nil)
    #expect(throws: ICUError.self) { try NumberSymbols(locale: tag) }
    #expect(throws: ICUError.self) { try PluralRules(locale: tag) }
    #expect(throws: ICUError.self) { try ListFormat(locale: tag) }
    #expect(throws: ICUError.self) { try ArgumentFormat(locale: tag, pattern: "{0,number}") }
  }

  @Test("Only the extensions that are asked for are kept")
  func keys() {
    let tag = "de-u-ca-buddhist-co-phonebk-nu-latn"
    #expect(LocaleData.dataTag(tag, keeping: []) == "de")
    #expect(LocaleData.dataTag(tag, keeping: LocaleData.collationKeys) == "de-u-co-phonebk")
  }

  @Test("Whatever tags come, the names that data is opened under are few")
  func bound() {
    let letters = "abcdefghijklmnopqrstuvwxyz"
    var tags: [String] = []
    for first in letters {
      for second in letters {
        tags.append("q\(first)\(second)")
        tags.append("pt-\(first)\(second)")
        tags.append("pt-BR-\(first)\(second)abc")
        tags.append("pt-BR-x-\(first)\(second)")
        tags.append("pt-Qa\(first)\(second)")
      }
    }
    let names = Set(tags.map { LocaleData.dataTag($0) ?? "malformed" })
    #expect(names.isSubset(of: Set(LocaleData.allLocales + ["und"])))
    #expect(names.count < 20)
  }

  @Test("Extensions are too many to list: after the first ones of a process, new ones do not count")
  func extensions() {
    let list = OpenedExtensions(limit: 2)
    func tag(_ tag: String) -> String? {
      LocaleData.dataTag(tag, keeping: LocaleData.formattingKeys, in: list)
    }
    #expect(tag("ar-u-ca-islamic") == "ar-u-ca-islamic")
    #expect(tag("ar-u-ca-coptic") == "ar-u-ca-coptic")
    #expect(tag("ar-u-ca-buddhist") == "ar")
    #expect(tag("ar-u-ca-islamic") == "ar-u-ca-islamic")
    // Latin digits are one tag for each locale.
    #expect(tag("ar-u-nu-latn") == "ar-u-nu-latn")
  }
}
