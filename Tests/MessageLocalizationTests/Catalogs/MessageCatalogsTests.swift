import Foundation
import Primitives
import Testing

@testable import MessageLocalization

@Suite("Layers of catalogs") struct MessageCatalogsTests {
  static let builtIn = [
    "en.json": #"{"a": "en a", "b": "en b", "c": "en c", "error.full": "{field} {message}"}"#,
    "pt-BR.json": #"{"a": "pt-BR a", "b": "pt-BR b"}"#,
    "pt-PT.json": #"{"a": "pt-PT a"}"#,
    "ar.json": #"{"a": "ar a"}"#,
    "zh-Hant.json": #"{"a": "zh-Hant a"}"#,
    "zh-Hans.json": #"{"a": "zh-Hans a"}"#,
  ]

  @Test(
    "A message comes from the nearest language that has it, key by key, and in the end from English",
    arguments: [
      ("a", "pt-BR", "pt-BR a"), ("a", "pt-AO", "pt-PT a"), ("b", "pt-AO", "pt-BR b"), ("c", "pt-AO", "en c"),
      ("a", "pt", "pt-BR a"), ("a", "zh-TW", "zh-Hant a"), ("a", "zh-HK", "zh-Hant a"),
      ("a", "zh", "zh-Hans a"),
      ("a", "zh-SG", "zh-Hans a"), ("a", "ar-EG", "ar a"), ("a", "fr", "en a"), ("a", "und", "en a"),
      ("a", "en-GB", "en a"), ("nothing", "ar", nil), ("", "ar", nil),
    ] as [(String, LanguageTag, String?)]
  )
  func fallback(key: String, locale: LanguageTag, expected: String?) {
    #expect(MessageCatalogs(builtIn: Self.builtIn).text(key, locale) == expected)
  }

  @Test("A layer is searched through the whole chain before the next layer is, and English only after all")
  func layerOrder() throws {
    let catalogs = MessageCatalogs(builtIn: Self.builtIn)
    try catalogs.addLayer(["a": "add-on pt-AO", "c": "add-on pt"], for: "pt-AO", as: .addOn)
    let first = try catalogs.addLayer(["a": "app pt"], for: "pt")
    try catalogs.addLayer(["b": "app en"], for: "en")
    #expect(catalogs.text("a", "pt-AO") == "app pt")
    #expect(catalogs.text("c", "pt-AO") == "add-on pt")
    #expect(catalogs.text("b", "pt-BR") == "pt-BR b")
    #expect(catalogs.text("b", "ar") == "app en")
    let second = try catalogs.addLayer(["a": "app pt, newer"], for: "pt")
    #expect(catalogs.text("a", "pt-AO") == "app pt, newer")
    second.remove()
    second.remove()
    #expect(catalogs.text("a", "pt-AO") == "app pt")
    first.remove()
    #expect(catalogs.text("a", "pt-AO") == "add-on pt-AO")
    #expect(first.locales == [])
  }

