import Foundation

/// A day of the Gregorian calendar as identifiers write it.
struct CivilDay {
  let year: Int
  let month: Int
  let day: Int

  /// Whether the calendar has the day.
  var exists: Bool {
    guard 1...12 ~= month, day >= 1 else { return false }
    switch month {
    case 2: return day <= (Self.isLeap(year) ? 29 : 28)
    case 4, 6, 9, 11: return day <= 30
    default: return day <= 31
    }
  }

  /// Whether the calendar has the day and it has begun somewhere on Earth, so that someone can be born on it.
  var isPast: Bool {
    guard exists else { return false }
    // Nobody asks the clock for days that were past when this was written.
    if year < 2026 { return true }
    let easternmost = Date().timeIntervalSince1970 + 14 * 3600
    return Double(daysSince1970) * 86400 <= easternmost
  }

  static func isLeap(_ year: Int) -> Bool { year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) }

  /// Whole years of 365 days, a day more for each leap year, and the days of the months before.
  private var daysSince1970: Int {
    let before = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334]
    let last = year - 1
    let leapDays = last / 4 - last / 100 + last / 400 - 477
    let leapDay = month > 2 && Self.isLeap(year) ? 1 : 0
    return (year - 1970) * 365 + leapDays + before[month - 1] + leapDay + day - 1
  }
}

extension IdentifierCharacters {
  /// The day that eight digits write, year first.
  func day(at start: Int) -> CivilDay {
    CivilDay(
      year: number(start..<start + 4),
      month: number(start + 4..<start + 6),
      day: number(start + 6..<start + 8)
    )
  }

  /// The day that six digits write, the year in two of them, within a century such as 1900.
  func day(at start: Int, century: Int) -> CivilDay {
    CivilDay(
      year: century + number(start..<start + 2),
      month: number(start + 2..<start + 4),
      day: number(start + 4..<start + 6)
    )
  }
}
