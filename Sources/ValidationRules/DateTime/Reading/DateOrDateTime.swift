public import Essentials
package import ValidationCore

extension RuleOption {
  /// A day or a point in time, written as `2026-01-31` or `2026-01-31T14:30:00Z` (RFC 3339).
  ///
  /// Two points in time are compared as such, whatever their offsets from UTC. If either is a day, the days are
  /// compared as they are written: `2026-01-31T23:00:00-03:00` is on 31 January, although it is 1 February in UTC.
  public struct DateOrDateTime: Sendable, Hashable {
    let date: CivilDate
    let time: TimeOfDay?

    init(date: CivilDate, time: TimeOfDay?) {
      self.date = date
      self.time = time
    }

    /// The moment of an RFC 3339 text; nil for any other text.
    public init?(_ text: String) {
      var text = text
      let moment = text.withUTF8 { utf8 -> DateOrDateTime? in
        do throws(DateTimeFault) { return try DateOrDateTime(reading: utf8) } catch { return nil }
      }
      guard let moment else { return nil }
      self = moment
    }

    /// Reads a date, or a date with a time if the text is longer than a date.
    init(reading utf8: UnsafeBufferPointer<UInt8>) throws(DateTimeFault) {
      var reader = DateTimeReader(utf8, .rfc3339)
      self = utf8.count > 10 ? try reader.dateTime() : DateOrDateTime(date: try reader.date(), time: nil)
      try reader.expectEnd()
    }

    /// The point in time: the start of a day in UTC; a time without an offset is read as UTC.
    ///
    /// A leap second is the start of the next minute, since `Date` does not have leap seconds.
    public var instant: Date {
      let seconds = Double(wholeSeconds)
      return Date(timeIntervalSince1970: seconds + Double(time?.attoseconds ?? 0) / 1e18)
    }

    /// Seconds since 1970.
    var wholeSeconds: Int { date.dayNumber * 86_400 + (time?.secondOfDay ?? 0) - (time?.offset ?? 0) }

    /// Whether the moment is before another: by instant, or by day if either is a day.
    func isBefore(_ other: DateOrDateTime) -> Bool {
      guard let time, let otherTime = other.time else { return date < other.date }
      return (wholeSeconds, time.attoseconds) < (other.wholeSeconds, otherTime.attoseconds)
    }
  }
}

extension RuleOption.DateOrDateTime: ExpressibleByStringLiteral {
  /// The moment of a literal; a literal that is not a date stops the program.
  public init(stringLiteral text: String) {
    guard let moment = RuleOption.DateOrDateTime(text) else {
      ImpossibleRule(
        "\"\(text)\" is not a date",
        expected: "one of RFC 3339 such as \"2026-01-31\" or \"2026-01-31T14:30:00Z\""
      ).stop(#fileID, #line)
    }
    self = moment
  }
}

extension RuleOption.DateOrDateTime: ErrorArgumentConvertible {
  package var errorArgument: ValidationError.Argument {
    time.map { .moment(instant, offset: $0.offset ?? 0) } ?? .day(instant)
  }
}

extension DateTimeReader {
  /// Reads a date, a T, and a time.
  mutating func dateTime() throws(DateTimeFault) -> RuleOption.DateOrDateTime {
    let date = try date()
    guard skip(letter: "T") else { throw syntaxFault }
    let time = try time()
    if time.second == 60, !Self.endsMonth(date, time) {
      throw DateTimeFault(kind: .leapSecond, range: time.secondRange)
    }
    return RuleOption.DateOrDateTime(date: date, time: time)
  }

  /// Whether the day in UTC is the last of a month; leap seconds occur on no other day (ITU-R TF.460).
  private static func endsMonth(_ date: CivilDate, _ time: TimeOfDay) -> Bool {
    let seconds = date.dayNumber * 86_400 + time.secondOfDay - 1 - (time.offset ?? 0)
    let day = CivilDate(dayNumber: Int((Double(seconds) / 86_400).rounded(.down)))
    return day.day == CivilDate.days(inMonth: day.month, of: day.year)
  }
}
