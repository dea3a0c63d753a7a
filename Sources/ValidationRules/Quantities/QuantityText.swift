import ICU
import ValidationCore

/// Where a quantity such as "-1.234,50 €" or "5 km" has its number, its sign, and what is before and after the number.
///
/// Ranges count bytes. Spaces of any kind and bidi marks between the parts belong to none of them.
struct QuantityText {
  /// A longer text is not a quantity.
  static let longest = 256

  /// What is before the number, such as a symbol; it may be empty.
  private(set) var prefix: Range<Int>
  /// The digits of the number with their separators.
  private(set) var number: Range<Int>
  /// What is after the number.
  private(set) var suffix: Range<Int>
  private(set) var isNegative = false
  /// Where a space is before or after all of them; nil if there is none.
  let outerSpace: Int?

  /// Nil for a text without a digit.
  init?(_ utf8: UnsafeBufferPointer<UInt8>, _ format: NumberFormat) {
    guard utf8.count <= Self.longest, let start = Self.firstDigit(utf8, format) else { return nil }
    let end = Self.end(ofNumberAt: start, utf8, format)
    number = start..<end
    prefix = Self.trimmed(utf8, 0..<start)
    suffix = Self.trimmed(utf8, end..<utf8.count)
    outerSpace = Self.outerSpace(utf8)
    takeSign(utf8, format)
  }

  /// Takes a decimal separator at the end of what is before the number into the number: "$.50".
  mutating func takePoint(_ utf8: UnsafeBufferPointer<UInt8>, _ format: NumberFormat) -> Bool {
    guard !prefix.isEmpty, prefix.upperBound == number.lowerBound else { return false }
    let last = Self.lastScalar(utf8, prefix)
    guard format.role(of: last.scalar) == .decimalSeparator else { return false }
    number = last.range.lowerBound..<number.upperBound
    prefix = Self.trimmed(utf8, prefix.lowerBound..<last.range.lowerBound)
    takeSign(utf8, format)
    return true
  }

  /// Takes a sign before the symbol, or between the symbol and the number.
  private mutating func takeSign(_ utf8: UnsafeBufferPointer<UInt8>, _ format: NumberFormat) {
    guard let first = UTF8Scalars(utf8, from: prefix.lowerBound).first(where: { _ in true }), !prefix.isEmpty
    else { return }
    let last = Self.lastScalar(utf8, prefix)
    for (sign, rest) in [
      (first.scalar, first.range.upperBound..<prefix.upperBound),
      (last.scalar, prefix.lowerBound..<last.range.lowerBound),
    ] {
      switch format.role(of: sign) {
      case .minus: isNegative = true
      case .plus: break
      default: continue
      }
      prefix = Self.trimmed(utf8, rest)
      return
    }
  }

  private static func firstDigit(_ utf8: UnsafeBufferPointer<UInt8>, _ format: NumberFormat) -> Int? {
    for element in UTF8Scalars(utf8) where format.role(of: element.scalar) == .digit {
      return element.range.lowerBound
    }
    return nil
  }

  /// The end of the digits, with single separators between them.
  private static func end(
    ofNumberAt start: Int, _ utf8: UnsafeBufferPointer<UInt8>, _ format: NumberFormat
  ) -> Int {
    var (end, isSeparator) = (start, false)
    for element in UTF8Scalars(utf8, from: start) {
      switch format.role(of: element.scalar) {
      case .digit: (end, isSeparator) = (element.range.upperBound, false)
      case .decimalSeparator where !isSeparator, .groupingSeparator where !isSeparator: isSeparator = true
      default: return end
      }
    }
    return end
  }

  private static func outerSpace(_ utf8: UnsafeBufferPointer<UInt8>) -> Int? {
    for element in UTF8Scalars(utf8) where !isMark(element.scalar) {
      if isSpace(element.scalar) { return element.range.lowerBound }
      break
    }
    var range = 0..<utf8.count
    while !range.isEmpty {
      let last = lastScalar(utf8, range)
      if isSpace(last.scalar) { return last.range.lowerBound }
      guard isMark(last.scalar) else { return nil }
      range = 0..<last.range.lowerBound
    }
    return nil
  }

  /// The range without spaces and bidi marks around it.
  private static func trimmed(_ utf8: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Range<Int> {
    var range = range
    while !range.isEmpty {
      let last = lastScalar(utf8, range)
      guard isMark(last.scalar) || isSpace(last.scalar) else { break }
      range = range.lowerBound..<last.range.lowerBound
    }
    for element in UTF8Scalars(utf8, from: range.lowerBound) {
      guard !range.isEmpty, isMark(element.scalar) || isSpace(element.scalar) else { break }
      range = element.range.upperBound..<range.upperBound
    }
    return range
  }

  /// The last code point of a range that is not empty.
  private static func lastScalar(
    _ utf8: UnsafeBufferPointer<UInt8>, _ range: Range<Int>
  ) -> (scalar: Unicode.Scalar, range: Range<Int>) {
    var start = range.upperBound - 1
    while start > range.lowerBound, utf8[start] & 0xC0 == 0x80 { start -= 1 }
    var scalars = UTF8Scalars(utf8, from: start)
    return (scalars.next()?.scalar ?? "\u{FFFD}", start..<range.upperBound)
  }

  /// A mark that keeps the direction of a quantity, which CLDR has in the forms of Arabic, Hebrew and Persian.
  static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\u{61C}" || scalar == "\u{200E}" || scalar == "\u{200F}"
  }

  static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case " ", "\u{A0}", "\u{2000}"..."\u{200A}", "\u{202F}", "\u{3000}": true
    default: false
    }
  }
}
