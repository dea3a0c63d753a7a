import RuleDocuments
import Testing

@testable import rulecheck

@Suite struct CSVReadingTests {
  typealias Row = NDJSONReadingTests.Row

  static let rows: [Row] = [
    Row("an empty file has no records", "", []),
    Row("a header alone has no records", "name,city\n", []),
    Row(
      "cells in several scripts", "name,city\r\nJosé,São Paulo\r\n王小明,臺北\r\nليلى,القاهرة",
      [
        #"1 2:1 {"name":"José","city":"São Paulo"}"#, #"2 3:1 {"name":"王小明","city":"臺北"}"#,
        #"3 4:1 {"name":"ليلى","city":"القاهرة"}"#,
      ]),
    Row(
      "a separator, a quote and a line end within quotes", "a,b\n\"x,\"\"y\"\"\r\nz\",2\n3,4\n",
      [
        #"1 2:1 {"a":"x,\"y\"\r\nz","b":"2"}"#, #"2 4:1 {"a":"3","b":"4"}"#,
      ]),
    Row("an empty cell is absent, a quoted one is empty", "a,b\n,\"\"\n", [#"1 2:1 {"b":""}"#]),
    Row(
      "LF, CR and CR LF end rows, empty lines are none", "a,b\r1,2\r\r\n\n3,4\r\n",
      [
        #"1 2:1 {"a":"1","b":"2"}"#, #"2 5:1 {"a":"3","b":"4"}"#,
      ]),
    Row("a byte order mark is not part of a name", "\u{FEFF}a,b\n1,2\n", [#"1 2:1 {"a":"1","b":"2"}"#]),
    Row("a quote within a bare cell is text", "a,b\n6'2\",x\n", [#"1 2:1 {"a":"6'2\"","b":"x"}"#]),
    Row("spaces belong to the cell", "a,b\n 1 ,\t\n", [#"1 2:1 {"a":" 1 ","b":"\t"}"#]),
    Row(
      "a row with another count of cells", "a,b\n1\n1,2,3\n1,2\n",
      [
        "1 2:1 record.malformed at 2:1: the row's cell count is 1; the header's is 2",
        "2 3:1 record.malformed at 3:1: the row's cell count is 3; the header's is 2",
        #"3 4:1 {"a":"1","b":"2"}"#,
      ]),
    Row(
      "text after a closing quote costs one row", "a,b\n\"é\"x,2\n3,4\n",
      [
        "1 2:1 record.malformed at 2:4: text after a closing quote; expected a separator or the end of the line",
        #"2 3:1 {"a":"3","b":"4"}"#,
      ]),
    Row(
      "a quote that is never closed", "a,b\n1,2\n3,\"x\n4,5\n",
      [
        #"1 2:1 {"a":"1","b":"2"}"#, "2 3:1 record.malformed at 3:3: a quoted cell is not closed",
      ]),
    Row("NUL is a character like others", "a\n\u{0}\n", [#"1 2:1 {"a":"\u0000"}"#]),
    Row(
      "bytes that are not UTF-8 spoil one row",
      bytes: Array("a,b\n1,".utf8) + [0xE9] + Array("\n3,4\n".utf8),
      ["1 2:1 record.malformed at 2:3: the cell is not UTF-8", #"2 3:1 {"a":"3","b":"4"}"#]
    ),
    Row("a name that appears twice", "a,b,a\n1,2,3\n", [#"records:1:5: the header names "a" twice"#]),
    Row("a column without a name", "a,,c\n1,2,3\n", ["records:1:3: column 2 of the header has no name"]),
    Row(
      "names that only look alike are two", "é,e\u{301}\n1,2\n", ["1 2:1 {\"é\":\"1\",\"e\u{301}\":\"2\"}"]),
    Row(
      "a row beyond the limit is passed over", "a\n\"\(String(repeating: "x\n", count: 2_000))\"\n3",
      [
        "1 2:1 record.tooLarge at 2:1: ", #"2 2003:1 {"a":"3"}"#,
      ]),
  ]

  @Test("the records of a file do not depend on its portions", arguments: rows, portions)
  func readsRecords(row: Row, portion: Int) {
    #expect(read(row.input, as: .csv, portion: portion) == row.records)
  }

  @Test(
    "a cell of a column that takes no texts is what JSON would read, else a text",
    arguments: [
      ("18", "18"), ("-0.50", "-0.50"), ("1e2", "1e2"), ("12345678901234567890", "12345678901234567890"),
      ("018", #""018""#), ("+1", #""+1""#), (" 1", #"" 1""#), ("١٨", #""١٨""#), ("1,5", #""1,5""#),
      ("true", "true"), ("True", #""True""#), ("null", #""null""#), ("\"7\"", "7"),
    ])
  func typedCells(cell: String, value: String) throws {
    let input = Array("age;name\n\(cell);7\n".utf8)
    let rules = try RuleDocument(json: #"{"fields": {"age": [{"type": "number"}]}}"#.utf8)
    let records = read(input, as: .csv, separator: UInt8(ascii: ";"), types: rules.cellTypes)
    #expect(records == ["1 2:1 {\"age\":\(value),\"name\":\"7\"}"])
  }
}
