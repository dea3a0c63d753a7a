import Foundation
import Testing
import ValidationCore

@testable import RuleDocuments

/// Numbers as exact decimals.
struct ExactDecimalTests {
  @Test(
    "Numbers are ordered by their exact value",
    arguments: [
      [
        "-1e400", "-10.5", "-10", "-0.001", "0", "1e-400", "0.1", "0.10000000000000000000001", "0.2", "1",
        "9.99", "10", "10.01", "9007199254740992", "9007199254740993", "12345678901234567890123", "1e400",
      ]
    ]
  )
  func order(ascending: [String]) throws {
    let numbers = try ascending.map { try #require(ExactDecimal($0)) }
    #expect(numbers.shuffled().sorted().map(\.text) == ascending)
    for (left, right) in zip(numbers, numbers.dropFirst()) { #expect(left != right) }
  }

  @Test(
    "One value is equal to itself however it is written",
    arguments: [
      ["18", "18.0", "1.8e1", "1800e-2", "0.18E+2", "18.000"],
      ["0", "-0", "0.0", "0e5", "-0.00E-7"],
      ["-1200", "-1.2e3", "-12E+2"],
      ["0.05", "5e-2", "0.0500"],
    ]
  )
  func equality(texts: [String]) throws {
    let numbers = try texts.map { try #require(ExactDecimal($0)) }
    #expect(Set(numbers).count == 1)
    for number in numbers { #expect(number <= numbers[0] && number >= numbers[0]) }
  }

  @Test(
    "An integer is a number without a fraction",
    arguments: [
      ("18", true), ("18.0", true), ("1.85e2", true), ("1e400", true), ("-0.0", true), ("18.5", false),
      ("1e-1", false), ("120e-2", false), ("100e-2", true), ("9007199254740993", true),
    ]
  )
  func integers(text: String, isInteger: Bool) throws {
    #expect(try #require(ExactDecimal(text)).isInteger == isInteger)
  }

  @Test(
    "Only JSON's grammar is read",
    arguments: ["", "+1", "01", ".5", "1.", " 1", "1 ", "NaN", "1,5", "٣", "0x1"])
  func grammar(text: String) {
    #expect(ExactDecimal(text) == nil)
  }

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
      try argument("0.1234567890123456789012345678901234567890")
        == .text("0.1234567890123456789012345678901234567890"))
  }
}
