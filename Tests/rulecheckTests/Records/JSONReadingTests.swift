import Testing

@testable import rulecheck

@Suite struct JSONReadingTests {
  typealias Row = NDJSONReadingTests.Row

  static let rows: [Row] = [
    Row(
      "an empty text is not JSON", "",
      ["1 1:1 record.malformed at 1:1: the text is empty; expected a value"]),
    Row(
      "nor is white space", " \n\t",
      ["1 2:2 record.malformed at 2:2: the text is empty; expected a value"]),
    Row("an empty array has no records", " [ \n ] \n", []),
    Row(
      "elements on one line have their columns", #"[{"n":"é"}, {"n":"王"},3]"#,
      [
        #"1 1:2 {"n":"é"}"#, #"2 1:13 {"n":"王"}"#, "3 1:23 3",
      ]),
    Row(
      "elements over several lines", "[\r\n  {\r\n    \"a\": [1, {}]\r\n  },\r\n  {}\r\n]\r\n",
      [
        #"1 2:3 {"a":[1,{}]}"#, "2 5:3 {}",
      ]),
    Row(
      "brackets and commas within strings", #"[{"a":"],[{,\"\\"},{"b":"}"}]"#,
      [
        #"1 1:2 {"a":"],[{,\"\\"}"#, #"2 1:20 {"b":"}"}"#,
      ]),
    Row("a byte order mark takes no column", "\u{FEFF}[1]", ["1 1:2 1"]),
    Row(
      "a broken element does not stop the next", #"[{"a":1},{"a" 2},{"a":3}]"#,
      [
        #"1 1:2 {"a":1}"#, "2 1:10 record.malformed at 1:15: unexpected “2” at /a; expected \":\"",
        #"3 1:18 {"a":3}"#,
      ]),
    Row(
      "a bracket that is not closed costs one record", #"[{"a":[1,2},{"a":3}]"#,
      [
        "1 1:2 record.malformed at 1:11: unexpected “}” at /a/2; expected \",\" or \"]\"", #"2 1:13 {"a":3}"#,
      ]),
    Row(
      "a string that is not closed ends with its line", "[\n{\"a\":\"x},\n{\"a\":2}]",
      [
        "1 2:1 record.malformed at 2:10: control character U+000A inside a string at /a; expected an escape such as \"\\n\" or \"\\u000A\""
      ]),
    Row(
      "a comma without a value", "[1,,2,]",
      [
        "1 1:2 1", "2 1:4 record.malformed at 1:4: no value in front of “,”", "3 1:5 2",
        "4 1:7 record.malformed at 1:7: no value in front of “]”",
      ]),
    Row(
      "a comma is missing", "[{} {}, {}]",
      [
        "1 1:2 record.malformed at 1:5: unexpected “{”; expected the end of the text", "2 1:9 {}",
      ]),
    Row(
      "an array that is cut off between records", "[1, 2",
      [
        "1 1:2 1", "2 1:5 2",
        "3 1:6 record.malformed at 1:6: the file ends inside the array; expected “]”",
      ]),
    Row(
      "an array that is cut off within a record", "[1, {\"a\":",
      [
        "1 1:2 1", "2 1:5 record.malformed at 1:10: the text ends too early at /a; expected a value",
      ]),
    Row(
      "something after the array", "[1]\n]x",
      [
        "1 1:2 1", "2 2:1 record.malformed at 2:1: text after the end of the array",
      ]),
    Row("one object over several lines is one record", "{\n \"a\": 1\n}\n", [#"1 1:1 {"a":1}"#]),
    Row(
      "values one after another", "{\"a\":1}{\"a\":2}\n3 \"x\"\n[4]",
      [
        #"1 1:1 {"a":1}"#, #"2 1:8 {"a":2}"#, "3 2:1 3", #"4 2:3 "x""#, "5 3:1 [4]",
      ]),
    Row(
      "a record beyond the limit is passed over", "[1, \"\(String(repeating: "x", count: 5_000))\", 3]",
      [
        "1 1:2 1", "2 1:5 record.tooLarge at 1:5: ", "3 1:5009 3",
      ]),
  ]

  @Test("the records of a file do not depend on its portions", arguments: rows, portions)
  func readsRecords(row: Row, portion: Int) {
    #expect(read(row.input, as: .json, portion: portion) == row.records)
  }

  @Test("a megabyte of opening brackets is one record that is too large")
  func bracketFlood() {
    let flood = [UInt8](repeating: UInt8(ascii: "["), count: 1 << 20)
    #expect(read(flood, as: .json) == ["1 1:2 record.tooLarge at 1:2: "])
  }
}
