/// The exact value of a JSON number's text.
enum JSONNumber {
  /// The integer that a valid number text stands for; nil when it has a fraction or does not fit `Int`.
  static func integer(_ text: String) -> Int? {
    var digits: [UInt8] = []
    var negative = false
    var scale = 0
    var inFraction = false
    var exponent = Substring()
    for (index, byte) in zip(text.utf8.indices, text.utf8) {
      switch byte {
      case UInt8(ascii: "-"): negative = true
      case UInt8(ascii: "."): inFraction = true
      case UInt8(ascii: "e"), UInt8(ascii: "E"): exponent = text[text.utf8.index(after: index)...]
      default:
        guard exponent.isEmpty else { continue }
        digits.append(byte &- UInt8(ascii: "0"))
        if inFraction { scale -= 1 }
      }
      if !exponent.isEmpty { break }
    }
    if digits.allSatisfy({ $0 == 0 }) { return 0 }
    if !exponent.isEmpty {
      guard let power = Int(exponent), abs(power) < 1_000_000_000 else { return nil }
      scale += power
    }
    while scale < 0, let last = digits.last {
      guard last == 0 else { return nil }
      digits.removeLast()
      scale += 1
    }
    guard scale >= 0 else { return nil }
    var value = 0
    for digit in digits {
      guard append(digit, to: &value, negative: negative) else { return nil }
    }
    for _ in 0..<scale {
      guard append(0, to: &value, negative: negative) else { return nil }
    }
    return value
  }

  private static func append(_ digit: UInt8, to value: inout Int, negative: Bool) -> Bool {
    let (tens, overflow) = value.multipliedReportingOverflow(by: 10)
    let (sum, carry) =
      negative
      ? tens.subtractingReportingOverflow(Int(digit))
      : tens.addingReportingOverflow(Int(digit))
    value = sum
    return !overflow && !carry
  }
}
