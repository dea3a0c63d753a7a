import Testing

@testable import rulecheck

@Suite struct NDJSONReadingTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var name: String
    var input: [UInt8]
    var records: [String]
    var testDescription: String { name }

    init(_ name: String, _ input: String, _ records: [String]) {
      self.init(name, bytes: Array(input.utf8), records)
    }

    init(_ name: String, bytes: [UInt8], _ records: [String]) {
      self.name = name
      self.input = bytes
      self.records = records
    }
  }

  static let rows: [Row] = [
    Row("an empty file has no records", "", []),
    Row("blank lines are no records", "\n \t\r\n\n", []),
    Row(
      "names in five scripts",
      "{\"n\":\"Zoë\"}\n{\"n\":\"王小明\"}\n{\"n\":\"ليلى\"}\n{\"n\":\"Анна\"}\n{\"n\":\"अनिता\"}\n",
      [
        #"1 1:1 {"n":"Zoë"}"#, #"2 2:1 {"n":"王小明"}"#, #"3 3:1 {"n":"ليلى"}"#, #"4 4:1 {"n":"Анна"}"#,
        #"5 5:1 {"n":"अनिता"}"#,
      ]),
    Row("the last line needs no newline", "{\"a\":1}\n{\"a\":2}", [#"1 1:1 {"a":1}"#, #"2 2:1 {"a":2}"#]),
    Row(
      "CR LF ends lines, and blank ones keep the count", "{\"a\":1}\r\n\r\n{\"a\":2}\r\n",
      [
        #"1 1:1 {"a":1}"#, #"2 3:1 {"a":2}"#,
      ]),
    Row("a byte order mark takes no column", "\u{FEFF}{\"a\":1}\n", [#"1 1:1 {"a":1}"#]),
    Row(
      "a broken line does not stop the next", "{\"a\":1}\n{\"a\":}\n{\"a\":3}\n",
      [
        #"1 1:1 {"a":1}"#, "2 2:1 record.malformed at 2:6: unexpected “}” at /a; expected a value",
        #"3 3:1 {"a":3}"#,
      ]),
    Row(
      "NUL inside a string is not JSON, escaped it is", "{\"a\":\"\u{0}\"}\n{\"a\":\"\\u0000\"}\n",
      [
        "1 1:1 record.malformed at 1:7: control character U+0000 inside a string at /a; expected an escape such as \"\\n\" or \"\\u0000\"",
        #"2 2:1 {"a":"\u0000"}"#,
      ]),
    Row(
      "bytes that are not UTF-8 spoil one record",
      bytes: Array("{\"a\":\"".utf8) + [0xC3, 0x28] + Array("\"}\n{\"a\":2}\n".utf8),
      [
        "1 1:1 record.malformed at 1:7: byte C3 is not UTF-8 at /a; expected UTF-8", #"2 2:1 {"a":2}"#,
      ]
    ),
    Row(
      "two values on a line are one broken record", "{} {}\n{}\n",
      [
        "1 1:1 record.malformed at 1:4: unexpected “{”; expected the end of the text", "2 2:1 {}",
      ]),
    Row(
      "exact numbers survive", "{\"a\":18.0,\"b\":12345678901234567890}\n",
      [
        #"1 1:1 {"a":18.0,"b":12345678901234567890}"#
      ]),
    Row(
      "a record beyond the limit is passed over",
      "{\"a\":1}\n{\"a\":\"\(String(repeating: "x", count: 5_000))\"}\n{\"a\":3}",
      [#"1 1:1 {"a":1}"#, "2 2:1 record.tooLarge at 2:1: ", #"3 3:1 {"a":3}"#]
    ),
    Row(
      "a record of exactly the limit is read",
      "{\"a\":\"\(String(repeating: "x", count: 992))\"}\n{\"a\":\"\(String(repeating: "x", count: 993))\"}\n",
      ["1 1:1 {\"a\":\"\(String(repeating: "x", count: 992))\"}", "2 2:1 record.tooLarge at 2:1: "]
    ),
  ]

  @Test("the records of a file do not depend on its portions", arguments: rows, portions)
  func readsRecords(row: Row, portion: Int) {
    #expect(read(row.input, as: .ndjson, portion: portion) == row.records)
  }

  @Test("a stack of 100,000 brackets is a broken record, not a crash")
  func deepNesting() {
    let deep = String(repeating: "[", count: 100_000)
    let records = read(Array("\(deep)\n{}\n".utf8), as: .ndjson, maximumRecordBytes: 1 << 20)
    #expect(
      records == [
        "1 1:1 record.malformed at 1:513: arrays and objects are nested too deeply at \(String(repeating: "/0", count: 512)); expected at most 512 levels",
        "2 2:1 {}",
      ]
    )
  }
}
