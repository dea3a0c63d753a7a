/// The text form of an IPv6 address (RFC 4291, section 2.2), without a zone.
enum IPv6Syntax {
  private static let colon = UInt8(ascii: ":")

  /// The range at which the bytes of a range are not an address; nil if they are one.
  ///
  /// Eight groups of up to four hexadecimal digits; the last two groups may be an IPv4 address. `::` may appear once
  /// and stands for one or more groups of zeros.
  ///
  /// - Parameter shortestGap: The least number of groups that `::` stands for.
  static func fault(
    in utf8: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, shortestGap: Int = 1
  ) -> Range<Int>? {
    var groups = 0
    var hasGap = false
    var offset = range.lowerBound
    if range.count >= 2, utf8[offset] == colon {
      guard utf8[offset + 1] == colon else { return offset..<offset + 1 }
      hasGap = true
      offset += 2
    }
    while offset < range.upperBound {
      var end = offset
      while end < range.upperBound, isHexDigit(utf8[end]), end - offset < 5 { end += 1 }
      if end < range.upperBound, utf8[end] == UInt8(ascii: "."), end > offset {
        guard IPv4Syntax.fault(in: utf8, offset..<range.upperBound) == nil else {
          return offset..<range.upperBound
        }
        groups += 2
        break
      }
      guard 1...4 ~= end - offset, groups < 8 else {
        return offset..<min(max(end, offset + 1), range.upperBound)
      }
      groups += 1
      offset = end
      if offset == range.upperBound { break }
      guard utf8[offset] == colon else { return offset..<offset + 1 }
      offset += 1
      if offset < range.upperBound, utf8[offset] == colon {
        if hasGap { return offset - 1..<offset + 1 }
        hasGap = true
        offset += 1
      } else if offset == range.upperBound {
        return offset - 1..<offset
      }
    }
    return hasGap ? (groups <= 8 - shortestGap ? nil : range) : (groups == 8 ? nil : range)
  }

  static func isHexDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
      UInt8(ascii: "A")...UInt8(ascii: "F"):
      true
    default: false
    }
  }
}
