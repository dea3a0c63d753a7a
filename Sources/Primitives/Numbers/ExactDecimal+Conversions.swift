public import Essentials

extension ExactDecimal {
  /// Makes the value of an integer.
  public init(_ integer: some BinaryInteger) { self.init(written: String(integer)) }

  /// Makes the shortest decimal that reads back as the number; nil for infinities and NaN.
  public init?(_ number: some BinaryFloatingPoint & CustomStringConvertible) {
    guard number.isFinite else { return nil }
    if let double = Self.asDouble(number), let compact = CompactDecimal(shortest: double) {
      self.init(compact)
    } else {
      self.init(number.description)
    }
  }

  /// The number, if its type is `Double`; a cast would look for its conformances.
  private static func asDouble<Number: BinaryFloatingPoint>(_ number: Number) -> Double? {
    Number.self == Double.self ? unsafeBitCast(number, to: Double.self) : nil
  }

  /// Makes the value of a decimal; nil for NaN.
  public init?(_ number: Decimal) {
    guard number.isFinite else { return nil }
    if let compact = CompactDecimal(number) {
      self.init(compact)
    } else {
      self.init(written: number.description)
    }
  }

  /// The value, if it is an integer that fits.
  public var integer: Int? {
    if let compact, let power = CompactDecimal.power(of: 10, compact.decimals),
      let divisor = Int64(exactly: power)
    {
      let (value, fraction) = compact.coefficient.quotientAndRemainder(dividingBy: divisor)
      return fraction == 0 ? Int(exactly: value) : nil
    }
    let extent = extent
    if extent.isZero { return 0 }
    guard extent.lowest >= 0, extent.highest < String(Int.max).utf8.count else { return nil }
    var value = 0
    var digits = SignificantDigits(text)
    for place in stride(from: extent.highest, through: 0, by: -1) {
      let digit = place < extent.lowest ? 0 : Int(digits.next() ?? 0)
      let (tens, overflow) = value.multipliedReportingOverflow(by: 10)
      let (sum, carry) =
        extent.isNegative
        ? tens.subtractingReportingOverflow(digit) : tens.addingReportingOverflow(digit)
      guard !overflow, !carry else { return nil }
      value = sum
    }
    return value
  }

  /// The nearest double; nil if it would be infinite.
  public var double: Double? { compact?.double ?? Double(text).flatMap { $0.isFinite ? $0 : nil } }

  /// The value, if `Decimal` holds it exactly.
  ///
  /// `Decimal` has a coefficient of 128 bits, which covers every number of 38 digits and some of 39, and a power of ten
  /// from -128 to 127; beyond that it rounds silently.
  public var decimal: Decimal? {
    if let compact { return compact.decimal }
    let extent = extent
    guard extent.digitCount <= 39, extent.lowest >= -127, extent.lowest <= 127 else { return nil }
    guard let value = Decimal(string: text, locale: Locale(identifier: "en_US_POSIX")) else { return nil }
    return extent.digitCount < 39 || ExactDecimal(value) == self ? value : nil
  }
}
