public import Foundation
public import ValidationCore

extension Validation where Value == Date {
  /// The date is after another. Code: `range.notAfter`.
  public static func after(_ bound: Date) -> Validation { greaterThan(bound) }
}

extension Validation where Value == String {
  /// The text is a date, or a date with a time, after another; compared as by ``before(_:)-(Moment)``.
  ///
  /// Codes: `range.notAfter`, and `date.syntax` and the others of ``dateTime(_:_:)`` for a text that is no date of
  /// RFC 3339.
  public static func after(_ bound: RuleOption.Moment) -> Validation {
    Validation(
      MomentRule(
        isValid: { bound.isBefore($0) },
        error: { .outOfRange(.rangeNotAfter, "bound", bound, $0) }
      )
    )
  }
}
