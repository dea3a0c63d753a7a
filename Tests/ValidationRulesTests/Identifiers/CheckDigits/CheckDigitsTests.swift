import Randomness
import Testing

@testable import ValidationRules

@Suite("Check digits")
struct CheckDigitsTests {
  static func values(_ text: String) -> [Int] { text.utf8.compactMap(CheckDigits.value(of:)) }

  @Test(
    "Luhn, by ISO/IEC 7812-1", arguments: ["79927398713", "4111111111111111", "0", "18", "490154203237518"])
  func luhn(text: String) {
    let digits = Self.values(text)
    #expect(Self.isLuhn(digits))
    #expect(CheckDigits.luhn(digits.dropLast()) == digits.last)
    #expect(!Self.isLuhn(digits.dropLast() + [(digits[digits.count - 1] + 1) % 10]))
  }

  private static func isLuhn(_ digits: [Int]) -> Bool {
    let bytes = digits.map { UInt8($0) + 0x30 }
    return CheckDigits.isLuhn(bytes, bytes.count)
  }

  @Test(
    "Luhn and MOD 97-10 over bytes agree with the sums over values, for any number of digits",
    arguments: 1...40)
  func overBytes(count: Int) {
    var random = SplitMix(seed: UInt64(count))
    for _ in 0..<200 {
      let digits = (0..<count).map { _ in Int.random(in: 0...9, using: &random) }
      #expect(Self.isLuhn(digits) == (CheckDigits.luhn(digits.dropLast()) == digits.last), "\(digits)")
      #expect(Self.isLuhnOfDigitsAndLetters(digits) == Self.isLuhn(digits), "\(digits)")
      let values = (0..<count).map { _ in Int.random(in: 0...35, using: &random) }
      let bytes = values.map { UInt8($0 < 10 ? $0 + 0x30 : $0 - 10 + 0x41) }
      let moved = min(4, count)
      let rotated = values[moved...] + values[..<moved]
      #expect(
        CheckDigits.isMod97(bytes, count, moving: moved) == (Self.mod97(rotated) == 1), "\(values)")
    }
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

  @Test("MOD 11,10", arguments: [("0794", 5), ("9457740319", 4), ("13669597", 6)])
  func mod11And10(text: String, check: Int) { #expect(CheckDigits.mod11And10(Self.values(text)) == check) }

  @Test("Weighted sums by 11")
  func weighted() {
    #expect(CheckDigits.mod11(Self.values("030640615"), stride(from: 10, through: 2, by: -1)) == 2)
    #expect(CheckDigits.mod11([], [1]) == 0)
  }
}
