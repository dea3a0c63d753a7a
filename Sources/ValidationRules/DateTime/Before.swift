public import Foundation
public import ValidationCore

extension Validation where Value == Date {
  /// The date is before another. Code: `range.notBefore`.
  public static func before(_ bound: Date) -> Validation { lessThan(bound) }
}

extension Validation where Value == String {
  /// The text is a date, or a date with a time, before another.
  ///
  /// ```swift
  /// .before("2030-01-01")
  /// ```
  /// Two points in time are compared as such; where one of both is a day, the days are compared as they are written.
  ///
  /// Codes: `range.notBefore`, and `date.syntax` and the others of ``dateTime(_:_:)`` for a text that is no date of
  /// RFC 3339.
  public static func before(_ bound: RuleOption.Moment) -> Validation {
    Validation(
      MomentRule(
        isValid: { $0.isBefore(bound) },
        error: { .outOfRange(.rangeNotBefore, "bound", bound, $0) }
      )
    )
  }
}
