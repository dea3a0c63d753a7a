package import Essentials

extension CompactDecimal {
  /// Reads the digits of a decimal where they are; nil for more digits than fit, and for NaN.
  ///
  /// `Decimal` offers its digits as a text or as another `Decimal` alone, which takes 700 ns. In memory it is an
  /// exponent, flags, and a mantissa of 128 bits. Where it is not, nothing is read.
  init?(_ number: Decimal) {
    guard let layout = Layout.current, let parts = Parts(number, layout) else { return nil }
    if parts.exponent <= 0 {
      self.init(magnitude: parts.magnitude, decimals: -parts.exponent, isNegative: parts.isNegative)
    } else {
      // Zeros at the end of a whole number are left out.
      guard let whole = CompactDecimal(magnitude: parts.magnitude, power: parts.exponent) else { return nil }
      self.init(magnitude: whole.magnitude, decimals: 0, isNegative: parts.isNegative)
    }
  }

  /// The value, which `Decimal` would read from a text with several allocations.
  var decimal: Decimal {
    // A zero with a sign is not a number.
    if magnitude == 0 { return 0 }
    var (significand, exponent) = (magnitude, -decimals)
    while exponent < 0, significand.isMultiple(of: 10) {
      significand /= 10
      exponent += 1
    }
    return Decimal(sign: isNegative ? .minus : .plus, exponent: exponent, significand: Decimal(significand))
  }

  /// Where the flags of a decimal are in their byte.
  private struct Layout: CaseIterable {
    /// How far the number of units is shifted.
    let length: UInt8
    /// The bit of the sign.
    let sign: UInt8

    /// Those of swift-foundation, and of `NSDecimal` on Apple's systems.
    static let allCases = [Layout(length: 4, sign: 0x08), Layout(length: 0, sign: 0x10)]

    /// The layout by which some decimals are in memory what they are by their public interface.
    static let current = allCases.first { layout in
      let samples: [(number: Decimal, exponent: Int, magnitude: UInt64, isNegative: Bool)] = [
        (Decimal(0), 0, 0, false), (Decimal(7), 0, 7, false),
        (Decimal(sign: .minus, exponent: -3, significand: 1_234_567), -3, 1_234_567, true),
        (
          Decimal(sign: .plus, exponent: -18, significand: 987_654_321_012_345_678), -18,
          987_654_321_012_345_678, false
        ),
      ]
      return samples.allSatisfy { sample in
        guard let parts = Parts(sample.number, layout) else { return false }
        return parts.exponent == sample.exponent && parts.magnitude == sample.magnitude
          && parts.isNegative == sample.isNegative
      } && Parts(.nan, layout) == nil
    }
  }

  private struct Parts {
    let exponent: Int
    let magnitude: UInt64
    let isNegative: Bool

    @inline(__always)
    init?(_ number: Decimal, _ layout: Layout) {
      guard MemoryLayout<Decimal>.size == 20 else { return nil }
      let (exponent, flags, low, high) = withUnsafeBytes(of: number) { bytes in
        (
          bytes.load(as: Int8.self), bytes.load(fromByteOffset: 1, as: UInt8.self),
          UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: 4, as: UInt64.self)),
          bytes.loadUnaligned(fromByteOffset: 12, as: UInt64.self)
        )
      }
      let (units, isNegative) = (flags >> layout.length & 0xF, flags & layout.sign != 0)
      // A mantissa of no units is 0, or NaN where it is negative. Units beyond the length mean nothing.
      guard units <= 4 || high == 0, -18...18 ~= exponent, units > 0 || !isNegative else { return nil }
      magnitude = units < 4 ? low & (1 << (UInt64(units) * 16) - 1) : low
      guard magnitude < 1_000_000_000_000_000_000 else { return nil }
      (self.exponent, self.isNegative) = (Int(exponent), isNegative)
    }
  }
}

/// A type of numbers whose digits tests read; see ``NumberTest``.
package protocol DigitReadable: Sendable {
  /// The value, if it has few digits.
  var compact: CompactDecimal? { get }
}

extension ExactDecimal: DigitReadable {}

extension Decimal: DigitReadable {
  package var compact: CompactDecimal? { CompactDecimal(self) }
}

extension Int: DigitReadable {
  package var compact: CompactDecimal? { CompactDecimal(self) }
}
