/// A number with few digits as a coefficient and a power of ten: read, compared and written again without a text.
package struct CompactDecimal: Sendable {
  /// The digits, without the sign.
  package let magnitude: UInt64
  /// How many of the digits are after the decimal point.
  package let decimals: Int
  /// Whether there is a minus sign; zero can have one.
  package let isNegative: Bool

  /// So many digits fit in an `Int64`.
  private static let maximumDigits = 18
  /// A number has at most so many decimals.
  static let maximumDecimals = maximumDigits
  /// Magnitudes are below it.
  private static let limit: UInt64 = 1_000_000_000_000_000_000

  init(magnitude: UInt64, decimals: Int, isNegative: Bool) {
    (self.magnitude, self.decimals, self.isNegative) = (magnitude, decimals, isNegative)
  }

  /// - Parameter power: The power of ten that multiplies the digits; nil is returned if the product has too many digits.
  package init?(magnitude: UInt64, power: Int) {
    guard let factor = Self.power(of: 10, power) else { return nil }
    let (product, overflow) = magnitude.multipliedReportingOverflow(by: factor)
    guard !overflow, product < Self.limit else { return nil }
    self.init(magnitude: product, decimals: max(0, -power), isNegative: false)
  }

  /// Nil for a number with too many digits.
  package init?(_ number: Int) {
    let magnitude = UInt64(number.magnitude)
    guard magnitude < Self.limit else { return nil }
    self.init(magnitude: magnitude, decimals: 0, isNegative: number < 0)
  }

  /// Reads a number in JSON's grammar; nil if it has too many digits or an exponent.
  @inline(__always)
  package init?(_ utf8: UnsafeBufferPointer<UInt8>) {
    guard var first = utf8.baseAddress, utf8.count > 0 else { return nil }
    var count = utf8.count
    let isNegative = first.pointee == UInt8(ascii: "-")
    if isNegative {
      first += 1
      count -= 1
      guard count > 0 else { return nil }
    }
    if let short = ShortDecimal(first, count) {
      self.init(magnitude: short.magnitude, decimals: short.decimals, isNegative: isNegative)
    } else {
      self.init(digits: first, count, isNegative: isNegative)
    }
  }

  /// - Parameter count: The number of bytes, at least 1.
  @inline(never)
  private init?(digits first: UnsafePointer<UInt8>, _ count: Int, isNegative: Bool) {
    guard count <= Self.maximumDigits + 1 else { return nil }
    var byte = first
    let end = first + count
    var value = Self.takeDigits(&byte, to: end, 0)
    var decimals = 0
    if byte < end {
      guard byte.pointee == UInt8(ascii: "."), byte > first else { return nil }
      byte += 1
      let fraction = byte
      value = Self.takeDigits(&byte, to: end, value)
      decimals = end - fraction
      guard byte == end, decimals > 0 else { return nil }
    }
    // Only what can be written again as it was: at most so many digits, and no zeros in front.
    let digitCount = end - first - (decimals > 0 ? 1 : 0)
    guard digitCount <= Self.maximumDigits, first.pointee != 0x30 || digitCount == decimals + 1 else {
      return nil
    }
    self.init(magnitude: value, decimals: decimals, isNegative: isNegative)
  }

  @inline(__always)
  private static func takeDigits(
    _ byte: inout UnsafePointer<UInt8>, to end: UnsafePointer<UInt8>, _ value: UInt64
  ) -> UInt64 {
    var value = value
    while byte < end, byte.pointee &- 0x30 < 10 {
      value = value &* 10 &+ UInt64(byte.pointee &- 0x30)
      byte += 1
    }
    return value
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
  package func order(beside other: CompactDecimal?) -> Int? {
    guard let other else { return nil }
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

  /// Whether the number is a multiple of a factor above zero; false also if it has more decimals than the factor, or too
  /// many digits.
  @inline(__always)
  func isMultiple(of factor: CompactDecimal) -> Bool {
    guard decimals <= factor.decimals, factor.magnitude > 0 else { return false }
    // Zero never overflows, however many decimals the factor has.
    if magnitude == 0 { return true }
    var value = magnitude
    for _ in 0..<(factor.decimals - decimals) {
      let (product, overflow) = value.multipliedReportingOverflow(by: 10)
      if overflow { return false }
      value = product
    }
    return factor.magnitude == 1 || value % factor.magnitude == 0
  }

  /// A power; nil if it does not fit.
  static func power(of base: UInt64, _ exponent: Int) -> UInt64? {
    var power: UInt64 = 1
    for _ in 0..<max(0, exponent) {
      let (product, overflow) = power.multipliedReportingOverflow(by: base)
      if overflow { return nil }
      power = product
    }
    return power
  }
}
