import Testing
import ValidationCore

/// The bytes of suggestions are the same in place and in an array.
@Suite("Suggestions as they are written")
struct SuggestionBytesTests {
  @Test("of any length keep what was written", arguments: [0, 1, 15, 63, 64, 65, 66, 256, 1_000])
  func anyLength(_ count: Int) {
    let text = String(repeating: "a", count: count)
    var bytes = SuggestionBytes()
    bytes.append(text)
    #expect(bytes.count == count)
    #expect(bytes.isEmpty == (count == 0))
    let error = ValidationError(reporting: "a.b", suggesting: bytes)
    #expect(error.suggestion == text)
    #expect(error == ValidationError(code: "a.b", suggestion: text))
  }

  @Test(
    "take bytes, code points, texts and memory, before and behind what fits in place",
    arguments: [0, 50, 60, 64, 90])
  func parts(_ count: Int) {
    var bytes = SuggestionBytes(capacity: 100)
    bytes.append(String(repeating: "x", count: count))
    bytes.append(UInt8(ascii: "a"))
    bytes.append("é" as Unicode.Scalar)
    bytes.append("界")
    Array("😎日本".utf8).withUnsafeBufferPointer { utf8 in
      bytes.append(contentsOf: utf8[4...])
      bytes.append(contentsOf: utf8[..<0])
      bytes.append(contentsOf: utf8)
    }
    bytes.append(contentsOf: UnsafeBufferPointer(start: nil, count: 0))
    let text = String(repeating: "x", count: count) + "aé界日本😎日本"
    #expect(ValidationError(reporting: "a.b", suggesting: bytes).suggestion == text)
  }
}
