/// Dates and times as most texts write them, read quickly: the reader decides about all others.
enum PlainDateTime {
  /// The number of bytes of a date.
  static let dateCount = 10

  /// The day of a date with a time that both notations have; nil for other texts.
  @inline(__always)
  static func dayOfDateTime(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CivilDate? {
    guard count > dateCount + 1, bytes[dateCount] == UInt8(ascii: "T"),
      isTime(bytes + (dateCount + 1), count - (dateCount + 1))
    else { return nil }
    return CivilDate(plain: bytes)
  }

  /// Whether a text is a time that both notations have: to the second or a fraction of it, in UTC or with an offset.
  @inline(__always)
  static func isTime(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> Bool {
    guard count >= 9, time(bytes) != nil, bytes[5] == UInt8(ascii: ":"), below(60, bytes + 6) != nil else {
      return false
    }
    var end = 8
    if bytes[end] == UInt8(ascii: ".") {
      end += 1
      while end < count, bytes[end] &- 0x30 < 10 { end += 1 }
      guard end > 9 else { return false }
    }
    switch count - end {
    case 1: return bytes[end] == UInt8(ascii: "Z")
    case 6:
      // ISO 8601 does not have an offset of "-00:00".
      let isNegative = bytes[end] == UInt8(ascii: "-")
      return time(bytes + (end + 1)) != nil
        && (bytes[end] == UInt8(ascii: "+") || isNegative && !isZero(bytes + (end + 1)))
    default: return false
    }
  }

  /// The moment of a date with a time of RFC 3339, in UTC or with an offset; nil for any other text, and for a leap
  /// second.
  @inline(__always)
  static func moment(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> RuleOption.DateOrDateTime? {
    guard count >= 20, let date = CivilDate(plain: bytes), bytes[10] == UInt8(ascii: "T"),
      let (hour, minute) = time(bytes + 11), bytes[16] == UInt8(ascii: ":"),
      let second = below(60, bytes + 17)
    else { return nil }
    var end = 19
    var time = TimeOfDay(hour: hour, minute: minute, second: second, secondRange: 17..<19)
    if bytes[end] == UInt8(ascii: ".") {
      end += 1
      var unit = 100_000_000_000_000_000
      while end < count, bytes[end] &- 0x30 < 10 {
        time.attoseconds += Int(bytes[end] &- 0x30) * unit
        unit /= 10
        end += 1
      }
      guard end > 20 else { return nil }
    }
    switch count - end {
    case 1 where bytes[end] == UInt8(ascii: "Z"): time.offset = 0
    case 6 where bytes[end] == UInt8(ascii: "+") || bytes[end] == UInt8(ascii: "-"):
      guard let (hours, minutes) = self.time(bytes + end + 1) else { return nil }
      let seconds = hours * 3_600 + minutes * 60
      time.offset = bytes[end] == UInt8(ascii: "-") ? -seconds : seconds
    default: return nil
    }
    return RuleOption.DateOrDateTime(date: date, time: time)
  }

  /// `hh:mm`, which a day has.
  @inline(__always)
  private static func time(_ bytes: UnsafePointer<UInt8>) -> (hour: Int, minute: Int)? {
    guard let hour = below(24, bytes), bytes[2] == UInt8(ascii: ":"), let minute = below(60, bytes + 3) else {
      return nil
    }
    return (hour, minute)
  }

  /// Whether hour and minute, which are digits, are 0.
  @inline(__always)
  private static func isZero(_ bytes: UnsafePointer<UInt8>) -> Bool {
    bytes[0] | bytes[1] | bytes[3] | bytes[4] == 0x30
  }

  @inline(__always)
  private static func below(_ limit: Int, _ bytes: UnsafePointer<UInt8>) -> Int? {
    PlainDigits.two(bytes).flatMap { $0 < limit ? $0 : nil }
  }
}

/// Numbers of ASCII digits.
enum PlainDigits {
  /// The number that two bytes write.
  @inline(__always)
  static func two(_ bytes: UnsafePointer<UInt8>) -> Int? {
    let (tens, ones) = (bytes[0] &- 0x30, bytes[1] &- 0x30)
    return tens < 10 && ones < 10 ? Int(tens) &* 10 &+ Int(ones) : nil
  }
}
