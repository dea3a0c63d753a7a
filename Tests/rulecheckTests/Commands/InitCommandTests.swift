import JSONText
import RuleDocuments
import Testing

@testable import rulecheck

@Suite struct InitCommandTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var name: String
    var records: String
    var isCSV = false
    var document: String
    var testDescription: String { name }
  }

  static let rows: [Row] = [
    Row(
      name: "a member that every record has is required",
      records: #"{"a":"x","b":null}{"a":"","b":2}"#,
      document: #"{"fields":{"a":["required",{"type":"string"}],"b":[{"type":"integer"}]}}"#),
    Row(
      name: "whole numbers beside others are numbers, and types that differ are no rule",
      records: #"{"a":1,"b":1,"c":true}{"a":1.5,"b":"1","c":false}"#,
      document:
        #"{"fields":{"a":["required",{"type":"number"}],"b":["required"],"c":["required",{"type":"boolean"}]}}"#
    ),
    Row(
      name: "a form that all texts have",
      records: #"{"مستخدم":"ana@example.com","日":"2026-02-28","u":"https://例え.jp/"}"#,
      document: #"{"fields":{"مستخدم":["required","email"],"日":["required","date"],"u":["required","url"]}}"#),
    Row(
      name: "a member of an object that is not always there is required with it",
      records: #"{"a":{"b":1}}{}{"a":{"b":2,"odd.key":1}}"#,
      document: """
        {"fields":{"a":[{"type":"object"}],"a.b":[{"required":true,"when":{"field":"a","present":true}},{"type":"integer"}],\
        "a[\\"odd.key\\"]":[{"type":"integer"}]}}
        """),
    Row(
      name: "elements of lists",
      records: #"{"a":[{"b":1},{"b":2,"c":[["x"]]}]}{"a":[]}"#,
      document: """
        {"fields":{"a":["required",{"type":"array"}],"a[]":[{"type":"object"}],"a[].b":["required",{"type":"integer"}],\
        "a[].c":[{"type":"array"}],"a[].c[]":[{"type":"array"}],"a[].c[][]":[{"type":"string"}]}}
        """),
    Row(
      name: "few texts that come often are choices",
      records: String(repeating: #"{"a":"是"}{"a":"否"}"#, count: 10),
      document: #"{"fields":{"a":["required",{"oneOf":["否","是"]}]}}"#),
    Row(
      name: "a text that comes once is not a choice",
      records: String(repeating: #"{"a":"x"}"#, count: 50) + #"{"a":"秘密"}"#,
      document: #"{"fields":{"a":["required",{"type":"string"}]}}"#),
    Row(
      name: "cells denote numbers, but not with leading zeros",
      records: "id,n,x,on,note\n007,1,1,true,\n008,2,1.5,false,é\n",
      isCSV: true,
      document: """
        {"fields":{"id":["required"],"n":["required",{"type":"integer"}],"x":["required",{"type":"number"}],\
        "on":["required",{"type":"boolean"}],"note":[]}}
        """),
    Row(
      name: "columns without a value, and fields of different types, are named",
      records: "الاسم,note,address.city\nليلى,,\nZoë,,x\n",
      isCSV: true,
      document: #"{"fields":{"الاسم":["required"],"note":[],"[\"address.city\"]":[]}}"#),
    Row(
      name: "a member whose types differ, and one that is always null, are named",
      records: #"{"a":1,"b":null,"c":[1]}{"a":"x","c":["y"]}{}"#,
      document: #"{"fields":{"a":[],"b":[],"c":[{"type":"array"}],"c[]":[]}}"#),
    Row(
      name: "a broken record is left out", records: "{\"a\":1}\n{\n{\"a\":2}\n",
      document: #"{"fields":{"a":["required",{"type":"integer"}]}}"#),
  ]

  @Test("a document is what all records have in common, and all records pass it", arguments: rows)
  func drafts(row: Row) throws {
    let input = ["--input", row.isCSV ? "csv" : row.records.contains("\n") ? "ndjson" : "json"]
    let result = try Binary.run(["init"] + input, input: Array(row.records.utf8))
    #expect(result.status == 0, "\(result.diagnostics)")
    #expect(try JSONNode.parse(result.output.utf8).description == row.document)
    let files = try TemporaryFiles(["rules.json": result.output])
    let check = try Binary.run(
      ["validate", "--rules", files.path("rules.json")] + input,
      input: Array(row.records.replacing("{\n", with: "").utf8))
    #expect(check.status == 0, "\(check.output)")
  }

  @Test(
    "a header whose cells are separated otherwise gets a hint instead of a document",
    arguments: [
      (
        "name;email;age\nZoë;a@b.example;5\n", [],
        "the header is one column; if its cells are separated otherwise, use --separator ';'"
      ),
      (
        "الاسم\tage\nليلى\t5\n", [],
        "the header is one column; if its cells are separated otherwise, use --separator tab"
      ),
      ("a|b\n", [], "the header is one column; if its cells are separated otherwise, use --separator '|'"),
      (
        "\"name\";\"age\"\n\"Zoë\";\"5\"\n", [],
        "1:7: text after a closing quote; expected a separator or the end of the line; if the cells are separated "
          + "otherwise, use --separator ';'"
      ),
      (
        "a;b\n\"x\";y\n", [],
        "the header is one column; if its cells are separated otherwise, use --separator ';'"
      ),
      (
        "a,b;c\n1,2;3\n", ["--separator", ";"],
        ""
      ),
      ("a;b\n1\n", ["--separator", ","], ""),
      ("a;b,c\n1,2\n", [], ""),
    ] as [(String, [String], String)])
  func otherSeparators(records: String, arguments: [String], hint: String) throws {
    let result = try Binary.run(["init", "--input", "csv"] + arguments, input: Array(records.utf8))
    guard !hint.isEmpty else {
      #expect(result.status == 0)
      #expect(result.output.hasPrefix("{\n  \"fields\": {\n    \""))
      return
    }
    let place = hint.first?.isNumber == true ? "-:" : "-: "
    #expect(result == .init(status: 65, output: "", diagnostics: "rulecheck: \(place)\(hint)\n"))
  }

  @Test("records that cannot be read are counted", arguments: [(1, "1 record"), (2, "2 records")])
  func unread(count: Int, text: String) throws {
    let records = String(repeating: "{\n", count: count) + "{\"a\":1}\n"
    let result = try Binary.run(["init", "--input", "ndjson"], input: Array(records.utf8))
    #expect(result.status == 0)
    #expect(result.diagnostics == "rulecheck: -: \(text) could not be read\n")
  }

  @Test("a file without records is bad data")
  func empty() throws {
    let result = try Binary.run(["init"], input: [])
    #expect(result.status == 65)
    #expect(result.diagnostics == "rulecheck: -: it has no record to make rules for\n")
  }
}
