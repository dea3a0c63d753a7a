import Foundation
import Testing

@testable import Primitives

/// Numbers of few digits against the same numbers read digit by digit.
struct CompactDecimalTests {
  private static let texts: [String] = {
    var generator = SystemRandomNumberGenerator()
    let fixed = [
      "0", "-0", "0.0", "-0.00", "1", "-1", "10", "1.0", "1.50", "-0.5", "0.001", "999999999999999999",
      "-999999999999999999", "0.000000000000000001", "1234567890.12345678", "1e5", "1.5E-3",
      "1234567890123456789",
      "0.12345678901234567",
    ]
    return fixed
      + (0..<300).map { _ in
        let digits = String(UInt64.random(in: 0...99_999_999, using: &generator))
        let decimals = Int.random(in: 0...4, using: &generator)
        let fraction = (0..<decimals).map { _ in String(Int.random(in: 0...9, using: &generator)) }.joined()
        return (Bool.random() ? "-" : "") + digits + (decimals > 0 ? "." + fraction : "")
      }
  }()

  @Test("A number is written as it was read, and has the extent of its digits")
  func reading() throws {
    for text in Self.texts {
      let number = try #require(ExactDecimal(text))
      #expect(number.text == text)
      let (extent, reference) = (number.extent, DigitExtent(text))
      #expect(extent.sign == reference.sign && extent.isZero == reference.isZero, "\(text)")
      #expect(extent.highest == reference.highest && extent.lowest == reference.lowest, "\(text)")
    }
  }

  @Test("Numbers are ordered as longer forms of them are, which are read digit by digit")
  func order() throws {
    for (left, right) in zip(Self.texts, Self.texts.shuffled()) {
      let (one, other) = (try #require(ExactDecimal(left)), try #require(ExactDecimal(right)))
      let (longer, another) = (
        try #require(ExactDecimal(left.contains("e") || left.contains("E") ? left : left + "e0")),
        try #require(ExactDecimal(right.contains("e") || right.contains("E") ? right : right + "e0"))
      )
      #expect((one < other) == (longer < another), "\(left) \(right)")
      #expect((one == other) == (longer == another), "\(left) \(right)")
      #expect(one == longer && one.hashValue == longer.hashValue, "\(left)")
    }
  }

  @Test("The digits of a decimal are those of its description")
  func decimals() throws {
    for text in Self.texts {
      let decimal = try #require(Decimal(string: text, locale: Locale(identifier: "en_US_POSIX")))
      let number = try #require(ExactDecimal(decimal))
      #expect(number == ExactDecimal(decimal.description), "\(text)")
      #expect(number.decimal == decimal, "\(text)")
    }
    #expect(ExactDecimal(Decimal.nan) == nil)
    #expect(CompactDecimal(Decimal(string: "-129.5") ?? 0)?.text == "-129.5")
    #expect(ExactDecimal(Decimal.greatestFiniteMagnitude)?.decimal == .greatestFiniteMagnitude)
  }
}
