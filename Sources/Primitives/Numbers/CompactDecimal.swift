/// A number with few digits as a coefficient and a power of ten: read, compared and written again without a text.
struct CompactDecimal: Sendable {
  /// The digits, without the sign.
  let magnitude: UInt64
  /// How many of the digits are after the decimal point.
  let decimals: Int
  /// Whether there is a minus sign; zero can have one.
  let isNegative: Bool

  /// So many digits fit in an `Int64`.
  private static let maximumDigits = 18

  init(magnitude: UInt64, decimals: Int, isNegative: Bool) {
    (self.magnitude, self.decimals, self.isNegative) = (magnitude, decimals, isNegative)
  }

  /// Reads a number in JSON's grammar; nil if it has too many digits or an exponent.
  init?(_ utf8: UnsafeBufferPointer<UInt8>) {
    var index = 0
    let isNegative = utf8.first == UInt8(ascii: "-")
    if isNegative { index = 1 }
    let first = index
    guard utf8.count > first, utf8.count - first <= Self.maximumDigits + 1 else { return nil }
    var value: UInt64 = 0
    var point = utf8.count
    while index < utf8.count {
      let byte = utf8[index]
      if byte &- 0x30 < 10 {
        value = value &* 10 &+ UInt64(byte &- 0x30)
      } else {
        guard byte == UInt8(ascii: "."), point == utf8.count, index > first else { return nil }
        point = index
      }
      index += 1
    }
    // Only what can be written again as it was: one point with digits on both sides, and no zeros in front.
    let hasPoint = point < utf8.count
    guard utf8.count - first - (hasPoint ? 1 : 0) <= Self.maximumDigits,
      !hasPoint || point + 1 < utf8.count, utf8[first] != 0x30 || point == first + 1
    else { return nil }
    self.init(
      magnitude: value, decimals: hasPoint ? utf8.count - point - 1 : 0, isNegative: isNegative)
  }

  /// The number as it was written.
  var text: String {
    var text = String(magnitude)
    if decimals > 0 {
      text = String(repeating: "0", count: max(0, decimals + 1 - text.utf8.count)) + text
      text.insert(".", at: text.index(text.endIndex, offsetBy: -decimals))
    }
    return isNegative ? "-" + text : text
  }

  /// The digits with their sign.
  var coefficient: Int64 {
    let value = Int64(truncatingIfNeeded: magnitude)
    return isNegative ? 0 &- value : value
  }

  var extent: DigitExtent { DigitExtent(magnitude: magnitude, exponent: -decimals, isNegative: isNegative) }

  /// Negative if this number is smaller, positive if the other is, 0 if both are equal; nil if one of them, with as
  /// many decimals as the other, has too many digits.
  @inline(__always)
  func order(beside other: CompactDecimal) -> Int? {
    var (left, right) = (coefficient, other.coefficient)
    if decimals != other.decimals {
      guard Self.scale(&left, by: other.decimals - decimals),
        Self.scale(&right, by: decimals - other.decimals)
      else { return nil }
    }
    return left < right ? -1 : left > right ? 1 : 0
  }

  private static func scale(_ value: inout Int64, by places: Int) -> Bool {
    for _ in 0..<max(0, places) {
      let (product, overflow) = value.multipliedReportingOverflow(by: 10)
      if overflow { return false }
      value = product
    }
    return true
  }
}
