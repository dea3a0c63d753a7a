public import Essentials
public import ValidationCore

extension ValidationError.Code {
  /// The person born on the date is too young. Arguments: `minimum`, `actual`, in years.
  public static let dateTooYoung: Self = "date.tooYoung"
  /// The person born on the date is too old. Arguments: `maximum`, `actual`, in years.
  public static let dateTooOld: Self = "date.tooOld"
}

extension RuleReport {
  static let dateTooYoung = RuleReport(
    .dateTooYoung, limits: ["minimum": .integer], found: ["actual": .integer])
  static let dateTooOld = RuleReport(.dateTooOld, limits: ["maximum": .integer], found: ["actual": .integer])
}

extension Rules {
  static let age = RuleOf(
    "age",
    "The text is the date of birth of someone of an age in years.",
    standard: "RFC 3339",
    reports: [.dateTooYoung, .dateTooOld] + RuleReport.dateParts,
    samples: [
      RuleSample(
        ["minimum": 18, "maximum": 120, "on": "2026-01-31"],
        valid: ["2008-01-31"],
        invalid: ["2008-02-01": .dateTooYoung, "1800-01-01": .dateTooOld]),
      RuleSample(["minimum": 18], invalid: RuleSample.unreadableDates),
    ],
    takes: .ageLimits, .clock("on"), .timeZone
  ) { limits, clock, timeZone throws(ImpossibleRule) -> DateOrDateTimeRule in
    try limits.check()
    let day = clock.now
    let age = { @Sendable (birth: RuleOption.DateOrDateTime) in
      birth.date.age(on: RuleOption.DateOrDateTime(day(), in: timeZone).date)
    }
    var rule = DateOrDateTimeRule(isValid: { limits.contain(age($0)) }, error: { limits.error(age($0)) })
    if case .fixed(let moment) = clock {
      rule.days = limits.births(on: RuleOption.DateOrDateTime(moment.instant, in: timeZone).date)
    }
    return rule
  }
}

extension RuleParameter where Value == AgeLimits {
  /// The arguments `minimum` and `maximum`, at least one of which is given.
  fileprivate static var ageLimits: Self {
    Self(
      [RuleArgument("minimum", .count, isShorthand: true), RuleArgument("maximum", .count)],
      read: { given throws(ImpossibleRule) in
        let (minimum, maximum) = (given["minimum"]?.integer, given["maximum"]?.integer)
        if minimum == nil, maximum == nil {
          throw ImpossibleRule("no limit is given", expected: "\"minimum\" or \"maximum\"")
        }
        return AgeLimits(minimum: minimum ?? 0, maximum: maximum)
      },
      write: { limits, given in
        if limits.minimum != 0 || limits.maximum == nil { given["minimum"] = .integer(limits.minimum) }
        if let maximum = limits.maximum { given["maximum"] = .integer(maximum) }
        return true
      }
    )
  }
}

extension Validation where Value == Date {
  /// A person born on the date has an age within the limits, in years.
  ///
  /// ```swift
  /// .date(.age(minimum: 18))
  /// ```
  /// An age changes at the start of a birthday. A person born on 29 February turns a year older on 1 March of a year
  /// without that day. Codes: `date.tooYoung`, `date.tooOld`.
  /// - Parameters:
  ///   - minimum: The lowest age.
  ///   - maximum: The highest age; nil for none.
  ///   - day: The day on which the age is computed, read whenever the rule runs; today by default.
  ///   - timeZone: The time zone that determines the days of both dates.
  ///   - file: The file that the program names when it stops for an impossible rule.
  ///   - line: The line in that file.
  public static func age(
    minimum: Int = 0,
    maximum: Int? = nil,
    on day: (@Sendable () -> Date)? = nil,
    in timeZone: TimeZone = .gmt,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> Validation {
    let (limits, clock, zone) = (
      AgeLimits(minimum: minimum, maximum: maximum), Clock(day), ClockZone.given(timeZone)
    )
    do throws(ImpossibleRule) { try limits.check() } catch { error.stop(file, line) }
    let day = clock.now
    return Validation(run: { value, sink in
      let birth = RuleOption.DateOrDateTime(value, in: zone).date
      let age = birth.age(on: RuleOption.DateOrDateTime(day(), in: zone).date)
      if !limits.contain(age) { sink.report(limits.error(age)) }
    }).made(of: Rules.age.constraint(limits, clock, zone))
  }
}

extension Validation where Value == String {
  /// The text is the date of birth (RFC 3339) of a person whose age is within the limits, in years.
  ///
  /// Codes: `date.tooYoung`, `date.tooOld`, and `date.syntax` and the others of ``dateTime(_:_:)`` for a text that is
  /// not such a date.
  public static func age(
    minimum: Int = 0,
    maximum: Int? = nil,
    on day: (@Sendable () -> Date)? = nil,
    in timeZone: TimeZone = .gmt,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> Validation {
    Rules.age(
      AgeLimits(minimum: minimum, maximum: maximum), Clock(day), .given(timeZone), file: file, line: line)
  }
}

/// The limits of an age, in years.
struct AgeLimits: Sendable {
  let minimum: Int
  let maximum: Int?

  /// Refuses limits that no age satisfies.
  func check() throws(ImpossibleRule) {
    if minimum < 0 {
      throw ImpossibleRule(
        at: "minimum", "an age of \(minimum) years does not exist", expected: "a number from 0 up")
    }
    if let maximum, maximum < minimum {
      throw ImpossibleRule(
        at: "minimum",
        "the minimum \(minimum) is above the maximum \(maximum)",
        expected: "a minimum up to \(maximum)"
      )
    }
  }

  /// The birthdays of those who have such an age on a day.
  func births(on day: CivilDate) -> DayInterval {
    // Birthdays are compared by year, month and day, so that the days around the limits need not exist.
    func years(ago age: Int, daysLater days: Int) -> CivilDate {
      CivilDate(year: day.year - age, month: day.month, day: day.day + days)
    }
    return DayInterval(
      daysAfter: maximum.map { years(ago: min($0, Self.mostYears) + 1, daysLater: 0) },
      before: years(ago: min(minimum, Self.mostYears), daysLater: 1))
  }

  /// No dates that are read are so many years apart.
  private static let mostYears = 100_000

  func contain(_ age: Int) -> Bool { age >= minimum && maximum.map { age <= $0 } ?? true }

  func error(_ age: Int) -> ValidationError {
    guard age >= minimum else {
      return ValidationError(
        reporting: .dateTooYoung, limits: ArgumentList("minimum", .integer(minimum)),
        found: ArgumentList("actual", .integer(age)))
    }
    return ValidationError(
      reporting: .dateTooOld, limits: ArgumentList("maximum", .integer(maximum ?? .max)),
      found: ArgumentList("actual", .integer(age))
    )
  }
}
