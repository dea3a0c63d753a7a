import Foundation
import Testing
import ValidationCore

@Suite("Facts of an error that a rule measured")
struct ErrorFactsTests {
  static let facts = SharedArguments("actual", with: ["minimum": 3, "unit": "graphemes"])
  static let measured = ValidationError(code: "short", facts, 2)
  static let named = ValidationError(
    code: "short", arguments: ["minimum": 3, "unit": "graphemes", "actual": 2])

  @Test("are the arguments, however they are kept")
  func equality() throws {
    #expect(Self.measured == Self.named)
    #expect(Self.measured.hashValue == Self.named.hashValue)
    #expect(Self.measured.arguments == Self.named.arguments)
    #expect(Self.measured != ValidationError(code: "short", Self.facts, 1))
    let data = try JSONEncoder().encode(Self.measured)
    #expect(try JSONDecoder().decode(ValidationError.self, from: data) == Self.named)
  }

  @Test("are found one by one", arguments: ["actual", "minimum", "unit", "maximum", ""])
  func lookup(name: String) {
    #expect(Self.measured.argument(named: name) == Self.named.arguments[name])
    #expect(Self.named.argument(named: name) == Self.named.arguments[name])
  }

  @Test("are sorted by their names")
  func order() {
    // The value found replaces a limit of its name.
    let error = ValidationError(
      code: "many", limits: ["e": 1, "a": 2, "é": 4], found: ["a": 6, "e\u{301}": 7, "": 8])
    #expect(error.sortedArguments.map(\.key) == ["", "a", "e", "é"])
    #expect(error.sortedArguments.map(\.value) == [8, 6, 1, 7])
    #expect(Self.measured.sortedArguments.map(\.key) == ["actual", "minimum", "unit"])
  }

  @Test(
    "are written as one text",
    arguments: [
      ([], "[]"), (["a"], "[a]"), ([1, "é, ", .list([.null, .key("k")])], "[1, é, , [null, k]]"),
      ([.alternatives([.character("a"), .boolean(true)])], "[[U+0061, true]]"),
    ] as [([ValidationError.Argument], String)]
  )
  func lists(values: [ValidationError.Argument], expected: String) {
    #expect(ValidationError.Argument.list(values).description == expected)
  }

  @Test("are shown to the 32nd level")
  func depth() {
    var deep = ValidationError.Argument.list([])
    for _ in 0..<1_000 { deep = .list([deep]) }
    #expect(
      deep.description == String(repeating: "[", count: 32) + "[…]" + String(repeating: "]", count: 32))
  }

  @Test("can be changed for one error alone")
  func change() {
    var error = Self.measured
    error.arguments["unit"] = "words"
    #expect(error.arguments == ["minimum": 3, "unit": "words", "actual": 2])
    #expect(Self.measured.arguments["unit"] == "graphemes")
    #expect(ValidationError(code: "short", Self.facts, actual: .text("two")).arguments["actual"] == "two")
  }
}
