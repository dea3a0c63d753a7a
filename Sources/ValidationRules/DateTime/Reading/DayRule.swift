import Essentials
import ValidationCore

extension Validation<Date> {
  /// Runs the validation for a field that holds a day, which it sees as the start of the day in UTC.
  ///
  /// The errors tell days, as the field does, and points in time in UTC if they are not the start of a day.
  ///
  /// - Parameter calendar: ICU's name of the calendar of the field; nil for the Gregorian one.
  func run(onDay day: Date, in calendar: String? = nil, _ sink: inout ErrorSink) {
    let run = run
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
