/// A decimal number with exactly the digits with which it was written: `1.0` is not `1`, and no digit is lost.
package struct DecimalNumber: Sendable, Hashable {
  /// The most digits that writing an exponent out may add.
  static let longestExpansion = 4_096

  /// Whether there is a minus sign before the digits; also true for "-0".
  package let isNegative: Bool
  /// The ASCII digits before the decimal point, without leading zeros; "0" for none.
  package let integer: [UInt8]
  /// The ASCII digits after the decimal point, trailing zeros kept.
  package let fraction: [UInt8]

  /// Reads `-12.50`, `+3`, `.5` or `1.2e3` in ASCII; nil for any other text.
  ///
  /// An exponent that would expand to more than 4,096 additional digits gives nil: "1e999999999" is a trap.
  package init?(_ text: String) {
    var text = text
    guard let parsed = text.withUTF8({ Self.parse($0) }) else { return nil }
    self = parsed
  }

  /// The shortest decimal that reads back as `number`, without trailing zeros; nil for infinities and NaN.
  package init?(_ number: Double) {
    guard number.isFinite, let shortest = Self(number.description) else { return nil }
    self = shortest.removingTrailingZeros
  }

  /// The digits of an integer.
  package init(_ number: Int) {
    self.init(isNegative: number < 0, integer: Array(String(number.magnitude).utf8), fraction: [])
  }

  init(isNegative: Bool, integer: [UInt8], fraction: [UInt8]) {
    let digits = integer.drop { $0 == UInt8(ascii: "0") }
    self.isNegative = isNegative
    self.integer = digits.isEmpty ? [UInt8(ascii: "0")] : Array(digits)
    self.fraction = fraction
  }

  /// The number as an `Int` when it has no fraction digits and fits.
  package var integerValue: Int? {
    guard fraction.isEmpty, integer.count <= 19,
      let magnitude = UInt64(String(decoding: integer, as: UTF8.self))
    else {
      return nil
    }
    return isNegative ? Int(exactly: -Int128(magnitude)) : Int(exactly: magnitude)
  }

  /// The nearest `Double`, infinite when the number is beyond its range.
  package var doubleValue: Double { Double(description) ?? .nan }

  /// The digits without the sign, such as "12.50".
  package var magnitudeDescription: String {
    let digits = String(decoding: integer, as: UTF8.self)
    return fraction.isEmpty ? digits : "\(digits).\(String(decoding: fraction, as: UTF8.self))"
  }

  /// The number without trailing zeros in its fraction: `1.50` gives `1.5`.
  package var removingTrailingZeros: DecimalNumber {
    let kept = fraction.lastIndex { $0 != UInt8(ascii: "0") }.map { fraction[...$0] } ?? []
    return DecimalNumber(isNegative: isNegative, integer: integer, fraction: Array(kept))
  }

  /// The number with the fraction digits after the first `count` cut off.
  package func truncated(toFraction count: Int) -> DecimalNumber {
    guard fraction.count > count else { return self }
    return DecimalNumber(isNegative: isNegative, integer: integer, fraction: Array(fraction.prefix(count)))
  }

  /// The number rounded to at most `count` fraction digits, ties to the even digit as IEEE 754 and ICU do.
  package func rounded(toFraction count: Int) -> DecimalNumber {
    guard fraction.count > count else { return self }
    let dropped = fraction[count...]
    var digits = integer + fraction.prefix(count)
    let half = UInt8(ascii: "5")
    let isTie = dropped.first == half && dropped.dropFirst().allSatisfy { $0 == UInt8(ascii: "0") }
    let up = isTie ? (digits.last ?? 0) % 2 == 1 : (dropped.first ?? 0) >= half
    if up {
      var index = digits.count - 1
      while index >= 0, digits[index] == UInt8(ascii: "9") {
        digits[index] = UInt8(ascii: "0")
        index -= 1
      }
      if index >= 0 { digits[index] += 1 } else { digits.insert(UInt8(ascii: "1"), at: 0) }
    }
    let split = digits.count - count
    return DecimalNumber(
      isNegative: isNegative, integer: Array(digits[..<split]), fraction: Array(digits[split...]))
  }
}

extension DecimalNumber: CustomStringConvertible {
  /// The exact text, such as "-12.50".
  package var description: String { isNegative ? "-\(magnitudeDescription)" : magnitudeDescription }
}
