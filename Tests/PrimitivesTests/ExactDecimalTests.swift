import Foundation
import Testing

@testable import Primitives

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

  @Test(
    "The integer of a number is the one that it is equal to, as far as it fits",
    arguments: [
      ("18.0", 18), ("1.8e1", 18), ("1800e-2", 18), ("-0.0", 0), ("0e999999999999999999999", 0), ("1.5", nil),
      ("9223372036854775807", .max), ("9223372036854775808", nil), ("-9223372036854775808", .min),
      ("-9223372036854775809", nil), ("1e18", 1_000_000_000_000_000_000), ("1e19", nil),
      ("922337203685477580.7e1", .max), ("1e99999999999999999999", nil), ("1e-1", nil),
    ] as [(String, Int?)]
  )
  func integer(text: String, integer: Int?) throws {
    #expect(try #require(ExactDecimal(text)).integer == integer)
  }

  @Test("Numbers of other types keep their value")
  func conversions() throws {
    #expect(ExactDecimal(UInt64.max).text == "18446744073709551615")
    #expect(ExactDecimal(Int.min).integer == .min)
    #expect(ExactDecimal(0.1)?.text == "0.1")
    #expect(ExactDecimal(Double.leastNonzeroMagnitude)?.double == .leastNonzeroMagnitude)
    for value in [Double.nan, .infinity, -.infinity] { #expect(ExactDecimal(value) == nil) }
    #expect(ExactDecimal("1e400")?.double == nil)
    #expect(ExactDecimal(Decimal.nan) == nil)
    for value in [Decimal.greatestFiniteMagnitude, .leastFiniteMagnitude, .pi, 0, -1] {
      #expect(ExactDecimal(value)?.decimal == value)
    }
    #expect(ExactDecimal("999999999999999999999999999999999999999")?.decimal == nil)
    #expect(ExactDecimal("0.12345678901234567890123456789012345678901")?.decimal == nil)
  }

  @Test(
    "Of a text that is not a number only the digits count, however long it is", arguments: ["!", "z", "é"])
  func unchecked(noise: String) {
    let number = ExactDecimal(written: "1e" + String(repeating: noise, count: 100))
    #expect(number.integer == 1)
  }
}
