import HostileJSON
import Testing

@testable import JSONText

/// A text read in place holds what the nodes of it hold, and is refused where they are.
struct JSONTapeTests {
  static let texts: [String] = [
    "null", "true", "false", "0", "-0", "18.0", "1e2", "-1.5E-10", "12345678901234567890123", "\"\"", "\"a\"",
    "[]", "{}", " [ ] ", "\t{\r\n} ", "[1,[2,[3,{}]],{\"a\":[]}]", #"{"a":1,"a":2,"é":3,"e\#u{301}":4}"#,
    #""\u0000\ud83d\ude00\n\t\b\f\r\/\\\"é""#, #"{"\u0061":"\u00e9","b":"x\ny"}"#, "\u{FEFF}{\"a\":1}",
    "\"محمد العلي 王小明 👩🏿‍🚒 plain text behind it\"", "\"\u{7F}\u{80}\u{7FF}\u{800}\u{FFFF}\u{10000}\u{10FFFF}\"",
    "", " ", "\u{FEFF}", "\u{FEFF}\u{FEFF}1", "nul", "nulll", "tru", "True", "+1", "01", "-", "1.", ".5",
    "1e", "1e+", "0x1",
    "1 2", "[1,]", "[,1]", "[1 2]", "[1", "]", "{", "}", "[}", "{]", "{\"a\"}", "{\"a\":}", "{\"a\":1,}",
    "{a:1}",
    "{\"a\":1 \"b\":2}", "{,}", "\"", "\"\\", "\"\\x\"", "\"\\u12\"", "\"\\u12g4\"", "\"\\ud800\"",
    "\"\\ud800\\u0041\"",
    "\"\\udc00\"", "\"\\ud800\\n\"", "\"a\nb\"", "\"a\u{0}b\"", "{\"a\":\"b\"}x", "{}{}", "[1]\u{0}",
    "\u{A0}1",
    String(repeating: "[", count: 512) + String(repeating: "]", count: 512),
    String(repeating: "[", count: 513) + String(repeating: "]", count: 513),
    "[" + Array(repeating: "{\"name\":\"value\",\"n\":[1,2,3]}", count: 500).joined(separator: ", ") + "]",
  ]

  @Test("A text is read as nodes are", arguments: texts)
  func text(_ text: String) { Self.compare(Array(text.utf8)) }

  @Test(
    "Bytes that are no UTF-8 are refused",
    arguments: [
      [0x22, 0x80, 0x22], [0x22, 0xC0, 0x80, 0x22], [0x22, 0xED, 0xA0, 0x80, 0x22],
      [0x22, 0xF4, 0x90, 0x80, 0x80, 0x22],
      [0x22, 0xE2, 0x82, 0x22], [0x22, 0xF0, 0x9F, 0x98], [0xFF, 0xFE], [0x22, 0xC3, 0xA9, 0x22],
    ] as [[UInt8]]
  )
  func bytes(_ bytes: [UInt8]) { Self.compare(bytes) }

  @Test("Hostile texts are read as nodes are")
  func hostile() {
    for text in HostileJSON(seed: 7, count: 40_000) { Self.compare(text) }
  }

  @Test("A tape is used again, and grows")
  func reuse() throws {
    let tape = JSONTape(capacity: 1)
    for text in Self.texts + Self.texts.reversed() {
      let node = try? JSONNode.parse(text)
      let read = Array(text.utf8).withUnsafeBufferPointer { bytes in tape.read(bytes)?.node.description }
      #expect(read == node?.description)
      #expect(node.flatMap { tape.write($0) }?.node.description == node?.description)
    }
  }

  @Test(
    "A byte order mark is skipped where a file starts, and nowhere else",
    arguments: ["\u{FEFF}[1]", "\u{FEFF}\u{FEFF}[1]", "[\u{FEFF}1]", "[1]\u{FEFF}"]
  )
  func mark(_ text: String) {
    let bytes = Array(text.utf8)
    let inside = JSONNode.Options(origin: JSONPosition(line: 2, column: 1, offset: 9))
    #expect((try? JSONNode.parse(bytes))?.description == (text == "\u{FEFF}[1]" ? "[1]" : nil))
    #expect(throws: JSONSyntaxError.self) { try JSONNode.parse(bytes, options: inside) }
    let tape = JSONTape()
    #expect(bytes.withUnsafeBufferPointer { tape.read($0, skipsMark: false) == nil })
  }

  @Test("Members and elements are found")
  func parts() throws {
    let tape = JSONTape()
    let text = Array(#"{"a":[1,{"b":2}],"c":3,"c":4,"é":5}"#.utf8)
    text.withUnsafeBufferPointer { bytes in
      guard let value = tape.read(bytes) else { return #expect(Bool(false), "it is JSON") }
      func member(_ name: String) -> String? {
        Array(name.utf8).withUnsafeBufferPointer { value.member($0)?.node.description }
      }
      #expect(value.count == 4)
      #expect(member("a") == #"[1,{"b":2}]"#)
      #expect(member("c") == "4")
      #expect(member("é") == "5")
      #expect(member("e\u{301}") == nil)
      #expect(member("") == nil)
    }
  }

  private static func compare(_ bytes: [UInt8]) {
    let node = try? JSONNode.parse(bytes)
    let tape = JSONTape(capacity: 2)
    let read = bytes.withUnsafeBufferPointer { tape.read($0)?.node.description }
    #expect(read == node?.description, "\(bytes)")
  }
}
