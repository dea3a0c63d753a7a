/// A time of day as a text writes it.
struct TimeOfDay: Sendable, Hashable {
  var hour = 0
  var minute = 0
  var second = 0
  /// The fraction of the second in units of 10⁻¹⁸; digits beyond are cut off.
  var attoseconds = 0
  /// Seconds east of UTC; nil where the text does not say.
  var offset: Int?
  /// Where the second stands, for a leap second that turns out to be none.
  var secondRange = 0..<0

  /// The second of the day; 86,400 for the end of the day, and for a leap second at its end.
  var secondOfDay: Int { hour * 3_600 + minute * 60 + second }

  /// Whether the time has the hour 24, which ends the day, and more than that.
  var isPastEndOfDay: Bool { hour == 24 && minute + second > 0 }

  /// Whether the last minute of a day in UTC can have a second 60 at this time.
  var isBeforeMidnightInUTC: Bool {
    // Without an offset, the minute tells: whole hours are by far the most offsets.
    guard let offset else { return minute == 59 }
    let minutes = hour * 60 + minute - offset / 60
    return (minutes + 2 * 1_440) % 1_440 == 1_439
  }
}
