import JSONText
import Testing

/// Where the text of a string ends, and whether it is UTF-8, is found many bytes at a time; here it is compared with
/// what is plain to see, at every offset of such a step.
@Suite("The text of strings")
struct JSONStringTextTests {
  static let texts = [
    "a", "é", "ن", "한", "字", "😀", "e\u{301}",
    "\u{7F}\u{80}\u{7FF}\u{800}\u{D7FF}\u{E000}\u{FFFF}\u{10000}\u{10FFFF}",
  ]

  @Test("ends at its quote, wherever that is", arguments: texts)
  func quote(text: String) throws {
    for before in 0..<20 {
      for count in 0..<12 {
        let value = String(repeating: "x", count: before) + String(repeating: text, count: count)
        for behind in ["", " ", ",\"y{\"", ",12345678901234567"] {
          let json = Array("[\"\(value)\"\(behind)]".utf8)
          let node = try? JSONNode.parse(json)
          let read = Self.read(json)
          #expect(read == node?.description)
          if behind.count < 2 { #expect(node?.array?.map(\.string) == [value]) }
        }
      }
    }
  }

  @Test("may have escapes anywhere", arguments: texts)
  func escapes(text: String) throws {
    for before in 0..<20 {
      let value = String(repeating: "x", count: before)
      for (escape, meaning) in [("\\n", "\n"), ("\\\"", "\""), ("\\u00e9", "é"), ("\\ud83d\\ude00", "😀")] {
        let json = Array("[\"\(value)\(text)\(escape)\(text)\(value)\"]".utf8)
        let node = try JSONNode.parse(json)
        #expect(node.array?.map(\.string) == [value + text + meaning + text + value])
        #expect(Self.read(json) == node.description)
      }
    }
  }

  @Test("has no control character, and the error says where", arguments: texts)
  func control(text: String) throws {
    for before in 0..<20 {
      let value = String(repeating: text, count: before)
      for control in [0x00, 0x01, 0x0A, 0x1F] as [UInt8] {
        let json = Array("[\"\(value)".utf8) + [control] + Array("\"]".utf8)
        let error = #expect(throws: JSONSyntaxError.self) { try JSONNode.parse(json) }
        #expect(error?.position.column == 3 + value.unicodeScalars.count)
        #expect(Self.read(json) == nil)
      }
    }
  }

  @Test("is UTF-8, and the error says where it is not", arguments: texts)
  func illFormed(text: String) throws {
    for before in 0..<20 {
      let value = String(repeating: text, count: before)
      for bytes in [
        [0x80], [0xC3], [0xE0, 0x9F, 0xBF], [0xED, 0xA0, 0x80], [0xF0, 0x8F, 0xBF, 0xBF], [0xFF],
      ]
        as [[UInt8]]
      {
        let json = Array("[\"\(value)".utf8) + bytes + Array("\"]".utf8)
        let error = #expect(throws: JSONSyntaxError.self) { try JSONNode.parse(json) }
        #expect(error?.position.column == 3 + value.unicodeScalars.count)
        #expect(error?.position.offset == 2 + value.utf8.count)
        #expect(Self.read(json) == nil)
      }
    }
  }

  /// The text that a tape writes for what it read; nil if it refused it.
  private static func read(_ json: [UInt8]) -> String? {
    let tape = JSONTape()
    return withExtendedLifetime(tape) { json.withUnsafeBufferPointer { tape.read($0)?.node.description } }
  }
}
