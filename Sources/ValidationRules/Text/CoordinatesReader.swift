import ICU
import Primitives
import ValidationCore

/// Reads two coordinates, in the digits and signs of any script.
struct CoordinatesReader {
  /// The signs of the text, and the offset at which each begins.
  private let signs: UnsafeBufferPointer<CoordinatesSign>
  private let starts: UnsafeBufferPointer<UInt16>
  /// Where the first character is that is not a sign, or the text ends.
  private let end: Int
  /// Whether the text has a character that coordinates do not have.
  private let isCut: Bool
  /// Whether a comma is a decimal separator.
  private let hasDecimalComma: Bool
  private var index = 0
  private var isFirst = true

  /// The most characters that are read: no coordinates have more.
  private static let longest = 128

  /// Passes a reader of a text on; it is valid during the call. Allocates nothing.
  static func reading<Result>(
    _ utf8: UnsafeBufferPointer<UInt8>, _ body: (inout CoordinatesReader) -> Result
  ) -> Result {
    withUnsafeTemporaryAllocation(of: CoordinatesSign.self, capacity: longest) { signs in
      withUnsafeTemporaryAllocation(of: UInt16.self, capacity: longest) { starts in
        var (count, offset, hasSemicolon) = (0, 0, false)
        while offset < utf8.count, count < longest {
          let (codePoint, next) = UTF8Decoding.codePoint(in: utf8, at: offset)
          guard let sign = CoordinatesSign(codePoint) else { break }
          signs.initializeElement(at: count, to: sign)
          starts.initializeElement(at: count, to: UInt16(truncatingIfNeeded: offset))
          if sign == .semicolon { hasSemicolon = true }
          count += 1
          offset = next
        }
        var reader = CoordinatesReader(
          signs: UnsafeBufferPointer(rebasing: signs[..<count]),
          starts: UnsafeBufferPointer(rebasing: starts[..<count]), end: offset, isCut: offset < utf8.count,
          hasDecimalComma: hasSemicolon)
        return body(&reader)
      }
    }
  }

  private init(
    signs: UnsafeBufferPointer<CoordinatesSign>, starts: UnsafeBufferPointer<UInt16>, end: Int, isCut: Bool,
    hasDecimalComma: Bool
  ) {
    (self.signs, self.starts, self.end) = (signs, starts, end)
    (self.isCut, self.hasDecimalComma) = (isCut, hasDecimalComma)
  }

  /// Where the reading stopped, in bytes.
  var place: Int { start(of: index) }

  private func start(of index: Int) -> Int { index < starts.count ? Int(starts[index]) : end }

  @inline(__always)
  private var next: CoordinatesSign? { index < signs.count ? signs[index] : nil }

  private mutating func skip(_ sign: CoordinatesSign) -> Bool {
    guard next == sign else { return false }
    index += 1
    return true
  }

  private mutating func skipSpaces() { while skip(.space) {} }

  /// Reads the next coordinate with the separator before it, or with the end after it.
  mutating func coordinate(isLatitude: Bool) -> (degrees: Double, range: Range<Int>)? {
    let start = index
    skipSpaces()
    if !isFirst {
      let hasSeparator = skip(.semicolon) || !hasDecimalComma && skip(.comma)
      skipSpaces()
      let isApart = hasSeparator || index > start || index > 0 && signs[index - 1].isLetter
      guard isApart else { return nil }
    }
    let first = index
    guard let degrees = angle(isLatitude: isLatitude) else { return nil }
    let last = index
    if !isFirst {
      skipSpaces()
      guard index == signs.count, !isCut else { return nil }
    }
    isFirst = false
    return (degrees, self.start(of: first)..<self.start(of: last))
  }

  private mutating func angle(isLatitude: Bool) -> Double? {
    let (positive, negative) =
      isLatitude ? (CoordinatesSign.north, CoordinatesSign.south) : (.east, .west)
    var isNegative = skip(.minus)
    var hasSign = isNegative || skip(.plus)
    if !hasSign, next == positive || next == negative {
      isNegative = next == negative
      hasSign = true
      index += 1
      skipSpaces()
    }
    guard var degrees = number() else { return nil }
    if skip(.degrees) {
      var factor = 60.0
      var isWhole = degrees == degrees.rounded()
      for isSeconds in [false, true] {
        let mark = index
        skipSpaces()
        guard isWhole, next?.digit != nil else {
          index = mark
          break
        }
        let start = index
        guard let part = number(), skip(isSeconds ? .seconds : .minutes) else {
          // Not minutes, but the other coordinate.
          index = mark
          break
        }
        guard part < 60 else {
          index = start
          return nil
        }
        degrees += part / factor
        factor *= 60
        isWhole = part == part.rounded()
      }
    }
    if !hasSign {
      let mark = index
      skipSpaces()
      if next == positive || next == negative {
        isNegative = next == negative
        index += 1
      } else {
        index = mark
      }
    }
    return isNegative ? -degrees : degrees
  }

  private mutating func number() -> Double? {
    let start = index
    skipDigits()
    guard index > start else { return nil }
    let point = index
    if next == .point || hasDecimalComma && next == .comma {
      index += 1
      guard next?.digit != nil else {
        index = point
        return nil
      }
      skipDigits()
    }
    return value(ofDigitsIn: start..<index, point)
  }

  private mutating func skipDigits() { while next?.digit != nil { index += 1 } }

  /// So many digits, and the power of ten that divides them, are exact as a `Double`: their quotient is the nearest one.
  private static let exactDigits = 15

  private func value(ofDigitsIn range: Range<Int>, _ point: Int) -> Double? {
    guard range.count <= Self.exactDigits else { return nearest(toDigitsIn: range, point) }
    var (digits, divisor) = (0, 1)
    for place in range {
      guard let digit = signs[place].digit else { continue }
      digits = digits * 10 + Int(digit)
      if place > point { divisor *= 10 }
    }
    return Double(digits) / Double(divisor)
  }

  /// The value of a number with more digits.
  private func nearest(toDigitsIn range: Range<Int>, _ point: Int) -> Double? {
    Double(range.map { place in signs[place].digit.map(String.init) ?? "." }.joined())
  }
}
