import Randomness
import Testing

@testable import ValidationRules

@Suite("Weighted sums")
struct WeightedSumTests {
  @Test("Eight characters are eight digits, or are not read")
  func eightDigits() {
    var text = Array("30917254".utf8)
    #expect(EightDigits(text)?.number == 30_917_254)
    #expect(EightDigits(Array("00000000".utf8))?.number == 0)
    #expect(EightDigits(Array("99999999".utf8))?.number == 99_999_999)
    for place in 0..<8 {
      let digit = text[place]
      for byte in UInt8.min...UInt8.max {
        text[place] = byte
        #expect((EightDigits(text) != nil) == (0x30...0x39 ~= byte), "\(text)")
      }
      text[place] = digit
    }
  }

  @Test("The number of a range of characters, which may be beyond the end")
  func numbers() {
    let text = Array("123456789012345678".utf8)
    let characters = IdentifierCharacters(text, count: text.count)
    #expect(characters.number(0..<18) == 123_456_789_012_345_678)
    #expect(characters.number(1..<9) == 23_456_789)
    #expect(characters.number(3..<5) == 45)
    #expect(characters.number(7..<7) == 0)
    #expect(characters.number(16..<20) == 7800)
    #expect(IdentifierCharacters(Array("12A45678".utf8), count: 8).number(0..<8) == 13_045_678)
  }

  /// The sum as its declaration says, a character after the other.
  private static func holds(
    _ weights: [Int], _ modulus: Int, _ expected: String?, _ start: Int, _ fromEnd: Bool, _ text: [UInt8]
  ) -> Bool {
    let values = text.map { CheckDigits.value(of: $0) ?? 0 }
    let checkCount = expected == nil ? 0 : 1
    let weighted = fromEnd ? text.count - start - checkCount : weights.count
    guard 0...weights.count ~= weighted, start + weighted + checkCount <= text.count else { return false }
    let sum = zip(values[start...], weights.suffix(weighted)).reduce(0) { $0 + $1.0 * $1.1 }
    guard let expected else { return sum % modulus == 0 }
    return Array(expected.utf8)[sum % modulus] == text[start + weighted]
  }

  @Test("Sums of digits, eight at a time, and of letters are those of each character", arguments: 1...18)
  func sums(count: Int) {
    var random = SplitMix(seed: UInt64(count))
    let alphabet = Array("0123456789ABCXYZ".utf8)
    for round in 0..<300 {
      let weights = (0..<count).map { _ in Int.random(in: 0...97, using: &random) }
      let (start, fromEnd) = (round % 3, round % 5 == 0)
      let expected = round % 2 == 0 ? nil : "09876543210"
      let sum = WeightedSum(weights, modulo: 11, gives: expected, from: start, fromEnd: fromEnd)
      let length = start + count + (expected == nil ? 0 : 1) - (fromEnd ? round % 4 : 0)
      guard length > 0 else { continue }
      let letters = round % 7 == 0 ? alphabet.count : 10
      for _ in 0..<10 {
        let text = (0..<length).map { _ in alphabet[Int.random(in: 0..<letters, using: &random)] }
        #expect(
          sum.holds(text, length) == Self.holds(weights, 11, expected, start, fromEnd, text),
          "\(weights) \(start) \(fromEnd) \(String(decoding: text, as: UTF8.self))")
      }
    }
  }

  @Test("Weights may be fewer or more than the values")
  func lengths() {
    let text = Array("2468A".utf8)
    let values = IdentifierCharacters(text, count: text.count).values
    #expect(CheckDigits.weightedSum(values, [1, 10]) == 42)
    #expect(CheckDigits.weightedSum(values, 1...9) == 2 + 8 + 18 + 32 + 50)
    #expect(CheckDigits.weightedSum(values[1..<3], [5, 7, 9]) == 20 + 42)
    #expect(CheckDigits.weightedSum(values[3..<5], [1, 1, 1]) == 18)
    #expect(CheckDigits.weightedSum(values, []) == 0)
  }
}
