import MessageLocalization
import Testing

@testable import LocalizedValidation

@Suite("The preview of a language") struct CatalogPreviewTests {
  private static func preview(_ locale: LanguageTag) throws -> CatalogPreview {
    CatalogPreview(of: locale, in: MessageCatalogs.builtIn(), label: "Ω &")
  }

  @Test("shows every sentence of every message, with values for its arguments", arguments: builtInLocales)
  func complete(locale: LanguageTag) throws {
    let preview = try Self.preview(locale)
    let catalogs = MessageCatalogs.builtIn()
    let keys = Set(catalogs.keys(in: .english).filter { !$0.hasSuffix(".full") || $0 == "error.full" })
    #expect(Set(preview.sentences.map(\.key)) == keys)
    for sentence in preview.sentences {
      #expect(sentence.texts.allSatisfy { !$0.isEmpty && !$0.contains("{") }, "\(sentence)")
      #expect(Set(preview.sentences.filter { $0.key == sentence.key }.map(\.form)).contains(sentence.form))
    }
    let lengths = preview.sentences.filter { $0.key == "length.tooShort" }
    // A language may say two plural categories alike, but not all.
    #expect(Set(lengths.map(\.texts)).count >= 4, "each unit has its own sentence: \(lengths)")
    #expect(lengths.allSatisfy { $0.texts.count == 3 && $0.texts[2].contains("Ω &") })
  }

  @Test("shows each plural form of a language by a number for which it is chosen")
  func numbers() throws {
    let forms = try Self.preview("ar").sentences.filter { $0.key == "count.tooFew" }
    #expect(forms.map(\.form) == ["zero", "one", "two", "few", "many", "other"])
    let english = try Self.preview("en").sentences.filter { $0.key == "count.tooFew" }
    #expect(english.map(\.form) == ["one", "other"])
    #expect(english.map { $0.texts[0].contains("1") } == [true, false])
  }

  @Test("is one page of HTML in the direction of the language")
  func html() throws {
    let page = try Self.preview("ar").html(descriptions: ["presence.blank": "A <b> & \"c\""])
    #expect(page.hasPrefix("<!doctype html>\n<html lang=\"ar\" dir=\"rtl\">"))
    #expect(page.contains("<p>A &lt;b&gt; &amp; &quot;c&quot;</p>"))
    #expect(page.contains("Ω &amp;") && !page.contains("Ω &<"))
    #expect(!page.contains("http://") || !page.contains("src="))
    #expect(try Self.preview("pt-AO").html().contains("<html lang=\"pt-AO\" dir=\"ltr\">"))
  }
}
