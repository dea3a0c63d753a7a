public import Essentials
public import ValidationCore

extension Rules {
  static let before = RuleOf(
    "before",
    "The text is a date, with or without a time, before a given one.",
    standard: "RFC 3339",
    reports: [.rangeNotBefore] + RuleReport.dateParts,
    samples: [
      RuleSample(
        ["date": "2026-01-31"],
        valid: ["2026-01-30T23:59:59Z"],
        invalid: ["2026-01-31": .rangeNotBefore]),
      RuleSample(["date": "2026-01-31"], invalid: RuleSample.unreadableDates),
    ],
    takes: .moment("date")
  ) { bound in
    DateOrDateTimeRule(
      isValid: { $0.isBefore(bound) }, error: { .outOfRange(.rangeNotBefore, "bound", bound, $0) },
      days: DayInterval(before: bound))
  }
}

extension Validation where Value == Date {
  /// The date is before another. Code: `range.notBefore`.
  public static func before(_ bound: Date) -> Validation { lessThan(bound) }
}

extension Validation where Value == String {
  /// The text is a date, with or without a time, before a given one.
  ///
  /// ```swift
  /// .before("2030-01-01")
  /// ```
  /// Two points in time are compared as such; if either is a day, the days are compared as they are written.
  ///
  /// Codes: `range.notBefore`, and `date.syntax` and the others of ``dateTime(_:_:)`` for a text that is not an RFC
  /// 3339 date.
  public static func before(_ bound: RuleOption.DateOrDateTime) -> Validation { Rules.before(bound) }
}
