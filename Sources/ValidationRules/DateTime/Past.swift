public import Foundation
public import ValidationCore

extension ValidationError.Code {
  /// The date is not in the past. Argument: `actual`.
  public static let dateNotPast: Self = "date.notPast"
  /// The date is not in the future. Argument: `actual`.
  public static let dateNotFuture: Self = "date.notFuture"
}

extension Validation where Value == Date {
  /// The date is before now. Code: `date.notPast`.
  ///
  /// - Parameter now: The clock, read whenever the rule runs.
  public static func past(now: @escaping @Sendable () -> Date = { Date() }) -> Validation {
    Validation(run: { value, findings in
      if !(value < now()) { findings.report(.dateNotPast(value)) }
    })
  }

  /// The date is after now. Code: `date.notFuture`.
  ///
  /// - Parameter now: The clock, read whenever the rule runs.
  public static func future(now: @escaping @Sendable () -> Date = { Date() }) -> Validation {
    Validation(run: { value, findings in
      if !(value > now()) { findings.report(.dateNotFuture(value)) }
    })
  }
}

extension Validation where Value == String {
  /// The text is a day before today, or a date with a time before now (RFC 3339).
  ///
  /// Codes: `date.notPast`, and `date.syntax` and the others of ``dateTime(_:_:)`` for a text that is no such date.
  /// - Parameters:
  ///   - timeZone: Where today is asked for; the day differs around the world.
  ///   - now: The clock, read whenever the rule runs.
  public static func past(
    in timeZone: TimeZone = .gmt,
    now: @escaping @Sendable () -> Date = { Date() }
  ) -> Validation {
    Validation(
      MomentRule(
        isValid: { $0.isBefore(RuleOption.Moment(now(), in: timeZone)) },
        error: { .dateNotPast($0) }
      )
    )
  }

  /// The text is a day after today, or a date with a time after now (RFC 3339).
  ///
  /// Codes: `date.notFuture`, and `date.syntax` and the others of ``dateTime(_:_:)`` for a text that is no such date.
  /// - Parameters:
  ///   - timeZone: Where today is asked for.
  ///   - now: The clock, read whenever the rule runs.
  public static func future(
    in timeZone: TimeZone = .gmt,
    now: @escaping @Sendable () -> Date = { Date() }
  ) -> Validation {
    Validation(
      MomentRule(
        isValid: { RuleOption.Moment(now(), in: timeZone).isBefore($0) },
        error: { .dateNotFuture($0) }
      )
    )
  }
}

extension ValidationError {
  fileprivate static func dateNotPast(_ actual: some Any) -> ValidationError {
    ValidationError(code: .dateNotPast, found: ["actual": .init(actual)])
  }

  fileprivate static func dateNotFuture(_ actual: some Any) -> ValidationError {
    ValidationError(code: .dateNotFuture, found: ["actual": .init(actual)])
  }
}

extension RuleOption.Moment {
  /// A point in time, with the day that it falls on in a time zone.
  init(_ instant: Date, in timeZone: TimeZone) {
    // Dates beyond some million years are not told apart, nor from what is not a number.
    let interval = instant.timeIntervalSince1970
    let seconds = interval.isNaN ? 1e14 : min(max(interval, -1e14), 1e14)
    let offset = timeZone.secondsFromGMT(for: Date(timeIntervalSince1970: seconds))
    let local = (seconds + Double(offset)).rounded(.down)
    let day = (local / 86_400).rounded(.down)
    var time = TimeOfDay()
    time.second = Int(local - day * 86_400)
    time.attoseconds = Int((seconds - seconds.rounded(.down)) * 1e18)
    time.offset = offset
    self.init(date: CivilDate(dayNumber: Int(day)), time: time)
  }
}
