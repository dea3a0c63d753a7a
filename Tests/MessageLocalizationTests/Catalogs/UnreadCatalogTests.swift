import JSONText
import MessageFormat
import Testing

@testable import MessageLocalization

@Suite("A catalog whose messages are read when they are needed")
struct UnreadCatalogTests {
  @Test("has the messages of the whole reading", arguments: MessageCatalogs.builtInFiles.map(\.name).sorted())
  func builtIn(name: String) throws {
    let file = try #require(MessageCatalogs.builtInFiles.first { $0.name == name })
    try expectSame(file.bytes(), file: name)
  }

  @Test(
    "has them in any form",
    arguments: [
      ("eo.json", ##"{"a.full": "A", "a": {"one": "#", "other": "\u00e9\n"}, "@a": {"description": "b"}}"##),
      ("eo.json", #"{"@@locale": "eo", "@@syntax": "mf2", "a": "{$b}", "c": {"mf1": "{d}"}, "e": ""}"#),
      ("messages.json", #"{"@@locale": "zh-Hant-TW", "label.名": "名", "": "x", "\u0061": "y"}"#),
      ("eo.json", "{}"), ("eo.json", "\u{FEFF}{\"a\": \"b\"}"),
    ])
  func forms(file: String, json: String) throws { try expectSame(Array(json.utf8), file: file) }

  private func expectSame(_ bytes: [UInt8], file: String) throws {
    let unread = try #require(MessageCatalog(unread: CatalogBytes(copying: bytes), file: file))
    let read = try MessageCatalog.read(bytes, file: file)
    #expect(unread.locale == read.locale)
    #expect(unread.keys == read.keys)
    #expect(unread.metadata == read.metadata)
    #expect((unread.hasLabels, unread.hasOptionLabels) == (read.hasLabels, read.hasOptionLabels))
    for (index, entry) in read.entries.enumerated() {
      let one = try #require(unread.entry(at: index))
      #expect(one.key == entry.key)
      #expect(one.source == entry.source, "\(entry.key)")
      #expect(unread[entry.key]?.source == read[entry.key]?.source)
      #expect(unread.places(of: entry.key)?.full == read.places(of: entry.key)?.full)
    }
    #expect(unread.entries.map(\.valuePosition.line) == read.entries.map(\.valuePosition.line))
  }

  @Test(
    "is absent where it is broken as a whole",
    arguments: [
      "", "[]", "{", #"{"a": "b", "a": "c"}"#, #"{"@@locale": "de", "a": "b"}"#, #"{"@@locale": 1}"#,
      #"{"@@syntax": "x"}"#, #"{"a": "b"} c"#, "{\"a\": \"\u{0}\"}",
    ])
  func broken(json: String) {
    #expect(MessageCatalog(unread: CatalogBytes(copying: Array(json.utf8)), file: "eo.json") == nil)
  }

  @Test("lacks a message that is broken, and has the others")
  func brokenMessage() throws {
    let json = ##"{"a": 1, "b": {"plural": "n", "one": "#"}, "c": "d"}"##
    let catalog = try #require(
      MessageCatalog(unread: CatalogBytes(copying: Array(json.utf8)), file: "eo.json"))
    #expect(catalog["a"] == nil)
    #expect(catalog["b"] == nil)
    #expect(catalog["c"]?.source == .pattern("d"))
    #expect(catalog.entries.map(\.key) == ["c"])
  }
}