  @Test("A language that is not built in, and a region's form of one that is, are added at run time")
  func newLanguages() throws {
    let catalogs = MessageCatalogs(builtIn: Self.builtIn)
    #expect(catalogs.text("a", "eo") == "en a")
    try catalogs.addLayer(["a": "eo a"], for: "eo")
    let egyptian = try catalogs.addLayer(["a": "ar-EG a"], for: "ar-EG")
    #expect(catalogs.text("a", "eo") == "eo a")
    #expect(catalogs.text("b", "eo") == "en b")
    #expect(catalogs.text("a", "ar-EG") == "ar-EG a")
    #expect(catalogs.text("a", "ar") == "ar a")
    #expect(egyptian.locales == ["ar-EG"])
    #expect(
      catalogs.availableLocales == ["ar", "ar-EG", "en", "eo", "pt-BR", "pt-PT", "zh-Hans", "zh-Hant"]
    )
  }

  @Test("One message is overridden before every layer, also in an unknown language, and taken back")
  func overriding() throws {
    let catalogs = MessageCatalogs(builtIn: Self.builtIn)
    try catalogs.override("a", with: "mine", in: "ar")
    try catalogs.addLayer(["a": "app"], for: "ar")
    try catalogs.override("b", with: "mine too", in: "ar")
    try catalogs.override("a", with: "fr mine", in: "fr")
    #expect(catalogs.text("a", "ar-EG") == "mine")
    #expect(catalogs.text("b", "ar") == "mine too")
    #expect(catalogs.text("a", "fr-CA") == "fr mine")
    #expect(!catalogs.availableLocales.contains("fr"))
    #expect(throws: CatalogError.self) { try catalogs.override("a", with: "{", in: "ar") }
    #expect(catalogs.text("a", "ar") == "mine")
    try catalogs.override("a", with: nil, in: "ar")
    #expect(catalogs.text("a", "ar") == "app")
    #expect(catalogs.text("b", "ar") == "mine too")
  }

  @Test("A sentence is a key like any other, and its absence can go unreported")
  func sentences() throws {
    let catalogs = MessageCatalogs(builtIn: Self.builtIn)
    let reported = Lock<[String]>([])
    catalogs.onMissingKey = { key, locale in reported.withLock { $0.append("\(key) in \(locale)") } }
    try catalogs.addLayer(["Email can't be empty": "البريد مطلوب"], for: "ar")
    #expect(catalogs.text("Email can't be empty", "ar") == "البريد مطلوب")
    #expect(catalogs.message(for: "Email can't be empty", in: "eo", reportingMissing: false) == nil)
    #expect(reported.withLock { $0 } == [])
  }

  @Test(
    "A key that no layer has is reported once for each locale; a message that is only untranslated is not")
  func missing() {
    let catalogs = MessageCatalogs(builtIn: Self.builtIn)
    let reported = Lock<[String]>([])
    catalogs.onMissingKey = { key, locale in reported.withLock { $0.append("\(key) in \(locale)") } }
    for _ in 0..<3 {
      _ = catalogs.message(for: "no", in: "ar")
      _ = catalogs.reader(in: "ar").fullMessage(for: "no")
      _ = catalogs.message(for: "no", in: "pt-BR")
      _ = catalogs.message(for: "c", in: "ar")
    }
    #expect(reported.withLock { $0 } == ["no in ar", "no in pt-BR"])
  }

  @Test("A message for one language reads no other language's built-in file")
  func lazyReading() {
    let read = Lock<[String]>([])
    let catalogs = MessageCatalogs()
    catalogs.installBuiltInLayer(
      Self.builtIn.map { file in
        (
          file.key,
          {
            read.withLock { $0.append(file.key) }
            return Array(file.value.utf8)
          }
        )
      }
    )
    #expect(catalogs.availableLocales.count == 6)
    #expect(catalogs.text("a", "ar") == "ar a")
    #expect(catalogs.text("a", "ar") == "ar a")
    #expect(read.withLock { $0 } == ["ar.json"])
    #expect(catalogs.text("c", "ar") == "en c")
    #expect(read.withLock { $0 } == ["ar.json", "en.json"])
  }

  @Test("A broken built-in file is as good as absent, and a reload reads none of them again")
  func brokenBuiltIn() throws {
    let catalogs = MessageCatalogs(builtIn: ["en.json": #"{"a": "en a"}"#, "ar.json": #"{"a": "{"}"#])
    #expect(catalogs.text("a", "ar") == "en a")
    try catalogs.reload()
    #expect(catalogs.text("a", "ar") == "en a")
  }

  @Test("Observers hear of each change, and of nothing else")
  func observing() throws {
    let catalogs = MessageCatalogs(builtIn: Self.builtIn)
    let calls = Lock(0)
    let observation = catalogs.observe { calls.withLock { $0 += 1 } }
    func callsDuring(_ change: () throws -> Void) rethrows -> Int {
      let before = calls.withLock { $0 }
      try change()
      return calls.withLock { $0 } - before
    }
    #expect(try callsDuring { try catalogs.addLayer(["a": "x"], for: "eo") } == 1)
    #expect(callsDuring { catalogs.addLayer([]) } == 0)
    #expect(try callsDuring { try catalogs.override("a", with: "y", in: "eo") } == 1)
    #expect(try callsDuring { try catalogs.override("a", with: "y", in: "eo") } == 0)
    #expect(try callsDuring { try catalogs.override("a", with: nil, in: "eo") } == 1)
    #expect(try callsDuring { try catalogs.override("a", with: nil, in: "eo") } == 0)
    #expect(try callsDuring { try catalogs.reload() } == 0)
    #expect(callsDuring { _ = catalogs.text("a", "ar") } == 0)
    observation.cancel()
    #expect(try callsDuring { try catalogs.addLayer(["a": "x"], for: "eo") } == 0)
  }
}
