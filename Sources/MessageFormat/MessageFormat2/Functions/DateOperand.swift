import Essentials

/// A date and time as functions take it.
struct DateOperand: Sendable, Hashable {
  /// Milliseconds since the start of 1970, in UTC or on a clock without a zone.
  let milliseconds: Double
  let zone: Zone

  enum Zone: Sendable, Hashable {
    /// A moment, without a zone of its own.
    case moment
    /// A time on any clock, such as `2006-01-02T15:04:06`.
    case floating
    /// A moment with an offset from UTC, by the name that ICU has for it: `GMT+05:30`.
    case offset(String)
  }

  init(_ date: Date, zone: Zone = .moment) {
    (milliseconds, self.zone) = (date.timeIntervalSince1970 * 1_000, zone)
  }

  /// Reads `2006-01-02`, `2006-01-02T15:04:06`, and the latter with a fraction of a second and an offset (ISO 8601, as
  /// LDML 48 limits it); nil for any other text, and for a day that does not exist.
  init?(_ text: String) {
    var reader = Reader(bytes: Array(text.utf8))
    guard let year = reader.number(4), year > 0, reader.take("-"), let month = reader.number(2),
      reader.take("-"), let day = reader.number(2), (1...12).contains(month),
      (1...Self.days(in: month, of: year)).contains(day)
    else { return nil }
    let days = Double(Self.daysSince1970(year, month, day))
    if reader.isAtEnd {
      (milliseconds, zone) = (days * 86_400_000, .floating)
      return
    }
    guard reader.take("T"), let hour = reader.number(2), hour < 24, reader.take(":"),
      let minute = reader.number(2), minute < 60, reader.take(":"), let second = reader.number(2),
      second < 60,
      let fraction = reader.fraction()
    else { return nil }
    let local = days * 86_400_000 + Double(((hour * 60 + minute) * 60 + second) * 1_000 + fraction)
    if reader.isAtEnd {
      (milliseconds, zone) = (local, .floating)
    } else if reader.take("Z") {
      (milliseconds, zone) = (local, .offset("UTC"))
    } else {
      guard let (minutes, name) = reader.offset() else { return nil }
      (milliseconds, zone) = (local - Double(minutes) * 60_000, .offset(name))
    }
    if !reader.isAtEnd { return nil }
  }

  private static func days(in month: Int, of year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// The days of the Gregorian calendar from the start of 1970; years run from March here, so that a leap day is the
  /// last one.
  private static func daysSince1970(_ year: Int, _ month: Int, _ day: Int) -> Int {
    let year = month > 2 ? year : year - 1
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    return year * 365 + year / 4 - year / 100 + year / 400 + dayOfYear - 719_468
  }
}

/// Reads a date from left to right.
private struct Reader {
  let bytes: [UInt8]
  private var index = 0

  init(bytes: [UInt8]) { self.bytes = bytes }

  var isAtEnd: Bool { index == bytes.count }

  mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard index < bytes.count, bytes[index] == UInt8(ascii: scalar) else { return false }
    index += 1
    return true
  }

  /// Reads a number of exactly so many digits.
  mutating func number(_ count: Int) -> Int? {
    guard bytes.count - index >= count else { return nil }
    var number = 0
    for byte in bytes[index..<index + count] {
      guard (0x30...0x39).contains(byte) else { return nil }
      number = number * 10 + Int(byte - 0x30)
    }
    index += count
    return number
  }

  /// Reads a decimal point with up to three digits, in milliseconds; 0 if there is none.
  mutating func fraction() -> Int? {
    guard take(".") else { return 0 }
    var (number, scale) = (0, 100)
    while scale > 0, index < bytes.count, (0x30...0x39).contains(bytes[index]) {
      number += Int(bytes[index] - 0x30) * scale
      scale /= 10
      index += 1
    }
    return scale == 100 ? nil : number
  }

  /// Reads `+05:30`, in minutes, with ICU's name for it.
  mutating func offset() -> (minutes: Int, name: String)? {
    let start = index
    guard take("+") || take("-"), let hours = number(2), take(":"), let minutes = number(2), minutes < 60,
      hours * 60 + minutes <= 14 * 60
    else { return nil }
    let sign = bytes[start] == UInt8(ascii: "-") ? -1 : 1
    return (sign * (hours * 60 + minutes), "GMT" + String(decoding: bytes[start..<index], as: UTF8.self))
  }
}
