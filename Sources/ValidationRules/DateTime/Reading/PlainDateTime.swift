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
    guard count >= 9, isHourAndMinute(bytes), bytes[5] == UInt8(ascii: ":"), isBelow(60, bytes + 6) else {
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
      return isHourAndMinute(bytes + (end + 1))
        && (bytes[end] == UInt8(ascii: "+") || isNegative && !isZero(bytes + (end + 1)))
    default: return false
    }
  }

  /// `hh:mm`, which a day has.
  @inline(__always)
  private static func isHourAndMinute(_ bytes: UnsafePointer<UInt8>) -> Bool {
    isBelow(24, bytes) && bytes[2] == UInt8(ascii: ":") && isBelow(60, bytes + 3)
  }

  /// Whether hour and minute, which are digits, are 0.
  @inline(__always)
  private static func isZero(_ bytes: UnsafePointer<UInt8>) -> Bool {
    bytes[0] | bytes[1] | bytes[3] | bytes[4] == 0x30
  }

  @inline(__always)
  private static func isBelow(_ limit: Int, _ bytes: UnsafePointer<UInt8>) -> Bool {
    PlainDigits.two(bytes).map { $0 < limit } ?? false
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
