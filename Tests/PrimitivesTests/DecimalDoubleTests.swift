import Foundation
import Primitives
import Testing

@Suite("Doubles and exact decimals")
struct DecimalDoubleTests {
  static let numbers: [Double] = {
    var generator = SystemRandomNumberGenerator()
    var numbers: [Double] = [
      0, -0.0, 1, -1, 0.1, 0.3, 0.1 + 0.2, 129.5, -129.5, 1e-4, 0.99e-4, 1.5e-5, 999_999_999.999_999, 1e13,
      1e14, 1e15,
      1e16, 123_456_789_012_345, 99_999_999_999_999.9, 99_999_999_999_999.98, 9_007_199_254_740_992,
      0.000_001, 2.5e-6,
      .pi, .ulpOfOne, .leastNonzeroMagnitude, .leastNormalMagnitude, .greatestFiniteMagnitude, 4.35, 1.005,
      1_234.567_8,
    ]
    for _ in 0..<20_000 {
      let digits = Double(Int.random(in: -99_999_999...99_999_999, using: &generator))
      let number = digits / pow(10, Double(Int.random(in: 0...12, using: &generator)))
      numbers += [
        number, number.nextUp, number.nextDown,
        Double(bitPattern: .random(in: 0 ... .max, using: &generator)),
      ]
    }
    return numbers.filter(\.isFinite)
  }()

  @Test("A double becomes the shortest decimal, as its description writes it")
  func shortest() {
    for number in Self.numbers { #expect(ExactDecimal(number)?.text == number.description) }
  }

  @Test("A decimal becomes the nearest double")
  func nearest() throws {
    for number in Self.numbers {
      for text in [number.description, String(format: "%.12f", number), String(format: "%.1f", number)] {
        let decimal = try #require(ExactDecimal(text))
        #expect(decimal.double?.bitPattern == Double(text)?.bitPattern, "\(text)")
      }
    }
  }

  @Test("Infinities and NaN are no decimals, and other types keep their own shortest form")
  func others() {
    #expect(ExactDecimal(Double.infinity) == nil)
    #expect(ExactDecimal(-Double.infinity) == nil)
    #expect(ExactDecimal(Double.nan) == nil)
    #expect(ExactDecimal(Float(0.1))?.text == "0.1")
    #expect(ExactDecimal("1e400")?.double == nil)
  }
}
