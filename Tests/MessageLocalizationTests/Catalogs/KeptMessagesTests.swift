import MessageFormat
import Primitives
import Testing

@testable import MessageLocalization

@Suite("Messages that are kept") struct KeptMessagesTests {
  private static let builtIn = [
    "en.json": #"{"a": "en a", "b": "{n, plural, one {# b} other {# bs}}"}"#,
    "pt-BR.json": #"{"a": "pt-BR a"}"#,
    "ar.json": #"{"a": "ar a", "b": "{n, plural, other {# ب}}"}"#,
  ]

  private static func kept(_ catalogs: MessageCatalogs) -> KeptMessages {
    catalogs.state.withLock { $0.kept }
  }

  @Test("Tags that find the same catalogs share what was looked up, and are bounded themselves")
  func tags() {
    let catalogs = MessageCatalogs(builtIn: Self.builtIn)
    let first = catalogs.messages(in: "pt-BR-x-0")
    for number in 0..<1_000 {
      let tag = LanguageTag("pt-BR-x-\(number)") ?? "und"
      #expect(catalogs.messages(in: tag) === first)
      #expect(catalogs.text("a", tag) == "pt-BR a")
    }
    let unknown = catalogs.messages(in: "qaa")
    #expect(catalogs.messages(in: "qab-Latn-BR") === unknown)
    #expect(catalogs.messages(in: "tlh-x-1") === unknown)
    let kept = Self.kept(catalogs)
    #expect(kept.tagCount <= 256)
    #expect(kept.chainCount == 2)
  }

  @Test("A catalog of a variant or of private use is still found by its tag, and by that alone")
  func variants() throws {
    let catalogs = MessageCatalogs(builtIn: Self.builtIn)
    try catalogs.addLayer(["a": "arr"], for: "en-x-pirate")
    try catalogs.addLayer(["a": "valencià"], for: "ca-valencia")
    #expect(catalogs.text("a", "en-x-pirate") == "arr")
    #expect(catalogs.text("a", "en-x-ninja") == "en a")
    #expect(catalogs.text("a", "ca-ES-valencia") == "en a")
    #expect(catalogs.text("a", "ca-valencia-x-1") == "valencià")
  }

  @Test("Locales of one language keep their own digits, whichever was used first")
  func digits() {
    let catalogs = MessageCatalogs(builtIn: Self.builtIn)
    let texts = ["ar-EG", "ar-AE", "ar-EG-x-1", "ar-AE-x-1", "ar-EG-u-nu-latn"].map { tag in
      catalogs.message(for: "b", in: LanguageTag(tag) ?? "und")?.pattern.format(
        ["n": .integer(25)], isolating: false)
    }
    #expect(texts == ["٢٥ ب", "25 ب", "٢٥ ب", "25 ب", "25 ب"])
  }

  @Test("A large catalog is referred to, not copied, and what is compiled for a locale counts")
  func size() throws {
    let messages = Dictionary(uniqueKeysWithValues: (0..<5_000).map { ("key.\($0)", "{n} of \($0)") })
    let catalogs = MessageCatalogs(builtIn: Self.builtIn)
    try catalogs.addLayer(messages, for: "pt-BR")
    let empty = Self.kept(catalogs).compiled.bytes
    #expect(empty == 0)
    #expect(catalogs.text("key.1", "pt-BR") == "{n} of 1")
    let first = Self.kept(catalogs).compiled.bytes
    #expect(first < 5_000 * 8 + 2_000)
    // The same places serve a second tag; another digits' locale has places of its own, and one compiled message.
    #expect(catalogs.text("key.1", "pt-BR-x-1") == "{n} of 1")
    #expect(Self.kept(catalogs).compiled.bytes == first)
    #expect(catalogs.text("key.1", "pt-BR-u-nu-thai") == "{n} of 1")
    #expect(Self.kept(catalogs).compiled.bytes < 2 * first + 2_000)
  }

  @Test("When too much was compiled, all is forgotten")
  func forgetting() throws {
    let layer = Layer(
      id: 1, rank: .application,
      slots: Layer.slots([try MessageCatalog(locale: "ar", messages: ["a": "{n}"])]))
    var kept = KeptMessages(mostTags: 3, mostChains: 2, mostBytes: 5_000)
    func keep(_ tag: LanguageTag) -> String? {
      let messages = kept.messages(in: tag) ?? LocaleMessages(tag, in: [layer], compiled: kept.compiled)
      let shared = kept.keep(messages, for: tag)
      return text(shared.message(for: "a"))
    }
    for tag in ["ar", "ar-EG", "ar-AE", "ar-MA", "ar-LB", "ar-SY", "ar-x-1", "ar-x-2", "ar-x-3"]
      as [LanguageTag]
    {
      #expect(keep(tag) == "{n}")
      #expect(kept.tagCount <= 3 && kept.chainCount <= 2)
    }
    for _ in 0..<100 {
      for tag in ["ar-EG", "ar-AE"] as [LanguageTag] { _ = keep(tag) }
      kept.compiled.add(2_000)
      #expect(kept.compiled.bytes < 8_000)
    }
  }

  @Test("Missing keys are remembered by number and by size")
  func missing() {
    let missing = MissingMessages()
    missing.handler = { _, _ in }
    for number in 0..<20_000 { missing.report("k\(number)", "ar") }
    #expect(missing.remembered.pairs == 10_000)
    let large = MissingMessages()
    large.handler = { _, _ in }
    for number in 0..<100 { large.report(String(repeating: "é", count: 20_000) + "\(number)", "ar") }
    #expect(large.remembered.bytes <= 1 << 20)
    #expect(large.remembered.pairs == 26)
  }
}
