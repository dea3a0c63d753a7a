/// The grammar of JSON's numbers, and the exact value of one.
enum JSONNumber {
  /// Where the number that starts at `start` ends; nil where none does.
  static func end(
    of start: UnsafePointer<UInt8>,
    limit: UnsafePointer<UInt8>
  ) -> UnsafePointer<UInt8>? {
    var cursor = start
    func isDigit() -> Bool { cursor < limit && cursor.pointee &- 0x30 < 10 }
    func passDigits() -> Bool {
      guard isDigit() else { return false }
      repeat { cursor += 1 } while isDigit()
      return true
    }
    if cursor < limit, cursor.pointee == UInt8(ascii: "-") { cursor += 1 }
    if cursor < limit, cursor.pointee == UInt8(ascii: "0") {
      cursor += 1
      if isDigit() { return nil }
    } else if !passDigits() {
      return nil
    }
    if cursor < limit, cursor.pointee == UInt8(ascii: ".") {
      cursor += 1
      guard passDigits() else { return nil }
    }
    if cursor < limit, cursor.pointee | 0x20 == UInt8(ascii: "e") {
      cursor += 1
      if cursor < limit, cursor.pointee == UInt8(ascii: "+") || cursor.pointee == UInt8(ascii: "-") {
        cursor += 1
      }
      guard passDigits() else { return nil }
    }
    return cursor
  }

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
      // Neither bound is one that a text reaches: an integer needs as many digits as its power takes away.
      guard let power = Int(exponent), power.magnitude < 1 << 40 else { return nil }
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
