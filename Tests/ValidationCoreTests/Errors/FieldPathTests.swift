import Foundation
import Testing
import ValidationCore

@Suite("Field path")
struct FieldPathTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let path: FieldPath
    let text: String
    let pointer: String
    let json: String
    var testDescription: String { text }
  }

  static let rows = [
    Row(path: [], text: "", pointer: "", json: #"[]"#),
    Row(path: ["name"], text: "name", pointer: "/name", json: #"["name"]"#),
    Row(
      path: ["items", 3, "name"], text: "items[3].name", pointer: "/items/3/name",
      json: #"["items",3,"name"]"#),
    Row(path: [0, 1], text: "[0][1]", pointer: "/0/1", json: #"[0,1]"#),
    Row(path: ["3"], text: "3", pointer: "/3", json: #"["3"]"#),
    Row(path: ["الاسم", "名"], text: "الاسم.名", pointer: "/الاسم/名", json: #"["الاسم","名"]"#),
    Row(path: ["a.b", "c"], text: #"["a.b"].c"#, pointer: "/a.b/c", json: #"["a.b","c"]"#),
    Row(path: ["", "x y"], text: #"[""]["x y"]"#, pointer: "//x y", json: #"["","x y"]"#),
    Row(path: ["a/b~c"], text: "a/b~c", pointer: "/a~1b~0c", json: #"["a\/b~c"]"#),
    Row(path: ["say \"hi\""], text: #"["say \"hi\""]"#, pointer: "/say \"hi\"", json: #"["say \"hi\""]"#),
    Row(
      path: ["a\u{202E}b\0"], text: #"["a\u{202E}b\u{0}"]"#, pointer: "/a\u{202E}b\0",
      json: "[\"a\u{202E}b\\u0000\"]"),
  ]

  @Test("prints as a reader writes it and as a JSON Pointer", arguments: rows)
  func printing(row: Row) {
    #expect(row.path.description == row.text)
    #expect(row.path.jsonPointer == row.pointer)
  }

  @Test("keeps indexes and names apart in JSON", arguments: rows)
  func coding(row: Row) throws {
    let data = try JSONEncoder().encode(row.path)
    #expect(String(decoding: data, as: UTF8.self) == row.json)
    #expect(try JSONDecoder().decode(FieldPath.self, from: data) == row.path)
  }

  @Test("refuses JSON that is not a path", arguments: ["null", "3", "[true]", "[1.5]", "[null]", "{}"])
  func refusal(json: String) {
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(FieldPath.self, from: Data(json.utf8)) }
  }
}
