import JSONText
import Testing

@Suite("Refusing what is not JSON") struct JSONSyntaxErrorTests {
  static let value = "expected a value"

  @Test(
    "A bad text is refused with its place, path, problem and what was expected",
    arguments: [
      ("", "1:1: the text ends too early; expected a value"),
      (" \n ", "2:2: the text ends too early; expected a value"),
      ("\u{FEFF}", "1:1: the text ends too early; expected a value"),
      ("nul", "1:4: the text ends too early; expected \"null\""),
      ("True", "1:1: unexpected “T”; expected a value"),
      ("NaN", "1:1: unexpected “N”; expected a value"),
      ("-Infinity", "1:2: unexpected “I”; expected a digit"),
      ("+1", "1:1: unexpected “+”; expected a value"),
      ("01", "1:2: a number has a leading zero; expected a number without it"),
      ("1.", "1:3: the text ends too early; expected a digit"),
      (".5", "1:1: unexpected “.”; expected a value"),
      ("1e", "1:3: the text ends too early; expected a digit"),
      ("٢٣", "1:1: unexpected “٢”; expected a value"),
      ("1 2", "1:3: unexpected “2”; expected the end of the text"),
      ("[1,]", "1:4: unexpected “]” at /1; expected a value"),
      ("[1 2]", "1:4: unexpected “2” at /1; expected \",\" or \"]\""),
      ("[1", "1:3: the text ends too early at /1; expected \",\" or \"]\""),
      ("[}", "1:2: unexpected “}” at /0; expected a value"),
      ("{\"a\":1,}", "1:8: unexpected “}”; expected a member name in double quotes"),
      ("{a:1}", "1:2: unexpected “a”; expected a member name in double quotes or \"}\""),
      ("{'a':1}", "1:2: unexpected “'”; expected a member name in double quotes or \"}\""),
      ("{\"a\" 1}", "1:6: unexpected “1” at /a; expected \":\""),
      ("{\"a/b\": {\"c~\": [0, tru]}}", "1:23: unexpected “]” at /a~1b/c~0/1; expected \"true\""),
      ("{\"é😀\": x}", "1:8: unexpected “x” at /é😀; expected a value"),
      ("// no\n1", "1:1: unexpected “/”; expected a value"),
      ("\u{A0}1", "1:1: unexpected U+00A0; expected a value"),
      ("[\u{0}]", "1:2: unexpected U+0000 at /0; expected a value"),
      ("[\u{202E}]", "1:2: unexpected U+202E at /0; expected a value"),
      ("[\u{301}]", "1:2: unexpected U+0301 at /0; expected a value"),
      ("\"a", "1:3: the text ends inside a string; expected a closing quote"),
      ("\"a\\", "1:4: the text ends inside a string; expected an escape"),
      (
        "\"a\nb\"",
        "1:3: control character U+000A inside a string; expected an escape such as \"\\n\" or \"\\u000A\""
      ),
      (
        "\"\u{0}\"",
        "1:2: control character U+0000 inside a string; expected an escape such as \"\\n\" or \"\\u0000\""
      ),
      ("\"\\x\"", "1:3: unexpected “x”; expected one of \" \\ / b f n r t u after a backslash"),
      ("\"\\u12G4\"", "1:6: unexpected “G”; expected four hexadecimal digits after \\u"),
      ("\"\\u1", "1:5: the text ends too early; expected four hexadecimal digits after \\u"),
      (
        "\"x\\uD83D\"",
        "1:3: \\uD83D is one half of a surrogate pair; expected a high and then a low surrogate escape"
      ),
      (
        "\"\\uDE00\\uD83D\"",
        "1:2: \\uDE00 is one half of a surrogate pair; expected a high and then a low surrogate escape"
      ),
      (
        "\"\\uD83D\\u0041\"",
        "1:2: \\uD83D is one half of a surrogate pair and \\u0041 is not the other; "
          + "expected a high and then a low surrogate escape"
      ),
    ]
  )
  func refuses(text: String, message: String) {
    let error = #expect(throws: JSONSyntaxError.self) { try JSONNode.parse(text) }
    #expect(error?.description == message)
  }

  @Test(
    "Bytes that are not UTF-8 are refused at their offset",
    arguments: [
      ([0x22, 0x61, 0xFF, 0x22], 2), ([0x22, 0xC0, 0x80, 0x22], 1), ([0x22, 0xED, 0xA0, 0x80, 0x22], 1),
      ([0x22, 0xF4, 0x90, 0x80, 0x80, 0x22], 1), ([0x22, 0xE2, 0x82], 1), ([0x80], 0),
      ([0x5B, 0xFE, 0xFF], 1),
      ([0xFF, 0xFE, 0x31, 0x00], 0), ([0x22, 0xC3, 0xA9, 0xE0, 0x80, 0x80, 0x22], 3),
    ] as [([UInt8], Int)]
  )
  func invalidUTF8(bytes: [UInt8], offset: Int) {
    let error = #expect(throws: JSONSyntaxError.self) { try JSONNode.parse(bytes) }
    #expect(error?.position.offset == offset)
    #expect(error?.expected == "UTF-8")
  }

  @Test("Nesting up to the limit is read, and one level more is refused where it starts")
  func depth() throws {
    func nested(_ depth: Int) -> String {
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    #expect(try JSONNode.parse(nested(512)).description == nested(512))
    let error = #expect(throws: JSONSyntaxError.self) { try JSONNode.parse(nested(513)) }
    #expect(error?.position.column == 513)
    #expect(error?.expected == "at most 512 levels")
    #expect(throws: JSONSyntaxError.self) { try JSONNode.parse("[]", options: .init(maximumDepth: 0)) }
    #expect(try JSONNode.parse("1", options: .init(maximumDepth: 0)).integer == 1)
    let clamped = #expect(throws: JSONSyntaxError.self) {
      try JSONNode.parse(nested(1_001), options: .init(maximumDepth: .max))
    }
    #expect(clamped?.expected == "at most 1000 levels")
  }

  @Test(
    "A depth bomb of a megabyte is refused at the limit",
    arguments: ["[", "{\"a\":", "[{\"a\":"]
  )
  func bomb(opening: String) {
    let text = String(repeating: opening, count: 1_000_000 / opening.utf8.count)
    let error = #expect(throws: JSONSyntaxError.self) { try JSONNode.parse(text) }
    #expect(error?.problem == "arrays and objects are nested too deeply")
  }

  @Test("Every proper prefix of a text is refused, and no cut panics")
  func prefixes() {
    let bytes = Array("{\"a\":[1.5e3,\"é\\uD83D\\uDE00\",true,null,{}],\"b\":\"😀\"}".utf8)
    for length in 0..<bytes.count {
      #expect(throws: JSONSyntaxError.self) { try JSONNode.parse(bytes[..<length]) }
    }
  }
}
