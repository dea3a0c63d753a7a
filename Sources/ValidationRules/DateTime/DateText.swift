public import Foundation
public import ValidationCore

extension ValidationError.Code {
  /// The text is not written as a date. Argument: `example`. The range is where it goes wrong; the suggestion is the
  /// date where only hyphens, zeros or the script of the digits are at fault.
  public static let dateSyntax: Self = "date.syntax"
  /// The year has no such month. Arguments: `actual`, `minimum`, `maximum`. The range is the month.
  public static let dateMonth: Self = "date.month"
  /// The month has no such day. Arguments: `actual`, `minimum`, `maximum` (its last day). The range is the day.
  public static let dateDay: Self = "date.day"
  /// The year has no such day, counted from 1 January. Arguments: `actual`, `minimum`, `maximum`. The range is the day.
  public static let dateDayOfYear: Self = "date.dayOfYear"
  /// The year has no such week. Arguments: `actual`, `minimum`, `maximum` (52 or 53). The range is the week.
  public static let dateWeek: Self = "date.week"
}

extension Validation where Value == String {
  /// The text is a date of RFC 3339, `YYYY-MM-DD`. See ``date(_:_:)``.
  public static var date: Validation { date(.rfc3339) }

  /// The text is a date of RFC 3339 that satisfies the validations.
  ///
  /// ```swift
  /// .date(.past())      // "2024-02-29", not "2023-02-29" nor "2024-2-29"
  /// ```
  public static func date(_ validations: Validation<Date>...) -> Validation { date(.rfc3339, validations) }

  /// The text is a date of a standard, on a day that exists, and satisfies the validations.
  ///
  /// The calendar is the Gregorian one in every year from 0000 to 9999. Only ASCII digits are digits there, and
  /// nothing stands around the date. The validations see the start of the day in UTC.
  ///
  /// Codes: `date.syntax`, `date.month`, `date.day`, in ISO 8601 also `date.dayOfYear` and `date.week`, and those of
  /// the validations. Standards: RFC 3339, section 5.6 (`full-date`); ISO 8601-1:2019, section 5.2.
  /// - Parameters:
  ///   - notation: The standard that the text follows.
  ///   - validations: The validations of the day, in order.
  public static func date(_ notation: DateTimeNotation, _ validations: Validation<Date>...) -> Validation {
    date(notation, validations)
  }

  private static func date(_ notation: DateTimeNotation, _ validations: [Validation<Date>]) -> Validation {
    let value: Validation<Date>? = validations.isEmpty ? nil : .chain(validations)
    return Validation(DateTimeTextRule(form: .date, notation: notation, value: value))
  }
}
