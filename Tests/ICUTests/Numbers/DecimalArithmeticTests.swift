import Testing

@testable import ICU

@Suite("Decimal arithmetic")
struct DecimalArithmeticTests {
  @Test(
    "adds whole numbers exactly",
    arguments: [
      ("0", 1, "1"), ("9", 1, "10"), ("-1", 1, "0"), ("1", -2, "-1"), ("-0.5", 1, "0.5"), ("0.5", -1, "-0.5"),
      ("99.99", 1, "100.99"), ("-100.01", 99, "-1.01"), ("1.50", -1, "0.50"), ("-1.0", 1, "0.0"),
      ("9223372036854775807", 1, "9223372036854775808"), ("1000", -1, "999"), ("0", 0, "0"), ("-0", 5, "5"),
    ])
  func adding(number: String, offset: Int, expected: String) throws {
    #expect(try #require(DecimalNumber(number)).adding(offset)?.description == expected)
  }

  @Test("adds as integers do")
  func integers() {
    for number in stride(from: -250, through: 250, by: 7) {
      for offset in -99...99 {
        #expect(DecimalNumber(number).adding(offset)?.description == String(number + offset))
      }
    }
  }

  @Test(
    "multiplies by a hundred and rounds to whole numbers",
    arguments: [
      ("0.1234", "12.34", "0"), ("1", "100", "1"), ("-0.5", "-50", "-1"), ("9.5", "950", "10"),
      ("0.49", "49", "0"),
    ])
  func scaling(number: String, hundredfold: String, whole: String) throws {
    let number = try #require(DecimalNumber(number))
    #expect(number.multiplied(byPowerOfTen: 2).description == hundredfold)
    #expect(number.roundedToInteger.description == whole)
  }
}
