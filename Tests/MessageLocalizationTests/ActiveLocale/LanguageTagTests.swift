import Foundation
import ICU
import Testing

@testable import MessageLocalization

@Suite("Language tags") struct LanguageTagTests {
  @Test(
    "A tag is read into its canonical form, and what is none is nil",
    arguments: [
      ("pt-br", "pt-BR"), ("PT_br", "pt-BR"), ("iw", "he"), ("zh-TW", "zh-TW"), ("zh_hant_tw", "zh-Hant-TW"),
      ("sr-latn", "sr-Latn"), ("en-u-nu-arab", "en-u-nu-arab"), ("und", "und"),
      ("", nil), ("no such thing", nil), ("pt-", nil), ("é", nil), ("\u{0}", nil), ("en\n", nil), ("٢٣", nil),
      (String(repeating: "a-", count: 500_000), nil),
    ] as [(String, String?)]
  )
  func canonical(text: String, identifier: String?) {
    #expect(LanguageTag(text)?.identifier == identifier)
  }

  @Test("The tags of the built-in catalogs, which are not read by ICU, are as ICU has them")
  func builtInTags() throws {
    let catalogs = MessageCatalogs.builtInFiles.map { String($0.name.dropLast(".json".count)) }
    #expect(Set(BuiltInTags.tags.map(\.identifier)) == Set(catalogs).union(["pt", "zh"]))
    for tag in BuiltInTags.tags {
      let text = tag.identifier
      #expect(LocaleData.canonical(text) == text)
      #expect(BuiltInTags.contain(text))
      #expect(LanguageTag(text) == tag)
      #expect(LanguageTag(stringLiteral: text) == tag)
      // Every other text goes to ICU, also a tag in another letter case.
      for other in [
        text + "\0", "\0" + text, text + "-AO", text.uppercased() + "-AO", String(text.dropLast()),
      ] {
        #expect(!BuiltInTags.contain(other) || LocaleData.canonical(other) == other)
      }
      #expect(!BuiltInTags.contain("\0" + text))
      #expect(LanguageTag(text.uppercased()) == tag)
    }
  }

  @Test("A literal that is not a tag is the undetermined language")
  func literal() {
    #expect(("no such thing" as LanguageTag) == .undetermined)
    #expect(("iw" as LanguageTag).identifier == "he")
    #expect(("en" as LanguageTag) == .english)
  }

  @Test("A tag is coded as a string, and text that is not a tag is refused")
  func coding() throws {
    let data = try JSONEncoder().encode(["zh-Hant", "ar"] as [LanguageTag])
    #expect(String(decoding: data, as: UTF8.self) == "[\"zh-Hant\",\"ar\"]")
    #expect(try JSONDecoder().decode([LanguageTag].self, from: data) == ["zh-Hant", "ar"])
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([LanguageTag].self, from: Data("[\"no such thing\"]".utf8))
    }
  }

  @Test(
    "Text starts from the side of its script",
    arguments: [
      ("ar", .rightToLeft), ("he", .rightToLeft), ("az", .leftToRight), ("az-Arab", .rightToLeft),
      ("zh-Hant", .leftToRight), ("und", .leftToRight),
    ] as [(LanguageTag, LanguageTag.TextDirection)]
  )
  func direction(tag: LanguageTag, direction: LanguageTag.TextDirection) {
    #expect(tag.textDirection == direction)
  }

  @Test(
    "A language is named for readers of another, and in itself",
    arguments: [
      ("zh-Hans", "pt", "chinês simplificado"), ("ar", "en", "Arabic"), ("eo", "es", "esperanto"),
    ] as [(LanguageTag, LanguageTag, String)]
  )
  func names(tag: LanguageTag, reader: LanguageTag, name: String) {
    #expect(tag.displayName(in: reader) == name)
    #expect(("ar" as LanguageTag).ownName == "العربية")
  }
}
