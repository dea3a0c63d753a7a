import Foundation
import JSONText
import MessageFormat
import Testing

@testable import MessageLocalization

@Suite("Catalogs") struct CatalogTests {
  @Test("A catalog holds messages, plural objects, sentences as keys, and metadata")
  func reading() throws {
    let json = """
      {
        "@@locale": "pt-BR",
        "@@last_modified": 2026,
        "presence.blank": "não pode ficar em branco",
        "@presence.blank": { "description": "Under a field", "placeholders": { "n": { "type": "int" }, "m": {} } },
        "count.tooFew": { "arg": "minimum", "one": "# item", "other": "# itens", "=0": "nenhum" },
        "Email can't be empty": "O e-mail não pode ficar vazio",
        "": "vazio",
        "名前": "nome"
      }
      """
    let catalog = try MessageCatalog(json: Data(json.utf8), file: "some/where/pt-BR.json")
    #expect(catalog.locale == "pt-BR")
    #expect(catalog.keys == ["presence.blank", "count.tooFew", "Email can't be empty", "", "名前"])
    #expect(
      catalog.entries.map(\.source) == [
        .pattern("não pode ficar em branco"),
        .choice(
          .init(
            .plural, on: "minimum",
            [
              .init("one", .pattern("# item")), .init("other", .pattern("# itens")),
              .init("=0", .pattern("nenhum")),
            ])),
        .pattern("O e-mail não pode ficar vazio"), .pattern("vazio"), .pattern("nome"),
      ]
    )
    #expect(catalog["count.tooFew"]?.position.description == "6:3")
    #expect(catalog["count.tooFew"]?.valuePosition.description == "6:19")
    #expect(
      catalog.metadata == [
        "presence.blank": CatalogMetadata(description: "Under a field", placeholders: ["n": "int", "m": nil])
      ]
    )
  }

  @Test("A plural object is about “count” when it names no argument")
  func defaultArgument() throws {
    let catalog = try MessageCatalog(json: Data(##"{"k": {"other": "#"}}"##.utf8), file: "en.json")
    #expect(catalog["k"]?.source == .choice(.init(.plural, on: "count", [.init("other", .pattern("#"))])))
  }

  @Test("Keys that are canonically equivalent find each other, and are listed once")
  func equivalentKeys() throws {
    let catalog = try MessageCatalog(locale: "en", messages: ["caf\u{E9}": "coffee"])
    #expect(catalog["cafe\u{301}"]?.key == "café")
    #expect(throws: CatalogError.self) {
      try MessageCatalog(json: Data("{\"caf\u{E9}\": \"a\", \"cafe\u{301}\": \"b\"}".utf8), file: "en.json")
    }
  }

  @Test(
    "The language is that of the file's name or of “@@locale”, which agree",
    arguments: [
      ("{}", "pt-BR.json", "pt-BR"), ("{}", "/a.b/zh_hant.json", "zh-Hant"), ("{}", "C:\\x\\iw.json", "he"),
      (#"{"@@locale": "eo"}"#, "messages.json", "eo"),
      (#"{"@@locale": "zh_Hant"}"#, "zh-Hant.json", "zh-Hant"),
      (#"{"@@locale": "eo"}"#, "", "eo"), (#"{"@@locale": "he"}"#, "iw.json", "he"),
      ("{}", "gsw.json", "gsw"),
    ] as [(String, String, LanguageTag)]
  )
  func language(json: String, file: String, locale: LanguageTag) throws {
    #expect(try MessageCatalog(json: Data(json.utf8), file: file).locale == locale)
  }

  @Test("Messages from a dictionary are compiled, and a broken one is named by its key")
  func dictionary() throws {
    let catalog = try MessageCatalog(locale: "eo", messages: ["b": "du", "a": "unu"])
    #expect(catalog.keys == ["a", "b"])
    let error = #expect(throws: CatalogError.self) {
      try MessageCatalog(locale: "eo", messages: ["b": "x\n {n", "a": "unu"])
    }
    #expect(error?.file == "<messages in eo>")
    #expect(error?.key == "b")
    #expect(error?.line == 2)
  }

  @Test("Every fault is gathered for tools, and what is good is kept")
  func collecting() {
    let json = """
      {"a": 1, "b": "good",
       "b": "again", "c": "{",
       "@d": "", "e": {"one": "#"}}
      """
    let (catalog, errors) = MessageCatalog.readCollectingErrors(Array(json.utf8), file: "en.json")
    #expect(catalog.keys == ["b"])
    #expect(
      errors.map { [$0.key, $0.line.map(String.init)] } == [
        ["a", "1"], ["b", "2"], ["c", "2"], ["@d", "3"], ["e", "3"],
      ])
  }
}
