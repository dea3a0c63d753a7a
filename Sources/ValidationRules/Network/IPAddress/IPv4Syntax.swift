/// The dotted decimal form of an IPv4 address (RFC 6943, section 3.1.1, the strict form).
enum IPv4Syntax {
  /// The fault in an address.
  enum Fault {
    case syntax(Range<Int>)
    /// A part has a leading zero, which some systems read as octal.
    case leadingZero(Range<Int>)
  }

  /// The fault in the bytes of a range; nil if they are four numbers up to 255.
  static func fault(in utf8: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Fault? {
    var start = range.lowerBound
    for part in 0..<4 {
      var end = start
      var number = 0
      while end < range.upperBound, 0x30...0x39 ~= utf8[end], end - start < 4 {
        number = number * 10 + Int(utf8[end] - 0x30)
        end += 1
      }
      let isLast = part == 3
      let isEnded =
        isLast ? end == range.upperBound : end < range.upperBound && utf8[end] == UInt8(ascii: ".")
      guard end > start, isEnded, number <= 255, end - start <= 3 else {
        return .syntax(start..<min(max(end, start + 1), range.upperBound))
      }
      if end - start > 1, utf8[start] == UInt8(ascii: "0") { return .leadingZero(start..<end) }
      start = end + 1
    }
    return nil
  }
}
