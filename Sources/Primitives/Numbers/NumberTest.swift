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

  @inline(__always)
  func accepts(_ number: CompactDecimal) -> Bool {
    switch self {
    case .isWithin(let interval): interval.contains(number)
    case .fits(let ceiling, let fractionDigits): number.fits(below: ceiling, fractionDigits)
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
  package let all: [NumberTest]
  // Read in place: an array would count a reference for each number.
  private nonisolated(unsafe) let list: UnsafeMutableBufferPointer<NumberTest>

  /// - Parameter tests: The tests; intervals among them become one.
  package init(_ tests: [NumberTest]) {
    var (joined, interval) = ([NumberTest](), NumberInterval?.none)
    for test in tests {
      if case .isWithin(let other) = test {
        interval = interval.map { $0.intersection(other) } ?? other
      } else {
        joined.append(test)
      }
    }
    if let interval { joined.insert(.isWithin(interval), at: 0) }
    all = joined
    list = .allocate(capacity: joined.count)
    _ = list.initialize(from: joined)
  }

  deinit { list.deallocate() }

  /// The tests of both.
  package func joined(with other: NumberTests) -> NumberTests { NumberTests(all + other.all) }

  package func accept(_ number: CompactDecimal) -> Bool {
    for index in 0..<list.count where !list[index].accepts(number) { return false }
    return true
  }

  /// Whether a number that is only bytes in JSON's grammar passes; if so, its value is passed on.
  package func accepted(_ utf8: UnsafeBufferPointer<UInt8>) -> CompactDecimal? {
    guard let number = CompactDecimal(utf8), accept(number) else { return nil }
    return number
  }
}
