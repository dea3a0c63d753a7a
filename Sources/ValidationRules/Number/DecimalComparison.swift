import Primitives
public import ValidationCore

// `Decimal` allocates for each comparison. A valid number is recognized by its digits instead.

extension Validation where Value: Comparable & Sendable {
  /// The same rule, which does not compare numbers whose digits show that they are within the limits.
  @usableFromInline
  func skippedWithin(
    _ minimum: Value?, _ bottom: Value?, _ maximum: Value?, _ bound: Value?
  ) -> Validation {
    guard Value.self is any DigitReadable.Type else { return self }
    let limits = [minimum, bottom, maximum, bound]
    let exact = limits.map { $0.flatMap { ExactDecimal(exactly: $0) } }
    // NaN is not a limit that digits can be compared with.
    guard zip(limits, exact).allSatisfy({ ($0 == nil) == ($1 == nil) }) else { return self }
    let interval = NumberInterval(from: exact[0], above: exact[1], through: exact[2], upTo: exact[3])
    return skipped(for: interval.map { [.isWithin($0)] })
  }
}
