/// Dates and times as most texts write them, read quickly: the reader decides about all others.
enum PlainDateTime {
  /// The number of bytes of a date.
  static let dateCount = 10

  /// Whether a text is a date with a time of RFC 3339, to the second, in UTC or with an offset.
  @inline(__always)
  static func isDateTime(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> Bool {
    guard count == 20 && bytes[19] == UInt8(ascii: "Z") || count == 25 && isOffset(bytes + 19) else {
      return false
    }
    return CivilDate(plain: bytes) != nil && bytes[10] == UInt8(ascii: "T") && isTime(bytes + 11)
      && bytes[16] == UInt8(ascii: ":") && isBelow(60, bytes + 17)
  }

  /// `hh:mm`, which a day has.
  @inline(__always)
  private static func isTime(_ bytes: UnsafePointer<UInt8>) -> Bool {
    isBelow(24, bytes) && bytes[2] == UInt8(ascii: ":") && isBelow(60, bytes + 3)
  }

  @inline(__always)
  private static func isOffset(_ bytes: UnsafePointer<UInt8>) -> Bool {
    (bytes[0] == UInt8(ascii: "+") || bytes[0] == UInt8(ascii: "-")) && isTime(bytes + 1)
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
