public import Essentials
public import ValidationCore

extension Rules {
  static let after = RuleOf(
    "after",
    "The text is a date, with or without a time, after a given one.",
    standard: "RFC 3339",
    reports: [.rangeNotAfter] + RuleReport.dateParts,
    samples: [
      RuleSample(
        ["date": "2026-01-31"],
        valid: ["2026-02-01"],
        invalid: ["2026-01-31T23:00:00-03:00": .rangeNotAfter]),
      RuleSample(["date": "2026-01-31"], invalid: RuleSample.unreadableDates),
    ],
    takes: .moment("date")
  ) { bound in
    DateOrDateTimeRule(
      isValid: { bound.isBefore($0) }, error: { .outOfRange(.rangeNotAfter, "bound", bound, $0) },
      days: DayInterval(after: bound))
  }
}

extension Validation where Value == Date {
  /// The date is after another. Code: `range.notAfter`.
  public static func after(_ bound: Date) -> Validation { greaterThan(bound) }
}

extension Validation where Value == String {
  /// The text is a date, with or without a time, after another; compared as by ``before(_:)-(RuleOption.DateOrDateTime)``.
  ///
  /// Codes: `range.notAfter`, and `date.syntax` and the others of ``dateTime(_:_:)`` for a text that is not an RFC
  /// 3339 date.
  public static func after(_ bound: RuleOption.DateOrDateTime) -> Validation { Rules.after(bound) }
}
