/// A day of the Gregorian calendar, extended to dates before 1582 as in ISO 8601.
struct CivilDate: Sendable, Hashable {
  let year: Int
  let month: Int
  let day: Int

  init(year: Int, month: Int, day: Int) { (self.year, self.month, self.day) = (year, month, day) }

  static func isLeap(_ year: Int) -> Bool { year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) }

  static func days(in year: Int) -> Int { isLeap(year) ? 366 : 365 }

  static func days(inMonth month: Int, of year: Int) -> Int {
    switch month {
    case 2: isLeap(year) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// The day that ten bytes write as `YYYY-MM-DD`; nil if they do not, or if there is no such day.
  @inline(__always)
  init?(plain bytes: UnsafePointer<UInt8>) {
    guard bytes[4] == UInt8(ascii: "-"), bytes[7] == UInt8(ascii: "-"),
      let century = PlainDigits.two(bytes), let yearOfCentury = PlainDigits.two(bytes + 2),
      let month = PlainDigits.two(bytes + 5), let day = PlainDigits.two(bytes + 8)
    else { return nil }
    self.init(year: century * 100 + yearOfCentury, month: month, day: day)
    guard month &- 1 < 12, month > 0, day > 0, day <= 28 || day <= Self.days(inMonth: month, of: year) else {
      return nil
    }
  }

  /// The number of the day; 0 is 1 January 1970.
  var dayNumber: Int {
    // If years begin in March, the leap day is at the end: Howard Hinnant's days_from_civil.
    let year = month <= 2 ? self.year - 1 : self.year
    let era = (year >= 0 ? year : year - 399) / 400
    let yearOfEra = year - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }

  init(dayNumber: Int) {
    let shifted = dayNumber + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
    month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  }

  /// 1 for Monday to 7 for Sunday.
  var weekday: Int {
    let remainder = (dayNumber + 3) % 7
    return (remainder < 0 ? remainder + 7 : remainder) + 1
  }

  /// The number of weeks in an ISO 8601 year, which begins with the week of 4 January.
  static func weeks(in year: Int) -> Int {
    let first = CivilDate(year: year, month: 1, day: 1).weekday
    return first == 4 || first == 3 && isLeap(year) ? 53 : 52
  }

  /// The day of an ISO 8601 week date.
  init(year: Int, week: Int, weekday: Int) {
    let fourth = CivilDate(year: year, month: 1, day: 4)
    self.init(dayNumber: fourth.dayNumber - fourth.weekday + 7 * (week - 1) + weekday)
  }

  /// The number of years from this day to another, as people count their age.
  ///
  /// A person born on 29 February is a year older on 1 March of a year that is not a leap year.
  func age(on other: CivilDate) -> Int {
    let years = other.year - year
    return (other.month, other.day) < (month, day) ? years - 1 : years
  }
}

extension CivilDate: Comparable {
  static func < (left: Self, right: Self) -> Bool {
    (left.year, left.month, left.day) < (right.year, right.month, right.day)
  }
}

extension CivilDate: CustomStringConvertible {
  /// The day in ISO 8601.
  var description: String {
    func padded(_ number: Int, _ width: Int) -> String {
      let digits = String(number)
      return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
    return "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))"
  }
}
