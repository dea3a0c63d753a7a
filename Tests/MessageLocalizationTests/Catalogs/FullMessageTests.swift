import MessageFormat
import Testing

@testable import MessageLocalization

@Suite("Messages that name their field") struct FullMessageTests {
  static let builtIn = [
    "en.json": #"{"a": "en a", "b": "en b", "error.full": "en join"}"#,
    "zh-Hans.json": #"{"a": "zh a", "error.full": "zh join"}"#,
    "ar.json": #"{"a": "ar a", "a.full": "ar full a", "c.full": "ar full c", "error.full": "ar join"}"#,
  ]

  /// What was found, as words.
  private static func found(_ catalogs: MessageCatalogs, _ key: String, _ locale: LanguageTag) -> String? {
    switch catalogs.reader(in: locale).fullMessage(for: key) {
    case .sentence(let message): "sentence " + (text(message) ?? "")
    case .inline(let message, let join): "\(text(message) ?? "") by \(text(join) ?? "none")"
    case nil: nil
    }
  }

  @Test(
    "The full form is taken where the language has it, else the inline form with the join of its own language",
    arguments: [
      ("a", "ar", "sentence Ar full a"), ("a", "ar-EG", "sentence Ar full a"),
      ("c", "ar", "sentence Ar full c"),
      ("b", "ar", "en b by En join"), ("a", "zh-CN", "zh a by Zh join"), ("b", "zh-CN", "en b by En join"),
      ("a", "en", "en a by En join"), ("nothing", "ar", nil), ("error", "ar", nil), ("a.full", "en", nil),
    ] as [(String, LanguageTag, String?)]
  )
  func forms(key: String, locale: LanguageTag, expected: String?) {
    #expect(Self.found(MessageCatalogs(builtIn: Self.builtIn), key, locale) == expected)
  }

  @Test("An application's inline form is not passed over for a built-in full form")
  func applicationInline() throws {
    let catalogs = MessageCatalogs(builtIn: Self.builtIn)
    let layer = try catalogs.addLayer(["a": "app a"], for: "ar")
    #expect(Self.found(catalogs, "a", "ar") == "app a by Ar join")
    #expect(Self.found(catalogs, "c", "ar") == "sentence Ar full c")
    layer.remove()
    #expect(Self.found(catalogs, "a", "ar") == "sentence Ar full a")
    try catalogs.override("a.full", with: "my full a", in: "ar")
    #expect(Self.found(catalogs, "a", "ar") == "sentence My full a")
    #expect(catalogs.text("a", "ar") == "ar a")
  }

  @Test("A language without a join of its own takes the English one")
  func newLanguage() throws {
    let catalogs = MessageCatalogs(builtIn: Self.builtIn)
    try catalogs.addLayer(["a": "eo a"], for: "eo")
    #expect(Self.found(catalogs, "a", "eo") == "eo a by En join")
    #expect(Self.found(MessageCatalogs(builtIn: ["ar.json": #"{"a": "ar a"}"#]), "a", "ar") == "ar a by none")
  }

  @Test("A message that marks its label has all readings, and an override of it changes all of them")
  func marked() throws {
    let catalogs = MessageCatalogs(builtIn: [
      "en.json":
        #"{"a": "[the field {field} ]is en", "b": "[{field}: ]b", "b.full": "explicit", "error.full": "join"}"#,
      "ar.json":
        #"{"a": {"select": "x", "other": "[{field} ]ar"}, "a.full": "ar full", "error.full": "join"}"#,
    ])
    #expect(Self.found(catalogs, "a", "en") == "sentence The field {field} is en")
    #expect(Self.found(catalogs, "b", "en") == "sentence Explicit")
    #expect(Self.found(catalogs, "a", "ar") == "sentence Ar full")
    let reader = catalogs.reader(in: "en")
    #expect(
      MessageReading.allCases.map { text(reader.message(for: "a", $0)) } == [
        "is en", "Is en", "The field {field} is en",
      ])
    try catalogs.override("a", with: "is mine", in: "ar")
    #expect(Self.found(catalogs, "a", "ar") == "is mine by Join")
    try catalogs.override("a", with: "[{field}: ]is mine", in: "ar")
    #expect(Self.found(catalogs, "a", "ar") == "sentence {field}: is mine")
    #expect(catalogs.text("a", "ar") == "is mine")
  }
}
