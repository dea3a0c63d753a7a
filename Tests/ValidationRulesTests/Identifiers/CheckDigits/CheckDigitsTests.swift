import Randomness
import Testing

@testable import ValidationRules

@Suite("Check digits")
struct CheckDigitsTests {
  static func values(_ text: String) -> [Int] { text.utf8.compactMap(CheckDigits.value(of:)) }

  private static func bytes(_ values: some Sequence<Int>) -> [UInt8] {
    values.map { UInt8($0 < 10 ? $0 + 0x30 : $0 - 10 + 0x41) }
  }

  @Test(
    "Luhn, by ISO/IEC 7812-1", arguments: ["79927398713", "4111111111111111", "0", "18", "490154203237518"])
  func luhn(text: String) {
    let digits = Self.values(text)
    #expect(Self.isLuhn(digits))
    let others = Self.bytes(digits.dropLast())
    #expect(CheckDigits.luhn(others, others.count) == digits.last)
    #expect(!Self.isLuhn(digits.dropLast() + [(digits[digits.count - 1] + 1) % 10]))
  }

  private static func isLuhn(_ digits: [Int]) -> Bool {
    let bytes = bytes(digits)
    return CheckDigits.isLuhn(bytes, bytes.count)
  }

  /// The sum as the standard has it, digit by digit from the right.
  private static func luhnSum(_ digits: [Int]) -> Int {
    digits.reversed().enumerated().reduce(0) { sum, next in
      sum + (next.offset % 2 == 0 ? next.element : next.element * 2 / 10 + next.element * 2 % 10)
    }
  }

  @Test(
    "Luhn and the systems of ISO/IEC 7064 over bytes agree with the sums over values, for any number of characters",
    arguments: 1...70)
  func overBytes(count: Int) {
    var random = SplitMix(seed: UInt64(count))
    for _ in 0..<200 {
      let digits = (0..<count).map { _ in Int.random(in: 0...9, using: &random) }
      let text = Self.bytes(digits)
      #expect(Self.isLuhn(digits) == (Self.luhnSum(digits) % 10 == 0), "\(digits)")
      #expect((Self.luhnSum(digits + [CheckDigits.luhn(text, count)])) % 10 == 0, "\(digits)")
      #expect(Self.isLuhnOfDigitsAndLetters(digits) == Self.isLuhn(digits), "\(digits)")
      #expect(CheckDigits.isMod11And10(text, count) == Self.isHybrid(digits, 10), "\(digits)")
      #expect(CheckDigits.isMod11And2(text, count) == Self.isPure(digits, 11, 2), "\(digits)")
      #expect(CheckDigits.isMod11(text, count) == Self.isMod11(digits), "\(digits)")
      let values = (0..<count).map { _ in Int.random(in: 0...35, using: &random) }
      let characters = Self.bytes(values)
      let moved = min(4, count)
      let rotated = values[moved...] + values[..<moved]
      #expect(
        CheckDigits.isMod97(characters, count, moving: moved) == (Self.mod97(rotated) == 1), "\(values)")
      #expect(CheckDigits.isMod37And36(characters, count) == Self.isHybrid(values, 36), "\(values)")
      #expect(CheckDigits.isMod37And2(characters, count) == Self.isPure(values, 37, 2), "\(values)")
    }
  }

  /// A pure system, section 8 of the standard: each remainder times the radix, and 1 at the end.
  private static func isPure(_ values: [Int], _ modulus: Int, _ radix: Int) -> Bool {
    values.reduce(0) { ($0 * radix + $1) % modulus } == 1
  }

  /// A hybrid system of two moduli, section 9 of the standard.
  private static func isHybrid(_ values: [Int], _ modulus: Int) -> Bool {
    let product = values.dropLast().reduce(modulus) { product, value in
      let sum = (product + value) % modulus
      return (sum == 0 ? modulus : sum) * 2 % (modulus + 1)
    }
    return (product + values[values.count - 1]) % modulus == 1
  }

  private static func isMod11(_ digits: [Int]) -> Bool {
    digits.reversed().enumerated().reduce(0) { $0 + ($1.offset % 11 + 1) * $1.element } % 11 == 0
  }

  private static func isLuhnOfDigitsAndLetters(_ digits: [Int]) -> Bool {
    let bytes = digits.map { UInt8($0) + 0x30 }
    return CheckDigits.isLuhnOfDigitsAndLetters(bytes, bytes.count)
  }

  @Test(
    "MOD 97-10 leaves 1, the check digits at the end",
    arguments: ["79444", "WEST12345698765432GB82", "5493001KJTIIGC8Y1R12"]
  )
  func mod97(text: String) { #expect(Self.mod97(Self.values(text)) == 1) }

  /// The number formed by the values, modulo 97; a value from 10 up counts as two digits.
  private static func mod97(_ values: some Sequence<Int>) -> Int {
    values.reduce(0) { ($0 * ($1 > 9 ? 100 : 10) + $1) % 97 }
  }

  @Test("MOD 11,10", arguments: ["07945", "94577403194", "136695976"])
  func mod11And10(text: String) {
    let digits = Self.values(text)
    #expect(
      (0...9).filter { check in
        let bytes = Self.bytes(digits.dropLast() + [check])
        return CheckDigits.isMod11And10(bytes, bytes.count)
      } == [digits[digits.count - 1]])
  }

  @Test(
    "Verhoeff and Damm accept one check digit, and find each other digit and each transposition",
    arguments: 2...20)
  func quasigroups(count: Int) {
    var random = SplitMix(seed: UInt64(count))
    for isValid in [CheckDigits.isVerhoeff, CheckDigits.isDamm] {
      for _ in 0..<50 {
        let digits = (1..<count).map { _ in Int.random(in: 0...9, using: &random) }
        let checks = (0...9).filter { isValid(Self.bytes(digits + [$0]), count) }
        #expect(checks.count == 1, "\(digits)")
        let number = digits + checks
        for place in number.indices {
          for digit in 0...9 where digit != number[place] {
            var other = number
            other[place] = digit
            #expect(!isValid(Self.bytes(other), count), "\(other)")
          }
          guard place > 0, number[place] != number[place - 1] else { continue }
          var other = number
          other.swapAt(place, place - 1)
          #expect(!isValid(Self.bytes(other), count), "\(other)")
        }
      }
    }
  }

  @Test("Weighted sums by 11")
  func weighted() {
    #expect(CheckDigits.mod11(Self.values("030640615"), stride(from: 10, through: 2, by: -1)) == 2)
    #expect(CheckDigits.mod11([], [1]) == 0)
  }
}
