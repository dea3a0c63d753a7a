import Foundation
import MessageFormat
import Randomness
import Testing

@testable import MessageLocalization

@Suite("The quick check of catalog files")
struct PlainCatalogTests {
  private static func isPlain(_ json: String) -> Bool { PlainCatalog.isValid(Array(json.utf8), for: "pt-BR") }

  @Test("accepts the catalogs of the library", arguments: MessageCatalogs.builtInFiles.map(\.name))
  func builtIn(name: String) throws {
    let file = try #require(MessageCatalogs.builtInFiles.first { $0.name == name })
    let locale = try #require(CatalogFileName.locale(of: name))
    #expect(PlainCatalog.isValid(file.bytes(), for: locale))
  }

  @Test(
    "leaves to the reader what it does not know",
    arguments: [
      "", "{}", "[]", #"{"a": 1}"#, #"{"a": "x",}"#, #"{"a": "x"} x"#, #"{"a": "x", "a": "y"}"#,
      #"{"a": "{"}"#, #"{"a": "}"}"#, #"{"a": "{n"}"#, #"{"a": "{n, number}"}"#, #"{"a": "'{n}'"}"#,
      #"{"a": "{n, plural, one {x}}"}"#, #"{"a": "{n, plural, other {x} other {y}}"}"#,
      #"{"a": "{n, plural, many more {x} other {y}}"}"#, #"{"a": "{n, plural, offset:1 other {y}}"}"#,
      #"{"a": "{n, select, other {y}"}"#, #"{"a": "\u0041"}"#, #"{"é": "x"}"#,
      #"{"@@locale": "pt", "a": "x"}"#,
      #"{"@a": "x", "b": "y"}"#, #"{"a": {"one": "x"}}"#, #"{"a": {"other": "x", "other": "y"}}"#,
      #"{"a": {"arg": "n m", "other": "y"}}"#, #"{"a": {"select": "n", "plural": "n", "other": "y"}}"#,
      #"{"a": {"other": "y", "select": "n"}}"#, #"{"a": {"select": "n", "=0": "x", "other": "y"}}"#,
      #"{"a": {"select": "n", "a": {"one": "x"}, "other": "y"}}"#, #"{"a": {"select": "n", "other": ["y"]}}"#,
      #"{"a": {"more": "x", "other": "y"}}"#, #"{"a": \#(PlainCatalogTests.deep(9))}"#, "{\"a\": \"\u{7}\"}",
    ])
  func doubt(json: String) { #expect(!Self.isPlain(json)) }

  /// Objects inside each other.
  static func deep(_ count: Int) -> String {
    String(repeating: #"{"other":"#, count: count) + #""x""# + String(repeating: "}", count: count)
  }

  @Test("accepts objects that are eight deep")
  func depth() { #expect(Self.isPlain(#"{"a": \#(Self.deep(8))}"#)) }

  /// Files that come from plain ones by a few changes of bytes.
  @Test("accepts no file that the reader refuses")
  func differential() {
    let seeds = [
      #"{"@@locale": "pt-BR", "a": "x {n} y's", "@a": {"description": "é", "placeholders": {"n": {"type": "int"}}}}"#,
      #"{"a": "{n, plural, =0 {none} one {# é} other {# {m, select, x {y} other {z}}}}", "b.full": "\"{n}\"\n"}"#,
      #"{"ab": "{n, selectordinal, one {#st} other {#th}}" , "ba" : "العربية {field}" }"#,
      #"{"a": {"arg": "n", "one": "x # é", "=0": "{n}", "other": "y {m}"}, "b": "{n}"}"#,
      ##"{"a": {"select": "u", "w": {"plural": "n", "one": "[{field} ]#", "other": "#"}, "other": {"other": "[x"}}}"##,
      #"{"b": {"ordinal": "n", "two": {"select": "n", "one": "x", "other": "]"}, "other": {"=0": "a|b", "other": ""}}}"#,
    ]
    let alphabet: [UInt8] =
      Array(##"{}[]|"',:=\#@ abn01oneotherpluralselect"##.utf8) + [0, 0x0A, 0x80, 0xC3, 0xE2, 0xF0, 0xFF]
    var random = SplitMix(seed: 7)
    var accepted = 0
    for round in 0..<40_000 {
      var bytes = Array(seeds[round % seeds.count].utf8)
      for _ in 0..<Int.random(in: 0...3, using: &random) {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        let byte = alphabet[Int.random(in: 0..<alphabet.count, using: &random)]
        switch Int.random(in: 0..<4, using: &random) {
        case 0: bytes[place] = byte
        case 1: bytes.insert(byte, at: place)
        case 2: bytes.remove(at: place)
        default: bytes.swapAt(place, Int.random(in: 0..<bytes.count, using: &random))
        }
      }
      guard PlainCatalog.isValid(bytes, for: "pt-BR") else { continue }
      accepted += 1
      let (catalog, errors) = MessageCatalog.readCollectingErrors(bytes, file: "pt-BR.json")
      #expect(errors.isEmpty && !catalog.entries.isEmpty, "\(String(decoding: bytes, as: UTF8.self))")
    }
    #expect(accepted > 4_000)
  }

  @Test("defers the reading of valid files, and none of the faults")
  func directory() throws {
    let directory = FileManager.default.temporaryDirectory.appendingPathComponent(
      "plain-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: directory) }
    func write(_ name: String, _ text: String) throws {
      try Data(text.utf8).write(to: directory.appendingPathComponent(name))
    }
    try write("eo.json", #"{"a": "unu {n}"}"#)
    try write("pl.json", #"{"a": {"one": "jeden", "other": "dwa"}}"#)
    let catalogs = MessageCatalogs()
    let layer = try catalogs.addLayer(directory: directory)
    #expect(catalogs.availableLocales.map(\.identifier) == ["eo", "pl"])
    #expect(catalogs.message(for: "a", in: "eo")?.pattern.format(["n": .integer(1)]) == "unu 1")
    #expect(catalogs.message(for: "a", in: "pl")?.pattern.format(["count": .integer(1)]) == "jeden")
    try write("eo.json", #"{"a": "du {n"}"#)
    #expect(throws: CatalogError.self) { try layer.reload() }
    #expect(catalogs.message(for: "a", in: "eo")?.pattern.format(["n": .integer(1)]) == "unu 1")
    #expect(throws: CatalogError.self) { try MessageCatalogs().addLayer(directory: directory) }
    // Roman numerals have no digits for numbers.
    try write("en-u-nu-roman.json", #"{"a": "x {n}"}"#)
    #expect(throws: CatalogError.self) { try MessageCatalogs().addLayer(directory: directory) }
    try FileManager.default.removeItem(at: directory.appendingPathComponent("en-u-nu-roman.json"))
    try write("eo.json", #"{"a": "tri {n}"}"#)
    try layer.reload()
    #expect(catalogs.message(for: "a", in: "eo")?.pattern.format(["n": .integer(1)]) == "tri 1")
  }
}
