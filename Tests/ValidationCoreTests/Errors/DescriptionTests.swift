import Testing
import ValidationCore

@Suite("The text of an error for logs")
struct DescriptionTests {
  @Test(
    "is one line of facts",
    arguments: [
      (ValidationError(code: "presence.missing"), "presence.missing"),
      (
        ValidationError(
          code: "length.tooShort", limits: ["minimum": 3, "unit": "graphemes"], found: ["actual": 1],
          path: ["items", 0, "name"], ranges: [0..<1], suggestion: "suggested"),
        "items[0].name: length.tooShort (actual: 1, minimum: 3, unit: graphemes)"
      ),
      (
        ValidationError(code: "x", found: ["a": "b, c: 4)", "d": "\"\\", "e": ""]),
        #"x (a: "b, c: 4)", d: "\"\\", e: "")"#
      ),
      (
        ValidationError(code: "x", found: ["a": "1\n2026 forged\u{202E}\u{1B}[2J\u{2028}"]),
        #"x (a: "1\u{A}2026 forged\u{202E}\u{1B}[2J\u{2028}")"#
      ),
      (
        ValidationError(
          code: "x", limits: ["of": .alternatives([1, "два", .key("script.Arab")])],
          path: [.key("a\nb")]),
        #"["a\u{A}b"]: x (of: [1, "два", script.Arab])"#
      ),
      (
        ValidationError(
          code: "x", found: ["a": .character("\u{1F468}"), "b": .character([">", "\u{338}"])]),
        "x (a: U+1F468, b: U+003E U+0338)"
      ),
      (ValidationError(code: "a b\n"), #""a b\u{A}""#),
    ]
  )
  func text(error: ValidationError, text: String) {
    #expect(error.description == text)
    #expect(error.debugDescription == text)
    #expect("\([error])" == "[\(text)]")
  }

  @Test("cuts a long text")
  func length() {
    let error = ValidationError(code: "x", found: ["a": .text(String(repeating: "е", count: 1 << 20))])
    #expect(error.description == "x (a: \"\(String(repeating: "е", count: 128))…\")")
  }

  @Test("of several errors has a line for each")
  func several() {
    let errors = ValidationErrors([ValidationError(code: "a"), ValidationError(code: "b", path: [1])])
    #expect("\(errors)" == "a\n[1]: b")
    #expect(errors.debugDescription == errors.description)
  }
}
