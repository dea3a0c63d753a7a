import JSONText
import Testing

@Suite("Writing JSON and finding places in it") struct JSONTextTests {
  @Test(
    "A quoted text reads back as itself",
    arguments: [
      "", "a\"b\\c/", "\u{0}\u{1F}\u{7F}", "\r\n", "\u{2028}\u{2029}", "e\u{301}", "😀👩‍👩‍👧", "مرحبا", "\u{301}",
    ]
  )
  func quoted(text: String) throws {
    let string = try #require(try JSONNode.parse(JSONText.quoted(text)).string)
    #expect(Array(string.utf8) == Array(text.utf8))
  }

  @Test(
    "A character is escaped wherever it is in a text, and its neighbours are not",
    arguments: [
      ("\"", #"\""#), ("\\", #"\\"#), ("\u{0}", #"\u0000"#), ("\u{1F}", #"\u001F"#), ("\n", #"\n"#),
      ("\u{7F}", #"\u007F"#), ("\u{2028}", #"\u2028"#), ("\u{2029}", #"\u2029"#), ("\u{2068}", "\u{2068}"),
      ("!", "!"), (" ", " "), ("]", "]"), ("~", "~"), ("\u{80}", "\u{80}"), ("中", "中"), ("😀", "😀"),
    ]
  )
  func escapes(character: String, written: String) {
    for (before, after) in [("", ""), (" ", "#"), ("ب", "ب"), ("[", "]"), ("\u{2027}", "\u{202A}")] {
      for count in 0...18 {
        let start = String(repeating: before, count: count)
        let end = String(repeating: after, count: 18 - count)
        #expect(JSONText.quoted(start + character + end) == "\"\(start)\(written)\(end)\"")
        #expect(JSONText.quoted(start + character + character) == "\"\(start)\(written)\(written)\"")
      }
    }
  }

  @Test(
    "A code point of a string's value is found in the text, whatever escapes are before it",
    arguments: [
      ("[\"abc\"]", 0, 3), ("[\"abc\"]", 2, 5), ("[\"abc\"]", 3, 6), ("[\"abc\"]", 99, 6),
      ("[\"\\n\\u00e9x\"]", 2, 11), ("[\"\\uD83D\\uDE00x\"]", 1, 15), ("[\"é😀x\"]", 2, 5),
      ("[\"e\u{301}x\"]", 2, 5), ("[\"\\\"x\"]", 1, 5),
    ]
  )
  func position(text: String, index: Int, column: Int) throws {
    let string = try #require(try JSONNode.parse(text).array?.first)
    let position = JSONText.position(ofCodePoint: index, inStringAt: string.position, of: text.utf8)
    #expect(position.column == column)
    #expect(position.line == 1)
  }

  @Test(
    "The names of a pointer are read back, whatever they are",
    arguments: [
      [], [""], ["", ""], ["a/b", "~c", "~1", "/"], ["\u{59C}"], ["é", "e\u{301}", "\u{301}", "\u{200D}x"],
      ["0", "名前", "\r", "\n", "\r\n"],
    ]
  )
  func pointer(names: [String]) {
    let pointer = names.map { JSONPointer.token($0) }.joined()
    #expect(JSONPointer.tokens(of: pointer).map { Array($0.utf8) } == names.map { Array($0.utf8) })
  }

  @Test(
    "Pretty text has one member or element a line, and reads as the same value",
    arguments: [
      ("{}", "{}\n"), ("[]", "[]\n"), ("1", "1\n"),
      (
        #"{"a":{"b":[1,{}],"c":"x\u2028"},"d":[]}"#,
        "{\n  \"a\": {\n    \"b\": [\n      1,\n      {}\n    ],\n    \"c\": \"x\\u2028\"\n  },\n  \"d\": []\n}\n"
      ),
    ]
  )
  func pretty(text: String, expected: String) throws {
    let bytes = JSONText.prettyBytes(of: try JSONNode.parse(text))
    #expect(String(decoding: bytes, as: UTF8.self) == expected)
    #expect(try JSONNode.parse(bytes).description == JSONNode.parse(text).description)
  }
}
