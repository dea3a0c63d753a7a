import MessageFormat
import Primitives
import Testing

@testable import MessageLocalization

@Suite("The message of a code that a language does not translate") struct GeneralMessageTests {
  private static let builtIn = [
    "en.json":
      #"{"invalid": "en", "id": "en id", "id.digit": "en digit", "id.shape": "en shape", "report.end": "en end", "plain": "en plain"}"#,
    "de.json": #"{"invalid": "de", "id": "de id", "id.shape": "de shape"}"#,
    "fr.json": #"{"invalid": "fr", "id.shape": "[{field} ]fr shape"}"#,
    "es.json": #"{"invalid": "es", "id.digit": "es digit"}"#,
  ]

  @Test(
    "is a more general one of the language, before any other language",
    arguments: [
      ("id.shape", "de", "de shape"), ("id.digit", "de", "de id"), ("id.digit", "de-AT", "de id"),
      ("plain", "de", "de"), ("id.digit", "fr", "fr"), ("id.digit", "fr-CA", "fr"),
      ("id.digit", "en", "en digit"),
      ("report.end", "de", "en end"),
      // What no catalog has is not hidden by a general message, unless that is about the same family.
      ("id.own", "de", "de id"), ("id.own", "en", "en id"), ("own.id", "de", nil), ("own", "de", nil),
      ("id.own", "fr", "en id"),
      // Catalan has no catalog.
      ("id.digit", "ca", "es digit"), ("id.shape", "gl-ES", "en shape"), ("invalid", "eu", "es"),
      ("id.digit", "tlh", "en digit"),
    ] as [(String, LanguageTag, String?)]
  )
  func order(code: String, locale: LanguageTag, expected: String?) {
    let reader = MessageCatalogs(builtIn: Self.builtIn).reader(in: locale)
    #expect(text(reader.message(ofCode: code, .inline)) == expected)
    if let expected, case .inline(let message, _) = reader.fullMessage(ofCode: code) {
      #expect(text(message) == expected)
    }
  }

  @Test("is searched in every layer before a more general one is")
  func layers() throws {
    let catalogs = MessageCatalogs(builtIn: Self.builtIn)
    try catalogs.addLayer(["invalid": "app", "id": "app id"], for: "de")
    #expect(text(catalogs.reader(in: "de").message(ofCode: "id.shape", .inline)) == "de shape")
    #expect(text(catalogs.reader(in: "de").message(ofCode: "id.digit", .inline)) == "app id")
    try catalogs.addLayer(["id.digit": "app digit"], for: "de-AT")
    #expect(text(catalogs.reader(in: "de-AT").message(ofCode: "id.digit", .inline)) == "app digit")
    // What a region says in detail is nearer than what the language says in general.
    #expect(text(catalogs.reader(in: "de").message(ofCode: "id.digit", .inline)) == "app digit")
  }

  @Test("is not looked for in a more general one where the key is a label, a word or a text of a report")
  func exactKeys() {
    let reader = MessageCatalogs(builtIn: Self.builtIn).reader(in: "de")
    #expect(text(reader.message(for: "id.digit")) == "en digit")
    for key in [
      "field.name", "script.Latn", "value.true", "character.U+0020", "report.end", "error.full", "invalid",
    ] {
      #expect(GeneralKeys.keys(for: key) == [])
    }
    #expect(GeneralKeys.keys(for: "id.digit") == ["id", "invalid"])
    #expect(GeneralKeys.keys(for: "notAllowed") == ["invalid"])
  }

  @Test("is reported as missing where no catalog has it")
  func reports() {
    let catalogs = MessageCatalogs(builtIn: Self.builtIn)
    let missing = Reports()
    catalogs.onMissingKey = { key, locale in missing.add("\(key) \(locale)") }
    for code in ["id.digit", "id.own", "own.id"] {
      _ = catalogs.reader(in: "de").message(ofCode: code, .standalone)
      _ = catalogs.reader(in: "de").fullMessage(ofCode: code)
    }
    #expect(missing.all == ["id.own de", "own.id de"])
  }

  @Test(
    "is not the text of a key",
    arguments: [
      ("password.tooWeak", true), ("pw.short", true), ("a.b.c", true), ("slots.2", true), ("a-b.c_d", true),
      ("Required", false), ("Required.", false), (".short", false), ("a..b", false), ("3.5", false),
      ("Too short", false), ("a.b c", false), ("é.short", false), ("{n}.a", false), ("", false), (".", false),
    ]
  )
  func keys(text: String, isKey: Bool) { #expect(text.looksLikeMessageKey == isKey) }
}

@Suite("Catalogs of regions") struct RegionalCatalogTests {
  @Test(
    "serve readers of the language and script who have nothing nearer",
    arguments: [
      (
        "zh-TW.json", ["zh-TW", "zh-Hant-TW", "zh-Hant", "zh-HK", "zh-MO"], ["zh", "zh-CN", "zh-Hans", "en"]
      ),
      ("zh-HK.json", ["zh-HK", "zh-Hant-HK", "zh-MO", "zh-Hant", "zh-TW"], ["zh-Hans"]),
      ("es-MX.json", ["es", "es-ES", "es-AR", "es-MX"], ["pt"]),
      ("pt-BR.json", ["pt", "pt-PT", "pt-AO", "pt-BR"], []),
      ("sr-Latn.json", ["sr-Latn-RS", "sr-Latn"], ["sr", "sr-RS"]),
    ] as [(String, [LanguageTag], [LanguageTag])]
  )
  func served(file: String, readers: [LanguageTag], others: [LanguageTag]) {
    let catalogs = MessageCatalogs(builtIn: ["en.json": #"{"a": "en"}"#, file: #"{"a": "here"}"#])
    for reader in readers { #expect(catalogs.text("a", reader) == "here", "\(reader)") }
    for reader in others { #expect(catalogs.text("a", reader) != "here", "\(reader)") }
  }

  @Test("come after the language itself, in every layer")
  func language() throws {
    let catalogs = MessageCatalogs(builtIn: [
      "zh-Hant.json": #"{"a": "zh-Hant"}"#, "en.json": #"{"a": "en", "b": "en"}"#,
    ])
    try catalogs.addLayer(["a": "tw", "b": "tw"], for: "zh-TW")
    #expect(catalogs.text("a", "zh-HK") == "zh-Hant")
    #expect(catalogs.text("b", "zh-HK") == "tw")
    #expect(catalogs.text("a", "zh-TW") == "tw")
  }

  @Test(
    "follow the plural rules and the digits of the reader",
    arguments: [
      ("pt", 0, "0 um"), ("pt-BR", 0, "0 um"), ("pt-PT", 0, "0 mais"), ("pt-AO", 0, "0 mais"),
      ("pt-MZ", 1, "1 um"),
      ("pt-AO", 2_000_000, "2 000 000 muitos"),
    ] as [(LanguageTag, Int, String)]
  )
  func rules(locale: LanguageTag, number: Int, expected: String) {
    let catalogs = MessageCatalogs(builtIn: [
      "pt-BR.json": ##"{"a": {"plural": "n", "one": "# um", "many": "# muitos", "other": "# mais"}}"##,
      "pt-PT.json": #"{"b": "x"}"#,
    ])
    let message = catalogs.message(for: "a", in: locale)
    let text = message?.pattern.format(["n": .integer(number)], isolating: false)
    #expect(text?.replacing("\u{A0}", with: " ") == expected)
  }
}

/// What a hook was told.
private final class Reports: Sendable {
  private let lines = Lock<[String]>([])
  func add(_ line: String) { lines.withLock { $0.append(line) } }
  var all: [String] { lines.withLock { $0 } }
}
