import Essentials
import ValidationCore

/// The rules for the date that a text names.
struct DateRules: Sendable {
  private let check: @Sendable (UnsafePointer<Date>, inout ErrorSink) -> Void

  init(_ validations: [Validation<Date>]) { check = Validation.chain(validations).check }

  func run(_ date: Date, _ sink: inout ErrorSink) { withUnsafePointer(to: date) { check($0, &sink) } }

  /// Runs the rules for a field that holds a day, which they see as the start of the day in UTC.
  ///
  /// The errors tell days, as the field does, and points in time in UTC if they are not the start of a day.
  ///
  /// - Parameter calendar: ICU's name of the calendar of the field; nil for the Gregorian one.
  func run(onDay day: Date, in calendar: String? = nil, _ sink: inout ErrorSink) {
    sink.adjusting({ $0.tellDays(in: calendar) }, in: { run(day, &$0) })
  }
}

extension ValidationError {
  fileprivate mutating func tellDays(in calendar: String?) {
    mapArguments { argument in
      guard case .date(let date) = argument else { return argument }
      let isDay = date.timeIntervalSince1970.truncatingRemainder(dividingBy: 86_400) == 0
      return isDay ? .day(date, calendar: calendar) : .moment(date, offset: 0)
    }
  }
}
