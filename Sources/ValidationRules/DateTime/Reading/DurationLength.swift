/// How long a duration is: months, which differ in length, beside days and seconds, which do not.
///
/// A year has twelve months, a week seven days and a day 86,400 seconds (XML Schema 1.1 part 2, section 3.3.6).
struct DurationLength: Sendable {
  private var months = 0
  private var days = 0
  /// Below 86,400.
  private var seconds = 0
  /// Of the fraction of a second, and whether there is more of it.
  private var nanoseconds = (count: 0, hasMore: false)
  /// A fraction of a month, or of a year of 12 months, by its digits.
  private(set) var monthFraction: (months: Int, digits: Range<Int>)?

  private static let secondsADay = 86_400
  /// The longest limit, in days.
  private static let mostDays = 10_000_000_000
  /// The digits of an amount that are read: 10¹⁵ seconds are more than the longest limit.
  private static let mostDigits = 15

  /// Adds an amount of a unit: `Y`, `M`, `W` or `D`, or, behind the T, `H`, `M` or `S`.
  ///
  /// - Returns: False if the amount alone is longer than every limit.
  mutating func add(
    _ whole: Range<Int>, fraction: Range<Int>, of unit: UInt8, isTime: Bool,
    in utf8: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    var start = whole.lowerBound
    while start < whole.upperBound, utf8[start] == UInt8(ascii: "0") { start += 1 }
    guard whole.upperBound - start <= Self.mostDigits else { return false }
    var amount = 0
    for index in start..<whole.upperBound { amount = amount * 10 + Int(utf8[index] - 0x30) }
    switch (unit, isTime) {
    case (UInt8(ascii: "Y"), _): addMonths(amount, 12, fraction)
    case (UInt8(ascii: "M"), false): addMonths(amount, 1, fraction)
    case (UInt8(ascii: "W"), _): addSeconds(amount, 7 * Self.secondsADay, fraction, utf8)
    case (UInt8(ascii: "D"), _): addSeconds(amount, Self.secondsADay, fraction, utf8)
    case (UInt8(ascii: "H"), _): addSeconds(amount, 3_600, fraction, utf8)
    case (UInt8(ascii: "M"), true): addSeconds(amount, 60, fraction, utf8)
    default: addSeconds(amount, 1, fraction, utf8)
    }
    return true
  }

  private mutating func addMonths(_ amount: Int, _ months: Int, _ fraction: Range<Int>) {
    self.months += amount * months
    if !fraction.isEmpty { monthFraction = (months, fraction) }
  }

  private mutating func addSeconds(
    _ amount: Int, _ unit: Int, _ fraction: Range<Int>, _ utf8: UnsafeBufferPointer<UInt8>
  ) {
    let (part, nanoseconds, hasMore) = Self.part(fraction, of: unit, utf8)
    self.nanoseconds = (nanoseconds, hasMore)
    if unit >= Self.secondsADay {
      days += amount * (unit / Self.secondsADay)
      seconds += part
    } else {
      let unitsADay = Self.secondsADay / unit
      days += amount / unitsADay
      seconds += amount % unitsADay * unit + part
    }
    days += seconds / Self.secondsADay
    seconds %= Self.secondsADay
  }

  /// The product of a decimal fraction and a whole number, by long multiplication: exact for any number of digits.
  private static func part(
    _ fraction: Range<Int>, of unit: Int, _ utf8: UnsafeBufferPointer<UInt8>
  ) -> (whole: Int, nanoseconds: Int, hasMore: Bool) {
    var (carry, nanoseconds, scale, hasMore) = (0, 0, 1, false)
    for index in fraction.reversed() {
      let product = Int(utf8[index] - 0x30) * unit + carry
      carry = product / 10
      if index - fraction.lowerBound >= 9 {
        hasMore = hasMore || product % 10 != 0
      } else {
        nanoseconds += product % 10 * scale
        scale *= 10
      }
    }
    while scale < 1_000_000_000 {
      nanoseconds *= 10
      scale *= 10
    }
    return (carry, nanoseconds, hasMore)
  }
}

extension DurationLength {
  /// Where a duration ends that begins on one of some dates: in days since 1970, seconds, nanoseconds, and 1 for more.
  typealias End = (days: Int, seconds: Int, nanoseconds: Int, more: Int)

  /// The dates at which durations are compared: by them XML Schema 1.1 part 2, section 3.3.6.1 defines the order.
  /// The months behind them are as long, and as short, as months in a row can be.
  private static let starts: [(year: Int, month: Int)] = [(1696, 9), (1697, 2), (1903, 3), (1903, 7)]

  /// The number of those dates.
  static let startCount = 4

  /// Whether the length can be a limit: whole months, and not so long that an unread amount could be shorter.
  var isLimit: Bool {
    monthFraction == nil && months / 12 * 365 <= Self.mostDays && days <= Self.mostDays
  }

  /// Where the duration ends that begins on a date.
  ///
  /// - Parameters:
  ///   - start: The number of the date.
  ///   - utf8: The text of the duration, of which a fraction of a month is read.
  func end(from start: Int, _ utf8: UnsafeBufferPointer<UInt8>) -> End {
    let start = Self.starts[start]
    let month = start.month - 1 + months
    guard let monthFraction else {
      let first = Self.days(toMonth: month, of: start.year)
      return (first + days, seconds, nanoseconds.count, nanoseconds.hasMore ? 1 : 0)
    }
    // The fraction of a year is a number of months and a fraction of the month behind them.
    let whole = Self.part(monthFraction.digits, of: monthFraction.months, utf8).whole
    let first = Self.days(toMonth: month + whole, of: start.year)
    let length = (Self.days(toMonth: month + whole + 1, of: start.year) - first) * Self.secondsADay
    let part = Self.part(monthFraction.digits, of: monthFraction.months * length, utf8)
    let rest = part.whole - whole * length
    return (
      first + rest / Self.secondsADay, rest % Self.secondsADay, part.nanoseconds, part.hasMore ? 1 : 0
    )
  }

  /// The days from 1970 to the first day of a month, counted from January of a year.
  private static func days(toMonth month: Int, of year: Int) -> Int {
    let (year, month) = (year + month / 12, month % 12)
    // Years begin in March, so that the leap day is the last one.
    let marchYear = month < 2 ? year - 1 : year
    let leapDays = marchYear / 4 - marchYear / 100 + marchYear / 400
    return marchYear * 365 + leapDays + (153 * ((month + 10) % 12) + 2) / 5 - 719_468
  }
}
