import JSONText

/// A date, a time, or both, as RFC 3339 and the complete extended forms of ISO 8601-1 write them, to be compared with
/// another.
///
/// `2026-02-28`, `14:05`, `14:05:09.25`, `2026-02-28T14:05`, `2026-02-28T14:05:09Z` and `…+05:30`.
struct ISOMoment: Sendable {
  private enum Kind { case date, time, local, instant }

  private var kind: Kind
  /// Days from 1970-01-01; 0 for a time alone.
  private var day = 0
  /// Seconds from midnight, less the offset where there is one.
  private var second = 0
  /// The digits of the fraction of a second without zeros at the end.
  private var fraction: ArraySlice<UInt8> = []

  /// Two values that can be compared: both of one kind, or a date beside a date with a time, which are then compared by
  /// their days as they are written. Nil for any other two values.
  static func comparable(_ first: JSONNode, _ second: JSONNode) -> (ISOMoment, ISOMoment)? {
    guard let first = first.string.flatMap({ ISOMoment($0) }),
      let second = second.string.flatMap({ ISOMoment($0) })
    else { return nil }
    if first.kind == second.kind { return (first, second) }
    guard first.kind != .time, second.kind != .time else { return nil }
    // What is written without an offset has no place among instants: the written days are all that both have.
    return (first.writtenDay, second.writtenDay)
  }

  private var writtenDay: ISOMoment { ISOMoment(kind: .date, day: writtenDayNumber) }
  private var writtenDayNumber = 0

  private init(kind: Kind, day: Int) { (self.kind, self.day) = (kind, day) }

  /// The moment that a text writes; nil for any other text, and for days and times that are none.
  init?(_ text: String) {
    // The longest form has 35 bytes with a fraction of nanoseconds; a fraction can be longer, but not without end.
    guard text.utf8.count <= 64 else { return nil }
    var reader = Reader(bytes: Array(text.utf8)[...])
    var moment = ISOMoment(kind: .time, day: 0)
    if let day = reader.date() {
      (moment.kind, moment.day, moment.writtenDayNumber) = (.date, day, day)
      if !reader.isAtEnd {
        guard reader.skip("T") || reader.skip("t") || reader.skip(" ") else { return nil }
        moment.kind = .local
      }
    }
    if moment.kind != .date {
      guard let time = reader.time() else { return nil }
      (moment.second, moment.fraction) = time
    }
    if moment.kind == .local, !reader.isAtEnd {
      guard let offset = reader.offset() else { return nil }
      moment.kind = .instant
      moment.second -= offset
    }
    guard reader.isAtEnd else { return nil }
    self = moment
  }
}

extension ISOMoment: Comparable {
  static func < (left: Self, right: Self) -> Bool {
    let (one, other) = (left.day * 86_400 + left.second, right.day * 86_400 + right.second)
    return one != other ? one < other : left.fraction.lexicographicallyPrecedes(right.fraction)
  }

  static func == (left: Self, right: Self) -> Bool { !(left < right) && !(right < left) }
}

extension ISOMoment {
  private struct Reader {
    var bytes: ArraySlice<UInt8>

    var isAtEnd: Bool { bytes.isEmpty }

    mutating func skip(_ byte: Unicode.Scalar) -> Bool {
      guard let first = bytes.first, UInt32(first) == byte.value else { return false }
      bytes.removeFirst()
      return true
    }

    /// A number of exactly so many digits within a range.
    mutating func number(_ digits: Int, in range: ClosedRange<Int>) -> Int? {
      guard bytes.count >= digits else { return nil }
      var value = 0
      for byte in bytes.prefix(digits) {
        guard (0x30...0x39).contains(byte) else { return nil }
        value = value * 10 + Int(byte - 0x30)
      }
      bytes.removeFirst(digits)
      return range.contains(value) ? value : nil
    }

    /// The day from 1970-01-01; what was read is given back where there is no date.
    mutating func date() -> Int? {
      let start = bytes
      guard let year = number(4, in: 0...9999), skip("-"), let month = number(2, in: 1...12), skip("-"),
        let day = number(2, in: 1...31), day <= Self.days(in: month, of: year)
      else {
        bytes = start
        return nil
      }
      return Self.dayNumber(year, month, day)
    }

    /// Seconds from midnight and the digits of a fraction. A leap second may be written (RFC 3339, section 5.7).
    mutating func time() -> (second: Int, fraction: ArraySlice<UInt8>)? {
      guard let hour = number(2, in: 0...23), skip(":"), let minute = number(2, in: 0...59) else {
        return nil
      }
      var time = (second: hour * 3600 + minute * 60, fraction: ArraySlice<UInt8>())
      guard skip(":") else { return time }
      guard let second = number(2, in: 0...60) else { return nil }
      time.second += second
      if skip(".") || skip(",") {
        var digits = bytes.prefix { (0x30...0x39).contains($0) }
        if digits.isEmpty { return nil }
        bytes.removeFirst(digits.count)
        while digits.last == 0x30 { digits.removeLast() }
        time.fraction = digits
      }
      return time
    }

    /// The seconds that a zone is ahead of UTC.
    mutating func offset() -> Int? {
      if skip("Z") || skip("z") { return 0 }
      let isBehind = skip("-")
      guard isBehind || skip("+"), let hour = number(2, in: 0...23), skip(":"),
        let minute = number(2, in: 0...59)
      else { return nil }
      return (hour * 3600 + minute * 60) * (isBehind ? -1 : 1)
    }

    private static func days(in month: Int, of year: Int) -> Int {
      switch month {
      case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
      case 4, 6, 9, 11: 30
      default: 31
      }
    }

    /// Days from 1970-01-01 in the proleptic Gregorian calendar, counted in eras of 400 years that start in March.
    private static func dayNumber(_ year: Int, _ month: Int, _ day: Int) -> Int {
      let shifted = month <= 2 ? year - 1 : year
      let era = (shifted >= 0 ? shifted : shifted - 399) / 400
      let yearOfEra = shifted - era * 400
      let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
      return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
    }
  }
}
