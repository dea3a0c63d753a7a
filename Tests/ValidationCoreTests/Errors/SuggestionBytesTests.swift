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

  @Test("take bytes, code points and texts")
  func parts() {
    var bytes = SuggestionBytes(capacity: 100)
    bytes.append(UInt8(ascii: "a"))
    bytes.append("é" as Unicode.Scalar)
    bytes.append("界")
    bytes.append(contentsOf: "😎".utf8)
    #expect(ValidationError(reporting: "a.b", suggesting: bytes).suggestion == "aé界😎")
  }
}
