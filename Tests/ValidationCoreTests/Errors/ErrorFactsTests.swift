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

  @Test("can be changed for one error alone")
  func change() {
    var error = Self.measured
    error.arguments["unit"] = "words"
    #expect(error.arguments == ["minimum": 3, "unit": "words", "actual": 2])
    #expect(Self.measured.arguments["unit"] == "graphemes")
    #expect(ValidationError(code: "short", Self.facts, actual: .text("two")).arguments["actual"] == "two")
  }
}
