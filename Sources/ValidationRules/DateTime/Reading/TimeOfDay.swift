/// A time of day as a text writes it.
struct TimeOfDay: Sendable, Hashable {
  var hour = 0
  var minute = 0
  var second = 0
  /// The fraction of the second in units of 10⁻¹⁸; further digits are truncated.
  var attoseconds = 0
  /// Seconds east of UTC; nil if the text does not say.
  var offset: Int?
  /// The place of the second, for reporting an invalid leap second.
  var secondRange = 0..<0

  /// The second of the day; 86,400 for the end of the day, and for a leap second at its end.
  var secondOfDay: Int { hour * 3_600 + minute * 60 + second }

  /// Whether the time is after 24:00, which ends the day.
  var isPastEndOfDay: Bool { hour == 24 && minute + second > 0 }

  /// Whether the time is in the last minute of a day in UTC, which can have a second 60.
  var isBeforeMidnightInUTC: Bool {
    // Without an offset, the minute decides: almost all offsets are whole hours.
    guard let offset else { return minute == 59 }
    let minutes = hour * 60 + minute - offset / 60
    return (minutes + 2 * 1_440) % 1_440 == 1_439
  }
}
