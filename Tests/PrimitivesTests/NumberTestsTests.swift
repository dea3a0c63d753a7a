import Primitives
import Testing

@Suite("Tests of numbers")
struct NumberTestsTests {
  static let numbers: [String] = [
    "0", "-0", "0.0", "1", "-1", "0.5", "-0.5", "0.49", "0.51", "9.99", "10", "10.0", "10.000000000000001",
    "99", "100",
    "999.99", "1000", "-1000.01", "123456789012345678", "-123456789012345678", "0.12345678901234567",
  ]

  static let limits: [String] = ["-1000", "-0.5", "0", "0.5", "10", "10.00", "999.99", "123456789012345678"]

  @Test("A number passes limits as its exact value does", arguments: limits)
  func intervals(_ limit: String) throws {
    let exact = try #require(ExactDecimal(limit))
    let from = try NumberTests([.isWithin(#require(NumberInterval(from: exact)))])
    let above = try NumberTests([.isWithin(#require(NumberInterval(above: exact)))])
    let through = try NumberTests([.isWithin(#require(NumberInterval(through: exact)))])
    let below = try NumberTests([.isWithin(#require(NumberInterval(upTo: exact)))])
    for text in Self.numbers {
      let number = try #require(ExactDecimal(text))
      #expect(Self.passes(text, from) == (number >= exact), "\(text)")
      #expect(Self.passes(text, above) == (number > exact), "\(text)")
      #expect(Self.passes(text, through) == (number <= exact), "\(text)")
      #expect(Self.passes(text, below) == (number < exact), "\(text)")
    }
  }

  @Test("A number passes several tests if it passes each")
  func several() throws {
    let interval = try #require(NumberInterval(from: ExactDecimal("0"), upTo: ExactDecimal("100")))
    let tests = NumberTests([.isWithin(interval), .fits(integerDigits: 2, fractionDigits: 1)])
    let passing = Self.numbers.filter { Self.passes($0, tests) }
    #expect(passing == ["0", "-0", "0.0", "1", "0.5", "10", "10.0", "99"])
  }

  private static func passes(_ text: String, _ tests: NumberTests) -> Bool {
    Array(text.utf8).withUnsafeBufferPointer { tests.accepted($0) != nil }
  }
}
