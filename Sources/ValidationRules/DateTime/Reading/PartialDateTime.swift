/// A date, a time, or both, with or without an offset, for comparison with another.
///
/// It is written in RFC 3339, or in an extended form of ISO 8601-1: `2026-02-28`, `14:05`, `2026-02-28T14:05`.
package struct PartialDateTime: Sendable {
  private let date: CivilDate?
  private let time: TimeOfDay?

  /// Negative if the first is earlier, positive if the second is, 0 for neither; nil if they cannot be compared.
  ///
  /// Both are of one kind, or a date and a date with a time, which are compared by their days as they are written.
  package static func order(_ first: PartialDateTime, _ second: PartialDateTime) -> Int? {
    guard (first.date == nil) == (second.date == nil) else { return nil }
    if first.date == nil || first.isInstant && second.isInstant || first.isLocal && second.isLocal {
      let (one, other) = (first.seconds, second.seconds)
      return one == other ? (first.time?.attoseconds ?? 0) - (second.time?.attoseconds ?? 0) : one - other
    }
    // Without an offset there is no instant to compare, so compare the calendar days as they are written.
    return (first.date?.dayNumber ?? 0) - (second.date?.dayNumber ?? 0)
  }

  private var isInstant: Bool { time?.offset != nil }
  private var isLocal: Bool { time.map { $0.offset == nil } ?? false }

  private init(date: CivilDate?, time: TimeOfDay?) { (self.date, self.time) = (date, time) }

  /// The value of a text; nil if it is not a date or time in one of the forms.
  package init?(_ utf8: UnsafeBufferPointer<UInt8>) {
    if let start = utf8.baseAddress {
      if utf8.count == PlainDateTime.dateCount, let date = CivilDate(plain: start) {
        self.init(date: date, time: nil)
        return
      }
      if let moment = PlainDateTime.moment(start, utf8.count) {
        self.init(date: moment.date, time: moment.time)
        return
      }
    }
    do throws(DateTimeFault) {
      let moment = try RuleOption.DateOrDateTime(reading: utf8)
      self.init(date: moment.date, time: moment.time)
      return
    } catch {}
    // Text without hyphens and colons may be any number.
    do throws(DateTimeFault) { self = try Self.read(utf8) } catch { return nil }
  }

  private static func read(_ utf8: UnsafeBufferPointer<UInt8>) throws(DateTimeFault) -> PartialDateTime {
    var reader = DateTimeReader(utf8, .iso8601)
    var date: CivilDate?
    var time: TimeOfDay?
    if utf8.count > 5, utf8[4] == UInt8(ascii: "-") {
      date = try reader.date()
      if reader.next != nil {
        if !reader.skip(letter: "T") { try reader.expect(" ") }
        time = try reader.time()
      }
    } else {
      if utf8.count < 5 || utf8[2] != UInt8(ascii: ":") { throw reader.syntaxFault }
      time = try reader.time()
    }
    try reader.expectEnd()
    return PartialDateTime(date: date, time: time)
  }

  /// Seconds since 1970, or since the start of the day.
  private var seconds: Int {
    (date?.dayNumber ?? 0) * 86_400 + (time?.secondOfDay ?? 0) - (time?.offset ?? 0)
  }
}
