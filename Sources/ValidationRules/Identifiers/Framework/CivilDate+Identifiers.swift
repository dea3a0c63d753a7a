import Essentials

extension CivilDate {
  /// Whether the calendar has the day, of which an identifier may write any month and day.
  var exists: Bool {
    1...12 ~= month && day >= 1 && day <= Self.days(inMonth: month, of: year)
  }

  /// Whether the calendar has the day and it has begun somewhere on Earth, so that someone can be born on it.
  var isPast: Bool {
    guard exists else { return false }
    // Days that were past when this was written need no clock.
    if year < 2026 { return true }
    let easternmost = Date().timeIntervalSince1970 + 14 * 3600
    return Double(dayNumber) * 86400 <= easternmost
  }
}

extension IdentifierCharacters {
  /// The day that eight digits write, year first.
  func day(at start: Int) -> CivilDate {
    CivilDate(
      year: number(start..<start + 4),
      month: number(start + 4..<start + 6),
      day: number(start + 6..<start + 8)
    )
  }

  /// The day that six digits write, the year in two of them, within a century such as 1900.
  func day(at start: Int, century: Int) -> CivilDate {
    CivilDate(
      year: century + number(start..<start + 2),
      month: number(start + 2..<start + 4),
      day: number(start + 4..<start + 6)
    )
  }

  /// The day that six digits write, the day first and the year in two of them, within a century such as 1900.
  func dayFirst(at start: Int, century: Int) -> CivilDate {
    CivilDate(
      year: century + number(start + 4..<start + 6),
      month: number(start + 2..<start + 4),
      day: number(start..<start + 2)
    )
  }
}
