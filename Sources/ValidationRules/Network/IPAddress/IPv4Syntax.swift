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

  /// Whether bytes are an address.
  static func isAddress(_ utf8: UnsafePointer<UInt8>, _ count: Int) -> Bool {
    // From 0.0.0.0 to 255.255.255.255.
    guard 7...15 ~= count else { return false }
    var (dots, number, digits) = (0, 0, 0)
    for index in 0..<count {
      let digit = Int(utf8[index] &- 0x30)
      if digit < 10 {
        if digits > 0, number == 0 { return false }
        number = number &* 10 &+ digit
        digits &+= 1
        if number > 255 { return false }
      } else {
        guard utf8[index] == UInt8(ascii: "."), digits > 0 else { return false }
        dots &+= 1
        (number, digits) = (0, 0)
      }
    }
    return dots == 3 && digits > 0
  }
}
