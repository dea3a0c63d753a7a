import Testing

@testable import ICU

/// Decimal numbers at the ends of what exponents and digits can say.
struct DecimalNumberTests {
  @Test(
    "An exponent is written out as far as that adds no more than 4,096 digits",
    arguments: [
      ("123e-2", "1.23"), ("1.2e3", "1200"), ("-0", "-0"), ("1e0000000000000000000001", "10"),
      ("5e-3", "0.005"), ("1e4096", "1" + String(repeating: "0", count: 4_096)),
      ("1e-4096", "0." + String(repeating: "0", count: 4_095) + "1"), ("1e4097", nil), ("1e-4097", nil),
      ("1e-9223372036854775808", nil), ("1e9223372036854775807", nil), ("1e-9223372036854775809", nil),
      ("0e99999999999999999999", nil), ("1e", nil), ("1e+", nil), ("e5", nil), ("1e5e5", nil),
    ] as [(String, String?)]
  )
  func exponents(text: String, description: String?) {
    #expect(DecimalNumber(text)?.description == description)
  }

  @Test("A million digits are kept, and are no integer that fits")
  func digits() throws {
    let text = String(repeating: "9", count: 1_000_000)
    let number = try #require(DecimalNumber(text))
    #expect(number.description == text)
    #expect(number.integerValue == nil)
    #expect(number.doubleValue == .infinity)
    #expect(number.rounded(toFraction: 3).description == text)
  }

  @Test(
    "An integer is one that fits",
    arguments: [
      ("-9223372036854775808", Int.min), ("9223372036854775807", Int.max), ("9223372036854775808", nil),
      ("-9223372036854775809", nil), ("18446744073709551616", nil), ("-0", 0), ("1.0", nil),
    ] as [(String, Int?)]
  )
  func integers(text: String, value: Int?) { #expect(DecimalNumber(text)?.integerValue == value) }

  @Test("The ends of Int and Double are written", arguments: [Int.min, Int.max, 0, -1])
  func ends(number: Int) { #expect(DecimalNumber(number).description == String(number)) }

  @Test(
    "A double is written as its shortest decimal",
    arguments: [
      (.leastNonzeroMagnitude, "0." + String(repeating: "0", count: 323) + "5"), (-0.0, "-0"),
      (1e21, "1" + String(repeating: "0", count: 21)),
      (.infinity, nil), (.nan, nil),
    ] as [(Double, String?)]
  )
  func doubles(number: Double, description: String?) {
    #expect(DecimalNumber(number)?.description == description)
  }
}
