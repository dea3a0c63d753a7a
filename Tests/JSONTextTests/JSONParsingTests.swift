import JSONText
import Testing

@Suite("Reading JSON") struct JSONParsingTests {
  @Test(
    "A valid text reads as its value, and prints as itself without white space",
    arguments: [
      ("null", "null"), ("true", "true"), (" false\r\n", "false"), ("0", "0"), ("-0", "-0"),
      ("18.0", "18.0"), ("1e2", "1e2"), ("-1.5E+10", "-1.5E+10"),
      ("12345678901234567890", "12345678901234567890"),
      ("\"\"", "\"\""), ("[]", "[]"), ("{}", "{}"), ("[ ]", "[]"), ("{ }", "{}"),
      ("\u{FEFF}[1]", "[1]"),
      ("[1, [2, {\"a\": [ ]}], \"b\"]", "[1,[2,{\"a\":[]}],\"b\"]"),
      ("{\"a\": 1, \"a\": 2, \"\": null}", "{\"a\":1,\"a\":2,\"\":null}"),
      ("\"\\u0000\"", "\"\\u0000\""),
      ("\"\\\"\\\\\\/\\b\\f\\n\\r\\t\"", "\"\\\"\\\\/\\b\\f\\n\\r\\t\""),
      ("\"\\uD83D\\uDE00\\u00e9\"", "\"😀é\""),
      ("\"e\u{301}\"", "\"e\u{301}\""),
      ("\"\u{301}👩‍👩‍👧‍👦 مرحبا ٢٣ 你好\"", "\"\u{301}👩‍👩‍👧‍👦 مرحبا ٢٣ 你好\""),
      ("\"\u{2028}\u{7F}\"", "\"\\u2028\\u007F\""),
    ]
  )
  func reads(text: String, printed: String) throws {
    let node = try JSONNode.parse(text)
    #expect(Array(node.description.utf8) == Array(printed.utf8))
    #expect(try JSONNode.parse(node.description).description == node.description)
  }

  @Test("Each value knows its line, column in code points, and byte offset")
  func positions() throws {
    let node = try JSONNode.parse("\u{FEFF}{\"é\": 1,\r\n \"名😀\":\t[true,\r\n\"x\"]\r}")
    let members = try #require(node.object)
    #expect(node.position == JSONPosition(line: 1, column: 1, offset: 3))
    #expect(members[0].position == JSONPosition(line: 1, column: 2, offset: 4))
    #expect(members[0].value.position == JSONPosition(line: 1, column: 7, offset: 10))
    #expect(members[1].position == JSONPosition(line: 2, column: 2, offset: 15))
    #expect(members[1].value.position == JSONPosition(line: 2, column: 8, offset: 26))
    #expect(members[1].value.array?[1].position == JSONPosition(line: 3, column: 1, offset: 34))
  }

  @Test("A text that is a part of a file counts from where it starts there")
  func origin() throws {
    let origin = JSONPosition(line: 7, column: 5, offset: 100)
    let node = try JSONNode.parse("[1,\n2]", options: .init(origin: origin))
    #expect(node.array?[0].position == JSONPosition(line: 7, column: 6, offset: 101))
    #expect(node.array?[1].position == JSONPosition(line: 8, column: 1, offset: 104))
  }

  @Test("Names are told apart by code point, not by canonical equivalence")
  func names() throws {
    let node = try JSONNode.parse("{\"\u{E9}\": 1, \"e\u{301}\": 2, \"\u{E9}\": 3}")
    #expect(node["\u{E9}"]?.integer == 3)
    #expect(node["e\u{301}"]?.integer == 2)
    #expect(node["e"] == nil)
    let duplicates = node.duplicateMembers
    #expect(duplicates.map { [$0.first.position.column, $0.repeated.position.column] } == [[2, 19]])
  }

  @Test(
    "A number is an integer when its value is one and fits",
    arguments: [
      ("18", 18), ("18.0", 18), ("1.8e1", 18), ("1e2", 100), ("-0.0", 0), ("-7", -7), ("100e-2", 1),
      ("9223372036854775807", Int.max), ("-9223372036854775808", Int.min),
      ("9223372036854775808", nil), ("1.5", nil), ("1e-1", nil), ("1e19", nil),
      ("0e999999999999999999999", 0),
      ("1e999999999999999999999", nil), ("1e-999999999", nil), ("1e999999999", nil),
      ("1e-9223372036854775807", nil), ("1e-9223372036854775808", nil), ("1e-9223372036854775809", nil),
      ("1e9223372036854775807", nil), ("1e9223372036854775808", nil), ("0e-9223372036854775808", 0),
      ("-1e-9223372036854775808", nil), ("123e-2", nil), ("1E400", nil), ("-0", 0),
      (String(repeating: "9", count: 1_000_000), nil),
      ("1" + String(repeating: "0", count: 20_000) + "e-20000", 1),
      ("0." + String(repeating: "0", count: 20_000) + "7e20001", 7),
    ] as [(String, Int?)]
  )
  func integers(text: String, value: Int?) throws {
    #expect(try JSONNode.parse(text).integer == value)
  }

  @Test(
    "A number that no double holds is nil",
    arguments: [("1.5", 1.5), ("1e999", nil), ("-0", 0)] as [(String, Double?)]
  )
  func doubles(text: String, value: Double?) throws {
    #expect(try JSONNode.parse(text).double == value)
  }

  @Test("A string of a megabyte and a flat array of 100,000 elements are read whole")
  func large() throws {
    let text = String(repeating: "汉é😀\\n", count: 100_000)
    let string = try JSONNode.parse("\"\(text)\"").string
    #expect(string?.utf8.count == 1_000_000)
    let array = try JSONNode.parse("[" + String(repeating: "1,", count: 100_000) + "2]")
    #expect(array.array?.count == 100_001)
  }
}
