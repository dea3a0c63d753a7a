import Foundation
import Primitives
public import ValidationCore

// `Decimal` allocates for each comparison. A valid one is recognized by its digits instead.

extension Validation where Value: Comparable & Sendable {
  /// The same rule, which does not compare decimals whose digits show that they are within the limits.
  @usableFromInline
  func unlessDigitsAreWithin(
    _ minimum: Value?, _ bottom: Value?, _ maximum: Value?, _ bound: Value?
  ) -> Validation {
    guard Value.self == Decimal.self else { return self }
    func exact(_ limit: Value?) -> ExactDecimal? { (limit as? Decimal).flatMap { ExactDecimal($0) } }
    let limits = [minimum, bottom, maximum, bound]
    let (least, above, most, below) = (exact(minimum), exact(bottom), exact(maximum), exact(bound))
    // NaN is not a limit that digits can be compared with.
    guard limits.count(where: { $0 != nil }) == [least, above, most, below].count(where: { $0 != nil }) else {
      return self
    }
    return unlessDigits { number in
      if let least, number < least { return false }
      if let above, number <= above { return false }
      if let most, number > most { return false }
      if let below, number >= below { return false }
      return true
    }
  }
}

extension Validation where Value: Sendable {
  /// The same rule, run only for values that are not decimals with digits that a quick look accepts.
  func unlessDigits(_ areValid: @escaping @Sendable (ExactDecimal) -> Bool) -> Validation {
    guard let rule = self as? Validation<Decimal> else { return self }
    let run = rule.run
    let quick = Validation<Decimal>(run: { value, sink in
      if let number = ExactDecimal(value), areValid(number) { return }
      run(value, &sink)
    })
    return (quick as? Validation) ?? self
  }
}
