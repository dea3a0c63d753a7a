import ValidationCore

/// Reads a text as a day or a point in time and checks it.
struct DateOrDateTimeRule: TextRule {
  let isValid: @Sendable (RuleOption.DateOrDateTime) -> Bool
  let error: @Sendable (RuleOption.DateOrDateTime) -> ValidationError
  /// Days that are certainly valid.
  var days: DayInterval?
  /// The same where they move with a clock.
  var movingDays: MovingDays?

  var quick: QuickCheck? {
    if let movingDays {
      return QuickCheck(movingDays) { days, utf8, count in
        guard let (day, hasTime) = Self.plainDay(utf8, count) else { return false }
        return days.reading(MovingDays.self) { hasTime ? $0.containsTimes(of: day) : $0.contains(day) }
      }
    }
    guard let days else { return nil }
    return QuickCheck(days) { days, utf8, count in
      guard let (day, hasTime) = Self.plainDay(utf8, count) else { return false }
      return days.reading(DayInterval.self) { hasTime ? $0.containsTimes(of: day) : $0.contains(day) }
    }
  }

  /// The day that a text in the plain notation is, or is a time of.
  @inline(__always)
  private static func plainDay(
    _ utf8: UnsafePointer<UInt8>?, _ count: Int
  ) -> (day: CivilDate, hasTime: Bool)? {
    guard let utf8 else { return nil }
    if count == PlainDateTime.dateCount { return CivilDate(plain: utf8).map { ($0, false) } }
    return PlainDateTime.dayOfDateTime(utf8, count).map { ($0, true) }
  }

  func check(_ text: inout TextView, _ sink: inout ErrorSink) {
    do throws(DateTimeFault) {
      let moment = try RuleOption.DateOrDateTime(reading: text.utf8)
      if !isValid(moment) { sink.report(error(moment)) }
    } catch {
      sink.report(Self.unreadable(error, text))
    }
  }

  private static func unreadable(_ fault: DateTimeFault, _ text: borrowing TextView) -> ValidationError {
    var suggestion: SuggestionBytes?
    if case .syntax = fault.kind { suggestion = DateTimeRepair.date(text) ?? DateTimeRepair.dateTime(text) }
    return fault.error(in: text, syntax: .dateSyntax, example: "2026-01-31", suggestion: suggestion)
  }
}

/// Days before or after a moment.
final class DayInterval: Sendable {
  private let after: CivilDate
  private let before: CivilDate
  /// The limits of the days whose every time is before or after the moment, whatever its offset from UTC.
  private let afterTimes: CivilDate
  private let beforeTimes: CivilDate

  /// Two times with offsets of less than a day are in order if there are so many days between them.
  static let margin = 3

  /// Before and after every day that is read.
  private static let first = CivilDate(year: -1, month: 1, day: 1)
  private static let last = CivilDate(year: 10_000, month: 1, day: 1)

  /// The days between two days, whatever their times.
  init(daysAfter first: CivilDate?, before last: CivilDate) {
    (after, before) = (first ?? Self.first, last)
    (afterTimes, beforeTimes) = (after, before)
  }

  init(after moment: RuleOption.DateOrDateTime? = nil, before bound: RuleOption.DateOrDateTime? = nil) {
    let (first, last) = (Self.first, Self.last)
    (after, before) = (moment?.date ?? first, bound?.date ?? last)
    // Without a time, days are compared as they are written.
    func shifted(_ moment: RuleOption.DateOrDateTime?, by days: Int) -> CivilDate? {
      moment.map { $0.time == nil ? $0.date : CivilDate(dayNumber: $0.date.dayNumber + days) }
    }
    afterTimes = shifted(moment, by: Self.margin) ?? first
    beforeTimes = shifted(bound, by: -Self.margin) ?? last
  }

  func contains(_ day: CivilDate) -> Bool { after < day && day < before }

  /// Whether all times of a day are valid.
  func containsTimes(of day: CivilDate) -> Bool { afterTimes < day && day < beforeTimes }
}
