public import Essentials
public import ValidationCore

extension ValidationError.Code {
  /// The date is not in the past. Arguments: `actual`, `unit` (`day` if days are compared, `time` for points in time).
  public static let dateNotPast: Self = "date.notPast"
  /// The date is not in the future. Arguments: `actual`, `unit` (`day` or `time`).
  public static let dateNotFuture: Self = "date.notFuture"
}

extension RuleReport {
  static let dateNotPast = RuleReport(.dateNotPast, found: ["actual": .date, "unit": .text])
  static let dateNotFuture = RuleReport(.dateNotFuture, found: ["actual": .date, "unit": .text])
}

extension Rules {
  static let past = RuleOf(
    "past",
    "The text is a date before today, or a date with a time before now.",
    standard: "RFC 3339",
    reports: [.dateNotPast] + RuleReport.dateParts,
    samples: [
      RuleSample(
        ["now": "2026-01-31T12:00:00Z"],
        valid: ["2026-01-30"],
        invalid: ["2026-01-31": .dateNotPast]),
      RuleSample(["now": "2026-01-31T12:00:00Z"], invalid: RuleSample.unreadableDates),
    ],
    takes: .timeZone, .clock("now")
  ) { timeZone, clock in
    let now = clock.now
    return DateOrDateTimeRule(
      isValid: { $0.isBefore(RuleOption.DateOrDateTime(now(), in: timeZone)) }, error: { .dateNotPast($0) },
      movingDays: MovingDays(isPast: true, now, in: timeZone))
  }

  static let future = RuleOf(
    "future",
    "The text is a date after today, or a date with a time after now.",
    standard: "RFC 3339",
    reports: [.dateNotFuture] + RuleReport.dateParts,
    samples: [
      RuleSample(
        ["now": "2026-01-31T12:00:00Z", "timeZone": "Asia/Riyadh"],
        valid: ["2026-02-01"],
        invalid: ["2026-01-31": .dateNotFuture]),
      RuleSample(
        ["now": "2026-01-31T12:00:00Z", "timeZone": "Asia/Riyadh"], invalid: RuleSample.unreadableDates),
    ],
    takes: .timeZone, .clock("now")
  ) { timeZone, clock in
    let now = clock.now
    return DateOrDateTimeRule(
      isValid: { RuleOption.DateOrDateTime(now(), in: timeZone).isBefore($0) }, error: { .dateNotFuture($0) },
      movingDays: MovingDays(isPast: false, now, in: timeZone))
  }
}

extension Validation where Value == Date {
  /// The date is before now. Code: `date.notPast`.
  ///
  /// - Parameter now: The clock, read whenever the rule runs.
  public static func past(now: (@Sendable () -> Date)? = nil) -> Validation {
    let clock = Clock(now)
    let now = clock.now
    return Validation(run: { value, sink in
      if !(value < now()) { sink.report(.dateNotPast(value)) }
    }).made(of: Rules.past.constraint(.gmt, clock))
  }

  /// The date is after now. Code: `date.notFuture`.
  ///
  /// - Parameter now: The clock, read whenever the rule runs.
  public static func future(now: (@Sendable () -> Date)? = nil) -> Validation {
    let clock = Clock(now)
    let now = clock.now
    return Validation(run: { value, sink in
      if !(value > now()) { sink.report(.dateNotFuture(value)) }
    }).made(of: Rules.future.constraint(.gmt, clock))
  }
}

extension Validation where Value == String {
  /// The text is a day before today, or a date with a time before now (RFC 3339).
  ///
  /// Codes: `date.notPast`, and `date.syntax` and the others of ``dateTime(_:_:)`` for a text that is not such a
  /// date.
  /// - Parameters:
  ///   - timeZone: The time zone that determines today; the day differs around the world.
  ///   - now: The clock, read whenever the rule runs.
  public static func past(
    in timeZone: TimeZone = .gmt,
    now: (@Sendable () -> Date)? = nil
  ) -> Validation {
    Rules.past(.given(timeZone), Clock(now))
  }

  /// The text is a day after today, or a date with a time after now (RFC 3339).
  ///
  /// Codes: `date.notFuture`, and `date.syntax` and the others of ``dateTime(_:_:)`` for a text that is not such a
  /// date.
  /// - Parameters:
  ///   - timeZone: The time zone that determines today.
  ///   - now: The clock, read whenever the rule runs.
  public static func future(
    in timeZone: TimeZone = .gmt,
    now: (@Sendable () -> Date)? = nil
  ) -> Validation {
    Rules.future(.given(timeZone), Clock(now))
  }
}

extension ValidationError {
  fileprivate static func dateNotPast(_ actual: some Any) -> ValidationError {
    wrongTime(.dateNotPast, Argument(actual))
  }

  fileprivate static func dateNotFuture(_ actual: some Any) -> ValidationError {
    wrongTime(.dateNotFuture, Argument(actual))
  }

  private static func wrongTime(_ code: Code, _ actual: Argument) -> ValidationError {
    // Whether the value is a day is a fact of the value.
    ValidationError(
      reporting: code, found: ArgumentList("actual", .argument(actual), "unit", .argument(.unit(of: actual))))
  }
}

extension ValidationError.Argument {
  /// Whether a date is a day or a point in time, as a message chooses by it.
  static func unit(of date: Self) -> Self {
    if case .day = date { return "day" }
    return "time"
  }
}

extension RuleOption.DateOrDateTime {
  /// A point in time, with its day in a time zone.
  init(_ instant: Date, in timeZone: ClockZone) {
    // Dates more than some million years away are not distinguished from each other, nor from a value that is not a
    // number.
    let interval = instant.timeIntervalSince1970
    let seconds = interval.isNaN ? 1e14 : min(max(interval, -1e14), 1e14)
    let offset = timeZone.offset(at: seconds)
    let local = (seconds + Double(offset)).rounded(.down)
    let day = (local / 86_400).rounded(.down)
    var time = TimeOfDay()
    time.second = Int(local - day * 86_400)
    time.attoseconds = Int((seconds - seconds.rounded(.down)) * 1e18)
    time.offset = offset
    self.init(date: CivilDate(dayNumber: Int(day)), time: time)
  }
}
