import Essentials
import Primitives
import ValidationCore

/// Limits of a measurement, compared exactly in every unit.
struct MeasureLimits: Sendable {
  let minimum: ExactDecimal?
  let maximum: ExactDecimal?
  private let bounds: [Bounds]
  private let divisor: Decimal

  /// The limits for the values in one unit.
  private struct Bounds: Sendable {
    let unit: MeasureUnit
    /// About the limits themselves.
    let (low, high): (Double, Double)
    /// The limits times the divisors of both units.
    let (least, greatest): (Decimal?, Decimal?)
  }

  /// Values that are farther from a limit than this part of it are compared as binary numbers.
  private static let margin = 1e-9

  /// Nil if there is no limit; the limits are in the first unit.
  init?(_ units: [MeasureUnit], _ minimum: ExactDecimal?, _ maximum: ExactDecimal?) throws(ImpossibleRule) {
    guard minimum != nil || maximum != nil, let first = units.first else { return nil }
    if let minimum, let maximum, maximum < minimum {
      throw ImpossibleRule(
        at: "min", "the minimum \(minimum.text) is above the maximum \(maximum.text)",
        expected: "a minimum up to \(maximum.text)")
    }
    for (name, limit) in [("min", minimum), ("max", maximum)] {
      if let limit, limit.decimal == nil {
        throw ImpossibleRule(at: name, "the limit is too long", expected: "a number of up to 38 digits")
      }
    }
    (self.minimum, self.maximum, divisor) = (minimum, maximum, first.divisor)
    func base(_ limit: ExactDecimal?) -> Decimal? {
      limit?.decimal.map { $0 * first.factor + first.addend }
    }
    let (least, greatest) = (base(minimum), base(maximum))
    bounds = units.map { unit in
      func about(_ limit: Decimal?, _ standard: Double) -> Double {
        guard let limit else { return standard }
        let value = (limit / first.divisor * unit.divisor - unit.addend) / unit.factor
        return ExactDecimal(value)?.double ?? standard
      }
      return Bounds(
        unit: unit, low: about(least, -.infinity), high: about(greatest, .infinity),
        least: least.map { $0 * unit.divisor }, greatest: greatest.map { $0 * unit.divisor })
    }
  }

  /// Whether a number, in ASCII, is out of the limits as a value in a unit.
  func fault(_ number: UnsafeBufferPointer<UInt8>, _ unit: Int) -> MeasureFault? {
    let bounds = bounds[unit]
    let value = Self.double(number)
    let space = Self.margin * max(abs(value), 1)
    let lowSpace = space + Self.margin * abs(bounds.low.isFinite ? bounds.low : 0)
    let highSpace = space + Self.margin * abs(bounds.high.isFinite ? bounds.high : 0)
    if bounds.low - value > lowSpace { return .tooSmall }
    if value - bounds.high > highSpace { return .tooLarge }
    if value - bounds.low > lowSpace, bounds.high - value > highSpace { return nil }
    guard let exact = ExactDecimal(written: number).decimal else { return .tooLarge }
    let scaled = (exact * bounds.unit.factor + bounds.unit.addend) * divisor
    if let least = bounds.least, scaled < least { return .tooSmall }
    if let greatest = bounds.greatest, greatest < scaled { return .tooLarge }
    return nil
  }

  /// About the number that ASCII digits write.
  private static func double(_ number: UnsafeBufferPointer<UInt8>) -> Double {
    var (value, scale, isFraction) = (0.0, 1.0, false)
    for byte in number {
      switch byte {
      case UInt8(ascii: "."): isFraction = true
      case 0x30...0x39:
        value = value * 10 + Double(byte - 0x30)
        if isFraction { scale *= 10 }
      default: break
      }
    }
    return (number.first == UInt8(ascii: "-") ? -value : value) / scale
  }
}
