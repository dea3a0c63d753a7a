/// The sign of a decimal number and the powers of ten of its first and last nonzero digits.
///
/// Read from the text in one pass, without allocating.
package struct DigitExtent: Sendable {
  package let isNegative: Bool
  /// The power of ten of the first digit that is not zero; 0 for zero.
  package let highest: Int
  /// The power of ten of the last digit that is not zero; 0 for zero.
  package let lowest: Int
  package let isZero: Bool

  /// Powers of ten beyond this limit count as the limit: in practice no such numbers can be told apart, and the sum
  /// of two stays within `Int`.
  private static let largestPower = 1_000_000_000_000_000

  /// - Parameter text: A number in JSON's grammar.
  package init(_ text: String) {
    var isNegative = false
    var (place, pointPlace) = (0, Int?.none)
    var (first, last) = (Int?.none, 0)
    var (exponent, exponentIsNegative, inExponent) = (0, false, false)
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "-"):
        if inExponent { exponentIsNegative = true } else { isNegative = true }
      case UInt8(ascii: "+"): break
      case UInt8(ascii: "."): pointPlace = place
      case UInt8(ascii: "e"), UInt8(ascii: "E"): inExponent = true
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        let digit = Int(byte) - 0x30
        if inExponent {
          exponent = min(exponent * 10 + digit, Self.largestPower)
        } else {
          if digit != 0 {
            if first == nil { first = place }
            last = place
          }
          place += 1
        }
      default: break
      }
    }
    let shift = (pointPlace ?? place) - 1 + (exponentIsNegative ? -exponent : exponent)
    self.isNegative = isNegative
    isZero = first == nil
    highest = first.map { shift - $0 } ?? 0
    lowest = first == nil ? 0 : shift - last
  }

  /// - Parameters:
  ///   - magnitude: The digits as a number.
  ///   - exponent: The power of ten that it is multiplied by.
  ///   - isNegative: Whether there is a minus sign.
  init(magnitude: UInt64, exponent: Int, isNegative: Bool) {
    self.isNegative = isNegative
    isZero = magnitude == 0
    guard magnitude > 0 else {
      (highest, lowest) = (0, 0)
      return
    }
    var (digits, trailing) = (magnitude, 0)
    while digits % 10 == 0 {
      digits /= 10
      trailing += 1
    }
    var (power, leading) = (UInt64(1), 0)
    while leading < 19, power <= magnitude / 10 {
      power *= 10
      leading += 1
    }
    (highest, lowest) = (exponent + leading, exponent + trailing)
  }

  /// The number of digits from the first to the last nonzero one.
  package var digitCount: Int { isZero ? 0 : highest - lowest + 1 }

  /// The number of digits before the decimal point, without leading zeros; 0 for 0.5.
  package var integerDigits: Int { isZero ? 0 : max(0, highest + 1) }

  /// The number of digits after the decimal point, without trailing zeros; 0 for 1.0.
  package var fractionDigits: Int { isZero ? 0 : max(0, -lowest) }

  /// -1, 0 or 1; zero has no sign.
  package var sign: Int { isZero ? 0 : isNegative ? -1 : 1 }
}

/// The digits of a decimal number from the first nonzero one, without the decimal point and the exponent.
package struct SignificantDigits: IteratorProtocol {
  private var bytes: String.UTF8View.Iterator
  private var hasStarted = false
  /// Whether the digits have ended; the exponent after them has digits too.
  private var hasEnded = false

  package init(_ text: String) { bytes = text.utf8.makeIterator() }

  package mutating func next() -> UInt8? {
    while !hasEnded, let byte = bytes.next() {
      switch byte {
      case UInt8(ascii: "-"), UInt8(ascii: "."): continue
      case UInt8(ascii: "0") where !hasStarted: continue
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        hasStarted = true
        return byte - 0x30
      default: hasEnded = true
      }
    }
    return nil
  }
}
