/// An interval of decimal numbers, for tests of numbers with few digits.
package struct NumberInterval: Sendable {
  /// The limits as whole numbers of `1 / 10 ** decimals`; the extremes of the type stand for no limit.
  private var lower = Int64.min
  private var upper = Int64.max
  private var decimals = 0
  private var excludesLower = false
  private var excludesUpper = false

  /// The interval between limits; nil if one of them has too many digits.
  ///
  /// - Parameters:
  ///   - minimum: The lowest number of the interval.
  ///   - bottom: A number that all numbers of the interval are above.
  ///   - maximum: The highest number of the interval.
  ///   - bound: A number that all numbers of the interval are below.
  package init?(
    from minimum: ExactDecimal? = nil,
    above bottom: ExactDecimal? = nil,
    through maximum: ExactDecimal? = nil,
    upTo bound: ExactDecimal? = nil
  ) {
    var all = NumberInterval()
    for (limit, isLower, isExcluded) in [
      (minimum, true, false), (bottom, true, true), (maximum, false, false), (bound, false, true),
    ] {
      guard let limit else { continue }
      guard let compact = limit.compact else { return nil }
      all = all.intersection(NumberInterval(compact, isLower: isLower, isExcluded: isExcluded))
    }
    self = all
  }

  private init() {}

  private init(_ limit: CompactDecimal, isLower: Bool, isExcluded: Bool) {
    decimals = limit.decimals
    if isLower {
      (lower, excludesLower) = (limit.coefficient, isExcluded)
    } else {
      (upper, excludesUpper) = (limit.coefficient, isExcluded)
    }
  }

  /// The numbers that are in both intervals.
  func intersection(_ other: NumberInterval) -> NumberInterval {
    let decimals = max(decimals, other.decimals)
    let (left, right) = (scaled(to: decimals), other.scaled(to: decimals))
    var both = left
    if right.lower > left.lower || right.lower == left.lower && right.excludesLower {
      (both.lower, both.excludesLower) = (right.lower, right.excludesLower)
    }
    if right.upper < left.upper || right.upper == left.upper && right.excludesUpper {
      (both.upper, both.excludesUpper) = (right.upper, right.excludesUpper)
    }
    return both
  }

  /// The interval in smaller units. A limit that does not fit is beyond every number that is tested.
  private func scaled(to decimals: Int) -> NumberInterval {
    var scaled = self
    for _ in 0..<max(0, decimals - self.decimals) {
      scaled.lower = Self.tenTimes(scaled.lower)
      scaled.upper = Self.tenTimes(scaled.upper)
    }
    scaled.decimals = max(decimals, self.decimals)
    return scaled
  }

  private static func tenTimes(_ value: Int64) -> Int64 {
    let (product, overflow) = value.multipliedReportingOverflow(by: 10)
    return overflow ? value < 0 ? .min : .max : product
  }

  /// The lowest and the highest whole number of `1 / 10 ** decimals` in the interval.
  func limits(decimals: Int) -> NumberLimits {
    var limits = NumberLimits.none
    var (interval, divisor) = (self, Int64(1))
    if decimals > self.decimals {
      interval = scaled(to: decimals)
    } else {
      for _ in decimals..<self.decimals { divisor = Self.tenTimes(divisor) }
    }
    if interval.lower != .min {
      let (floor, isExact) = interval.lower.floorDivided(by: divisor)
      limits.lowest = isExact && !excludesLower || floor == .max ? floor : floor + 1
    }
    if interval.upper != .max {
      let (floor, isExact) = interval.upper.floorDivided(by: divisor)
      limits.highest = isExact && excludesUpper && floor != .min ? floor - 1 : floor
    }
    return limits
  }
}

/// The lowest and the highest coefficient of numbers with so many decimals.
struct NumberLimits {
  static let none = NumberLimits(lowest: .min, highest: .max)

  var lowest: Int64
  var highest: Int64

  func intersection(_ other: NumberLimits) -> NumberLimits {
    NumberLimits(lowest: max(lowest, other.lowest), highest: min(highest, other.highest))
  }
}

extension Int64 {
  /// - Parameter divisor: A number above zero.
  fileprivate func floorDivided(by divisor: Int64) -> (floor: Int64, isExact: Bool) {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return (remainder < 0 ? quotient - 1 : quotient, remainder == 0)
  }
}
