/// A test that only valid numbers pass, as data: by the digits of a number of which there are few.
///
/// A number that does not pass may still be valid: the rule decides. Everything in it is trivial, so that a chain of
/// rules runs the tests in place, without a call and without counting a reference.
package enum NumberTest: Sendable {
  /// The number is in an interval.
  case isWithin(NumberInterval)
  /// The number has at most so many digits before and after the decimal point.
  case fits(ceiling: UInt64, fractionDigits: Int)
  /// The number is a multiple of another, which is above zero.
  case isMultiple(of: CompactDecimal)
  /// The number is not equal to another.
  case differs(from: CompactDecimal)
  /// The number is equal to one of four.
  case isOne(of: CompactDecimal, CompactDecimal, CompactDecimal, CompactDecimal)

  /// The test for one of a few numbers; nil for none and for more than four.
  package static func isOne(of numbers: [CompactDecimal]) -> NumberTest? {
    guard let last = numbers.last, numbers.count <= 4 else { return nil }
    func number(_ index: Int) -> CompactDecimal { index < numbers.count ? numbers[index] : last }
    return .isOne(of: number(0), number(1), number(2), number(3))
  }

  /// The test for at most so many digits before and after the decimal point.
  package static func fits(integerDigits: Int, fractionDigits: Int) -> NumberTest {
    // Numbers with more digits than this are not tested.
    let ceiling = CompactDecimal.power(of: 10, min(integerDigits, 18)) ?? .max
    return .fits(ceiling: ceiling, fractionDigits: fractionDigits)
  }

  /// The coefficients that numbers with so many decimals may have, as far as the test is about that.
  fileprivate func limits(decimals: Int) -> NumberLimits {
    switch self {
    case .isWithin(let interval): return interval.limits(decimals: decimals)
    case .fits(let ceiling, let fractionDigits):
      guard decimals <= fractionDigits else { return NumberLimits(lowest: 0, highest: -1) }
      let (limit, overflow) = ceiling.multipliedReportingOverflow(
        by: CompactDecimal.power(of: 10, decimals) ?? .max)
      guard !overflow, limit > 0, limit <= UInt64(Int64.max) else { return .none }
      return NumberLimits(lowest: 1 - Int64(limit), highest: Int64(limit) - 1)
    case .isMultiple, .differs, .isOne: return .none
    }
  }

  /// Whether a number passes, apart from the limits.
  @inline(__always)
  fileprivate func acceptsWithinLimits(_ number: CompactDecimal) -> Bool {
    switch self {
    case .isWithin, .fits: true
    case .isMultiple(let factor): number.isMultiple(of: factor)
    case .differs(let other): number.order(beside: other).map { $0 != 0 } ?? false
    case .isOne(let first, let second, let third, let fourth):
      number.order(beside: first) == 0 || number.order(beside: second) == 0
        || number.order(beside: third) == 0 || number.order(beside: fourth) == 0
    }
  }
}

/// The tests of one or more rules: only numbers that all of the rules accept pass.
package final class NumberTests: Sendable {
  // Read in place: an array would count a reference for each number.
  /// The limits of all tests, by the number of decimals.
  private nonisolated(unsafe) let limits: UnsafeMutableBufferPointer<NumberLimits>
  /// The tests that are about more than limits.
  private nonisolated(unsafe) let others: UnsafeMutableBufferPointer<NumberTest>
  package let all: [NumberTest]

  package init(_ tests: [NumberTest]) {
    all = tests
    limits = .allocate(capacity: CompactDecimal.maximumDecimals + 1)
    _ = limits.initialize(
      from: (0...CompactDecimal.maximumDecimals).map { decimals in
        tests.reduce(.none) { $0.intersection($1.limits(decimals: decimals)) }
      })
    let others = tests.filter { test in
      switch test {
      case .isWithin, .fits: false
      case .isMultiple, .differs, .isOne: true
      }
    }
    self.others = .allocate(capacity: others.count)
    _ = self.others.initialize(from: others)
  }

  deinit {
    limits.deallocate()
    others.deallocate()
  }

  @inline(__always)
  package func accept(_ number: CompactDecimal) -> Bool {
    guard number.decimals < limits.count else { return false }
    let (limits, coefficient) = (limits[number.decimals], number.coefficient)
    guard coefficient >= limits.lowest, coefficient <= limits.highest else { return false }
    return others.isEmpty || acceptWithinLimits(number)
  }

  // Not inlined: most numbers are asked for limits alone.
  @inline(never)
  private func acceptWithinLimits(_ number: CompactDecimal) -> Bool {
    for index in 0..<others.count where !others[index].acceptsWithinLimits(number) { return false }
    return true
  }

  /// Whether a number that is only bytes in JSON's grammar passes; if so, its value is passed on.
  package func accepted(_ utf8: UnsafeBufferPointer<UInt8>) -> CompactDecimal? {
    guard let number = CompactDecimal(utf8), accept(number) else { return nil }
    return number
  }
}
