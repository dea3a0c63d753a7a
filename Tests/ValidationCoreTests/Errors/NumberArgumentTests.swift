import Foundation
import Primitives
import Testing
import ValidationCore

/// Numbers as arguments of errors.
struct NumberArgumentTests {
  @Test("As an argument a number keeps its value")
  func arguments() throws {
    func argument(_ text: String) throws -> ValidationError.Argument {
      ValidationError.Argument(try #require(ExactDecimal(text)))
    }
    #expect(try argument("18.0") == .integer(18))
    #expect(try argument("0.10") == .decimal(Decimal(string: "0.1") ?? 0))
    #expect(try argument("12345678901234567890") == .decimal(Decimal(string: "12345678901234567890") ?? 0))
    #expect(try argument("1e400") == .text("1e400"))
    #expect(
      try argument("0.12345678901234567890123456789012345678901")
        == .text("0.12345678901234567890123456789012345678901"))
  }

  @Test("so it does in an optional, and in a list of values of any type")
  func wrapped() throws {
    let number = try #require(ExactDecimal("18.0"))
    #expect(ValidationError.Argument(Optional(number)) == .integer(18))
    #expect(ValidationError.Argument(Optional<ExactDecimal>.none) == .null)
    let mixed: [any Sendable] = [number, "ثمانية عشر", 18, true, Optional(number)]
    #expect(
      ValidationError.Argument(mixed)
        == .list([.integer(18), .text("ثمانية عشر"), .integer(18), .boolean(true), .integer(18)]))
  }
}
