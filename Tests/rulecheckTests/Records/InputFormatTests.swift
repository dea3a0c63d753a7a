import Testing

@testable import rulecheck

@Suite struct InputFormatTests {
  @Test(
    "the name of a file tells its format where it is plain",
    arguments: [
      ("people.csv", InputFormat.csv), ("PEOPLE.TSV", .csv), ("people.ndjson", .ndjson),
      ("a.b.jsonl", .ndjson),
      ("people.json", nil), ("csv", nil), ("-", nil), ("", nil),
    ] as [(String, InputFormat?)])
  func fileNames(name: String, format: InputFormat?) {
    #expect(InputFormat(fileName: name) == format)
  }

  @Test(
    "the content tells the format otherwise",
    arguments: [
      ("[1]", .json), (" \n[", .json), ("{\"a\":1}\n{\"a\":2}\n", .ndjson), ("{\"a\":1}", .ndjson),
      ("{\n\"a\":1}", .json), ("{\"a\":1,\r\n", .json), ("{\"a\":\n{}\n", .ndjson),
      ("name,age\nZoë,3\n", .csv), ("", .ndjson), (" \n", .ndjson), ("姓名\n", .csv),
      ("\"é\"\n\"z\"\n", .ndjson), ("\"a\",\"b\"\n", .csv),
      ("\"a\nb\"\n", .csv),
      ("1\r\n2", .ndjson),
      ("null\n", .ndjson), ("name\n", .csv), ("-\n", .csv),
    ] as [(String, InputFormat)])
  func contents(content: String, format: InputFormat) {
    #expect(InputFormat(content: Array(content.utf8), isWhole: true) == format)
  }

  @Test(
    "the name tells it where there is no content",
    arguments: [("a.json", .json), ("A.JSON.gz", .json), ("a.txt", .ndjson)] as [(String, InputFormat)])
  func emptyFiles(name: String, format: InputFormat) {
    #expect(InputFormat(content: [], isWhole: true, fileName: name) == format)
  }

  @Test(
    "a format that cannot be told yet waits for more",
    arguments: ["", "  \n", "{\"a\":", "{\"a\":1}", "\"a\"", "12"])
  func waits(content: String) {
    #expect(InputFormat(content: Array(content.utf8), isWhole: false) == nil)
  }

  @Test(
    "records do not depend on portions while the format is found out",
    arguments: [
      ("\u{FEFF}{\"a\":1}\n{\"a\":2}", [#"1 1:1 {"a":1}"#, #"2 2:1 {"a":2}"#]),
      ("\n\n[1,\n2]", ["1 3:2 1", "2 4:1 2"]),
      ("a\n1", [#"1 2:1 {"a":"1"}"#]),
      ("{\n}", ["1 1:1 {}"]),
    ], portions)
  func detection(row: (input: String, records: [String]), portion: Int) {
    #expect(read(Array(row.input.utf8), portion: portion) == row.records)
  }

  @Test("UTF-16 is refused by name", arguments: portions)
  func utf16(portion: Int) {
    let bytes: [UInt8] = [0xFF, 0xFE, 0x7B, 0x00, 0x7D, 0x00]
    #expect(read(bytes, portion: portion) == ["records: the text is UTF-16; expected UTF-8"])
  }
}
