public import ValidationCore

extension ValidationError.Code {
  /// The value is below the range. Arguments: `minimum`, `actual`.
  public static let rangeTooSmall: Self = "range.tooSmall"
  /// The value is above the range. Arguments: `maximum`, `actual`.
  public static let rangeTooLarge: Self = "range.tooLarge"
  /// The value is not below the bound of a range that leaves its bound out. Arguments: `bound`, `actual`.
  public static let rangeNotBelow: Self = "range.notBelow"
  /// The date is before the range. Arguments: `minimum`, `actual`.
  public static let rangeTooEarly: Self = "range.tooEarly"
  /// The date is after the range. Arguments: `maximum`, `actual`.
  public static let rangeTooLate: Self = "range.tooLate"
  /// The date is not before the bound of a range that leaves its bound out. Arguments: `bound`, `actual`.
  public static let rangeNotBefore: Self = "range.notBefore"
  /// The value is not above a bound that is itself left out. Arguments: `bound`, `actual`.
  public static let rangeNotAbove: Self = "range.notAbove"
  /// The date is not after a bound that is itself left out. Arguments: `bound`, `actual`.
  public static let rangeNotAfter: Self = "range.notAfter"
}

// Inlinable, so that the module that names the type compares its values directly.

/// Numbers, dates, text, and any other values that have an order. A value that has no place in it (`Double.nan`)
/// is not within any range. Where a code is named below, a `Date` has its own: `range.tooEarly`, `range.tooLate`,
/// `range.notBefore`, `range.notAfter`.
extension Validation where Value: Comparable & Sendable {
  /// The value is within the range. Codes: `range.tooSmall`, `range.tooLarge`.
  @inlinable
  public static func range(_ range: ClosedRange<Value>) -> Validation {
    bounded(from: range.lowerBound, through: range.upperBound)
  }

  /// The value is not below the bound. Code: `range.tooSmall`.
  @inlinable
  public static func range(_ range: PartialRangeFrom<Value>) -> Validation {
    bounded(from: range.lowerBound)
  }

  /// The value is not above the bound. Code: `range.tooLarge`.
  @inlinable
  public static func range(_ range: PartialRangeThrough<Value>) -> Validation {
    bounded(through: range.upperBound)
  }

  /// The value is below the bound. Code: `range.notBelow`.
  @inlinable
  public static func range(_ range: PartialRangeUpTo<Value>) -> Validation {
    bounded(upTo: range.upperBound)
  }

  /// The value is within the range, whose upper bound is left out. Codes: `range.tooSmall`, `range.notBelow`.
  @inlinable
  public static func range(_ range: Range<Value>) -> Validation {
    bounded(from: range.lowerBound, upTo: range.upperBound)
  }

  @inlinable
  static func bounded(
    from minimum: Value? = nil,
    above bottom: Value? = nil,
    through maximum: Value? = nil,
    upTo bound: Value? = nil
  ) -> Validation {
    let limits = RangeLimits(minimum, bottom, maximum, bound)
    return Validation(run: { value, findings in
      if let minimum, !(value >= minimum) {
        findings.report(limits.error(.minimum, value))
      } else if let bottom, !(value > bottom) {
        findings.report(limits.error(.bottom, value))
      } else if let maximum, !(value <= maximum) {
        findings.report(limits.error(.maximum, value))
      } else if let bound, !(value < bound) {
        findings.report(limits.error(.bound, value))
      }
    })
  }
}
