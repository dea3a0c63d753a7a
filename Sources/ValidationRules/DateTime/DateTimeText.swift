public import Foundation
public import ValidationCore

extension ValidationError.Code {
  /// The text is not written as a date with a time. Argument: `example`. The range is where it goes wrong; the
  /// suggestion is the text where hyphens, colons, zeros, the T or the script of the digits are at fault.
  public static let dateTimeSyntax: Self = "dateTime.syntax"
}

extension Validation where Value == String {
  /// The text is a date with a time and an offset from UTC, as RFC 3339 writes it. See ``dateTime(_:_:)``.
  public static var dateTime: Validation { dateTime(.rfc3339) }

  /// The text is a date with a time as RFC 3339 writes it, and satisfies the validations.
  public static func dateTime(_ validations: Validation<Date>...) -> Validation {
    dateTime(.rfc3339, validations)
  }

  /// The text is a date with a time as a standard writes it, and satisfies the validations.
  ///
  /// ```swift
  /// .dateTime(.before(deadline))     // "2026-01-31T14:30:00.5-03:00"
  /// ```
  /// A leap second is taken at 23:59:60 UTC on the last day of a month, where alone UTC has them (ITU-R TF.460);
  /// which months had one is not asked, since no list knows the future. The validations see the instant; a time
  /// without an offset, which ISO 8601 allows, is taken for UTC.
  ///
  /// Codes: `dateTime.syntax`, `date.month`, `date.day`, those of ``time(_:)`` but its syntax, in ISO 8601 also
  /// `date.dayOfYear` and `date.week`, and those of the validations. Standards: RFC 3339, section 5.6 (`date-time`);
  /// ISO 8601-1:2019, section 5.4.
  public static func dateTime(_ notation: DateTimeNotation, _ validations: Validation<Date>...) -> Validation
  {
    dateTime(notation, validations)
  }

  private static func dateTime(_ notation: DateTimeNotation, _ validations: [Validation<Date>]) -> Validation
  {
    let value: Validation<Date>? = validations.isEmpty ? nil : .chain(validations)
    return Validation(DateTimeTextRule(form: .dateTime, notation: notation, value: value))
  }
}
