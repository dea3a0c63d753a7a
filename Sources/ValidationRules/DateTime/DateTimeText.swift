public import Essentials
public import ValidationCore

extension ValidationError.Code {
  /// The text is not written as a date with a time. Argument: `example`. The range is where the text goes wrong; the
  /// suggestion is the corrected text, if hyphens, colons, zeros, the T or the script of the digits are wrong.
  public static let dateTimeSyntax: Self = "dateTime.syntax"
}

extension RuleReport {
  static let dateTimeSyntax = RuleReport(.dateTimeSyntax, limits: ["example": .text])
}

extension Rules {
  static let dateTime = RuleOf(
    "dateTime",
    "The text is a date with a time and an offset from UTC.",
    standard: "RFC 3339, date-time; ISO 8601-1:2019",
    reports: [.dateTimeSyntax, .dateMonth, .dateDay, .dateDayOfYear, .dateWeek, .timeEndOfDay]
      + RuleReport.timeParts,
    samples: [
      RuleSample(
        valid: ["2026-01-31T14:30:00.5-03:00"],
        invalid: [
          "2026-01-31": .dateTimeSyntax, "2026-13-01T00:00:00Z": .dateMonth,
          "2026-02-30T00:00:00Z": .dateDay, "2026-01-31T24:00:00Z": .timeHour,
          "2026-01-31T00:60:00Z": .timeMinute, "2026-01-31T00:00:61Z": .timeSecond,
          "2026-01-31T12:00:60Z": .timeLeapSecond, "2026-01-31T00:00:00+24:00": .timeOffset,
          "2026-01-31T00:00:00": .timeOffsetMissing,
        ]),
      RuleSample(
        ["notation": "iso8601"],
        valid: ["2026-01-31T24:00Z"],
        invalid: [
          "2026-366T00:00Z": .dateDayOfYear, "2026-W54-1T00:00Z": .dateWeek,
          "2026-01-31T24:00:01Z": .timeEndOfDay,
        ]),
    ],
    takes: .notation
  ) { DateTimeTextRule(form: .dateTime, notation: $0, value: nil) }
}

extension Validation where Value == String {
  /// The text is an RFC 3339 date with a time and an offset from UTC. See ``dateTime(_:_:)``.
  public static var dateTime: Validation { dateTime(.rfc3339) }

  /// The text is an RFC 3339 date with a time, and satisfies the validations.
  public static func dateTime(_ validations: Validation<Date>...) -> Validation {
    dateTime(.rfc3339, validations)
  }

  /// The text is a date with a time in the form of a standard, and satisfies the validations.
  ///
  /// ```swift
  /// .dateTime(.before(deadline))     // "2026-01-31T14:30:00.5-03:00"
  /// ```
  /// A leap second is accepted at 23:59:60 UTC on the last day of a month, the only place where UTC has them (ITU-R
  /// TF.460). Whether that month had one is not checked, since no list knows the future. The validations see the
  /// instant; a time without an offset, which ISO 8601 allows, is read as UTC.
  ///
  /// Codes: `dateTime.syntax`, `date.month`, `date.day`, those of ``time(_:)`` except its syntax, in ISO 8601 also
  /// `date.dayOfYear` and `date.week`, and those of the validations. Standards: RFC 3339, section 5.6 (`date-time`);
  /// ISO 8601-1:2019, section 5.4.
  public static func dateTime(_ notation: DateTimeNotation, _ validations: Validation<Date>...) -> Validation
  {
    dateTime(notation, validations)
  }

  private static func dateTime(_ notation: DateTimeNotation, _ validations: [Validation<Date>]) -> Validation
  {
    if validations.isEmpty { return Rules.dateTime(notation) }
    return Validation(DateTimeTextRule(form: .dateTime, notation: notation, value: DateRules(validations)))
  }
}
