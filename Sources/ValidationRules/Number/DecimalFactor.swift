package import Primitives

/// A decimal number above zero, for exact tests of multiples: 0.3 is three times 0.1.
package struct DecimalFactor: Sendable {
  /// The digits as a whole number that does not end in zero, so at most 18 of them.
  private let digits: UInt64
  /// The power of ten that multiplies the digits.
  private let exponent: Int

  private static let mostDigits = 18

  /// The factor from a number; nil for zero, a negative number, and a number of more than 18 significant digits.
  package init?(_ number: ExactDecimal) {
    let extent = number.extent
    guard extent.sign > 0, extent.highest - extent.lowest < Self.mostDigits else { return nil }
    var value: UInt64 = 0
    var remaining = extent.highest - extent.lowest + 1
    var significant = SignificantDigits(number.text)
    while remaining > 0, let digit = significant.next() {
      value = value * 10 + UInt64(digit)
      remaining -= 1
    }
    (digits, exponent) = (value, extent.lowest)
  }

  /// The factor, if it has few digits.
  var compact: CompactDecimal? {
    CompactDecimal(magnitude: digits, power: exponent)
  }

  /// Whether a number is a multiple of the factor; zero always is.
  package func divides(_ number: ExactDecimal) -> Bool {
    if var (magnitude, power) = number.digits {
      while power < exponent, magnitude > 0 {
        // If the number has more decimals than the factor, the remainder cannot be zero.
        if magnitude % 10 != 0 { return false }
        magnitude /= 10
        power += 1
      }
      return multiplied(magnitude % digits, self.power(of: 10, max(0, power - exponent))) == 0
    }
    return divides(number.text, number.extent)
  }

  /// One pass over the digits, however many there are, and however large the exponent is.
  private func divides(_ text: String, _ extent: DigitExtent) -> Bool {
    if extent.isZero { return true }
    // If the number has more decimals than the factor, the remainder cannot be zero.
    guard extent.lowest >= exponent else { return false }
    var rest: UInt64 = 0
    var remaining = extent.highest - extent.lowest + 1
    var significant = SignificantDigits(text)
    while remaining > 0, let digit = significant.next() {
      rest = (rest * 10 + UInt64(digit)) % digits
      remaining -= 1
    }
    return multiplied(rest, power(of: 10, extent.lowest - exponent)) == 0
  }

  /// The power modulo `digits`, by repeated squaring.
  private func power(of base: UInt64, _ exponent: Int) -> UInt64 {
    var (result, square, left) = (1 % digits, base % digits, exponent)
    while left > 0 {
      if left & 1 == 1 { result = multiplied(result, square) }
      square = multiplied(square, square)
      left >>= 1
    }
    return result
  }

  /// The product modulo `digits`, of two factors below it.
  private func multiplied(_ left: UInt64, _ right: UInt64) -> UInt64 {
    digits.dividingFullWidth(left.multipliedFullWidth(by: right)).remainder
  }
}
