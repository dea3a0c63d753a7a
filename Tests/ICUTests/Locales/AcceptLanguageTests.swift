import Testing

@testable import ICU

@Suite("Accept-Language")
struct AcceptLanguageTests {
  @Test(
    "orders by weight, then by position, and leaves weight zero out",
    arguments: [
      ("pt-AO, pt;q=0.9, en;q=0.5", ["pt-AO", "pt", "en"]),
      ("en;q=0.5,zh-tw;q=0.8,ar", ["ar", "zh-TW", "en"]),
      ("da, en-gb;q=0.8, en;q=0.8", ["da", "en-GB", "en"]),
      ("es ; q = 0.3 ,\tiw", ["he", "es"]),
      ("fr;q=0, de;q=0.000, nl;q=0.001", ["nl"]),
      ("en, en;q=0.1", ["en"]),
      ("*", []), ("", []), (",,;", []), ("en;q=2, de;q=1.001, fr;q=x, it;q=0.1234, es;level=1", []),
      ("en\0, مرحبا, pt", ["pt"]),
    ]
  )
  func preferred(header: String, expected: [String]) {
    #expect(AcceptLanguage(header).preferred == expected)
  }

  @Test("reads 4 KB of a longer header and drops the item that is cut")
  func longHeader() {
    let header = String(repeating: "en;q=0.5,", count: 454) + "pt," + String(repeating: "ar,", count: 400_000)
    #expect(AcceptLanguage(header).preferred == ["pt", "ar", "en"])
  }

  @Test("looks at the hundred languages of most weight")
  func manyLanguages() {
    let letters = "abcdefghijklmnopqrstuvwxyz"
    let tags = letters.flatMap { first in letters.prefix(10).map { "q\(first)\($0)" } }
    let header = tags.map { "\($0);q=0.5" }.joined(separator: ",") + ",ar,pt;q=0.6,es;q=0"
    let accepted = AcceptLanguage(header)
    #expect(accepted.preferred == ["ar", "pt"] + tags.prefix(98))
    #expect(accepted.excluded == ["es"])
  }

  @Test(
    "says whether other languages are welcome",
    arguments: [("en, *;q=0", false), ("en, *", true), ("en", nil)] as [(String, Bool?)])
  func others(header: String, expected: Bool?) {
    #expect(AcceptLanguage(header).acceptsOthers == expected)
  }

  @Test(
    "never picks a language that the reader refuses",
    arguments: [
      ("pt-BR, pt;q=0", "pt-BR"), ("pt-AO, pt-PT;q=0", "pt-BR"), ("pt-AO, pt;q=0", nil), ("fr", nil),
      ("en;q=0.1, es;q=0, ar;q=0.05", "en"),
    ] as [(String, String?)]
  )
  func match(header: String, expected: String?) {
    let available = ["en", "ar", "pt-BR", "pt-PT", "es"]
    #expect(AcceptLanguage(header).best(among: available) == expected)
  }
}
