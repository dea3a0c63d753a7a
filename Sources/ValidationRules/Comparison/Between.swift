public import ValidationCore

/// The comparisons by name, over numbers, dates, text and any other values that have an order. A value that has no
/// place in it (`Double.nan`) satisfies none. Where a code is named below, a `Date` has its own: `range.notBefore`,
/// `range.tooLate`, `range.notAfter`, `range.tooEarly`.
extension Validation where Value: Comparable & Sendable {
  /// The value is less than the bound. Code: `range.notBelow`.
  public static func lessThan(_ bound: Value) -> Validation { bounded(upTo: bound) }

  /// The value is less than the bound or equal to it. Code: `range.tooLarge`.
  public static func lessThanOrEqual(to bound: Value) -> Validation { bounded(through: bound) }

  /// The value is greater than the bound. Code: `range.notAbove`.
  public static func greaterThan(_ bound: Value) -> Validation { bounded(above: bound) }

  /// The value is greater than the bound or equal to it. Code: `range.tooSmall`.
  public static func greaterThanOrEqual(to bound: Value) -> Validation { bounded(from: bound) }

  /// The value is between two bounds, which themselves count unless they are left out.
  ///
  /// Codes: `range.tooSmall` and `range.tooLarge`, or `range.notAbove` and `range.notBelow` without the bounds.
  /// - Parameters:
  ///   - lower: The lower bound.
  ///   - upper: The upper bound.
  ///   - inclusive: Whether the bounds themselves are allowed.
  ///   - file: The file that the program names when it stops for an impossible rule.
  ///   - line: The line in that file.
  public static func between(
    _ lower: Value,
    _ upper: Value,
    inclusive: Bool = true,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> Validation {
    if !(inclusive ? lower <= upper : lower < upper) {
      ruleMistake("no value is between \(lower) and \(upper)", file, line)
    }
    return inclusive ? bounded(from: lower, through: upper) : bounded(above: lower, upTo: upper)
  }
}
