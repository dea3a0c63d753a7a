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

  @Test("Of all short texts, those are numbers that the grammar of JSON accepts, without an exponent")
  func shortTexts() {
    let characters = Array("019.-e ".utf8)
    var texts: [[UInt8]] = [[]]
    for _ in 1...5 {
      let longest = texts.last?.count
      texts += texts.filter { $0.count == longest }.flatMap { text in characters.map { text + [$0] } }
    }
    #expect(texts.count == 1 + 7 + 49 + 343 + 2_401 + 16_807)
    for text in texts { expectSameNumber(text) }
  }

  @Test("So are texts of up to twenty bytes, with one byte that is wrong, or none")
  func longerTexts() {
    for text in Self.texts {
      expectSameNumber(Array(text.utf8))
      for wrong in [0x00, 0x2F, 0x3A, 0x2E, 0x2D, 0x65, 0x80, 0xB0, 0xFF] as [UInt8] {
        var bytes = Array(text.utf8)
        bytes[Int.random(in: bytes.indices)] = wrong
        expectSameNumber(bytes)
      }
    }
  }

  /// Compares with a number that is read by the grammar and digit by digit.
  private func expectSameNumber(_ text: [UInt8]) {
    text.withUnsafeBufferPointer { utf8 in
      let number = CompactDecimal(utf8)
      let digits = text.filter { $0 != UInt8(ascii: ".") && $0 != UInt8(ascii: "-") }
      let isNumber =
        NumberGrammar.matches(utf8) && !text.contains { $0 | 0x20 == UInt8(ascii: "e") } && digits.count <= 18
      let message = Comment(rawValue: "\(String(decoding: text, as: UTF8.self))")
      guard isNumber else {
        #expect(number == nil, message)
        return
      }
      let point = text.firstIndex(of: UInt8(ascii: "."))
      #expect(number?.magnitude == digits.reduce(0) { $0 * 10 + UInt64($1 - 0x30) }, message)
      #expect(number?.decimals == point.map { text.count - $0 - 1 } ?? 0, message)
      #expect(number?.isNegative == (text.first == UInt8(ascii: "-")), message)
    }
  }

  @Test("A number ends at the same place whatever comes after it, and however much of that can be read")
  func ends() {
    let texts = Self.texts + ["1.", ".5", "01", "-", "-01", "1e", "1.e5", "12.5.6", "7e+", "0123456789"]
    let followers: [[UInt8]] = [
      [], [0x2C], [0x5D, 0x0A], [0x65], [0x2E], [0xC3, 0xA9, 0xD8, 0xB3], [0x00], [0x20, 0x31], [0x8A, 0xFF],
    ]
    for text in texts {
      for follower in followers {
        let bytes = Array(text.utf8) + follower
        let padded = bytes + Array(repeating: 0xFF, count: 16)
        padded.withUnsafeBufferPointer { padded in
          bytes.withUnsafeBufferPointer { bytes in
            guard let long = padded.baseAddress, let short = bytes.baseAddress else { return }
            let end = NumberGrammar.end(of: long, limit: long + padded.count).map { $0 - long }
            // Texts of up to eight bytes are read byte by byte.
            let exact = NumberGrammar.end(of: short, limit: short + bytes.count).map { $0 - short }
            #expect(end == exact, "\(text) \(follower)")
          }
        }
      }
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
