import ICU
import Primitives

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
  init?(_ utf8: UnsafeBufferPointer<UInt8>, _ parser: NumberParser) {
    guard utf8.count <= Self.longest, let digits = parser.firstDigits(in: utf8) else { return nil }
    number = digits
    prefix = Self.trimmed(utf8, 0..<digits.lowerBound)
    suffix = Self.trimmed(utf8, digits.upperBound..<utf8.count)
    outerSpace = Self.outerSpace(utf8)
    takeSign(utf8, parser)
  }

  /// Whether there is anything before or after the number.
  var hasAffix: Bool { !prefix.isEmpty || !suffix.isEmpty }

  /// Takes a decimal separator at the end of what is before the number into the number: "$.50".
  mutating func takePoint(_ utf8: UnsafeBufferPointer<UInt8>, _ parser: NumberParser) -> Bool {
    guard !prefix.isEmpty, prefix.upperBound == number.lowerBound else { return false }
    let last = Self.start(ofLastIn: prefix, utf8)
    guard parser.role(of: UTF8Decoding.codePoint(in: utf8, at: last).value) == .decimalSeparator else {
      return false
    }
    number = last..<number.upperBound
    prefix = Self.trimmed(utf8, prefix.lowerBound..<last)
    takeSign(utf8, parser)
    return true
  }

  /// Takes a sign before the symbol, or between the symbol and the number.
  private mutating func takeSign(_ utf8: UnsafeBufferPointer<UInt8>, _ parser: NumberParser) {
    if prefix.isEmpty { return }
    let first = UTF8Decoding.codePoint(in: utf8, at: prefix.lowerBound)
    if takeSign(first.value, parser) {
      prefix = Self.trimmed(utf8, first.end..<prefix.upperBound)
      return
    }
    let last = Self.start(ofLastIn: prefix, utf8)
    if takeSign(UTF8Decoding.codePoint(in: utf8, at: last).value, parser) {
      prefix = Self.trimmed(utf8, prefix.lowerBound..<last)
    }
  }

  /// Whether a code point is a sign.
  private mutating func takeSign(_ codePoint: UInt32, _ parser: NumberParser) -> Bool {
    switch parser.role(of: codePoint) {
    case .minus: isNegative = true
    case .plus: break
    default: return false
    }
    return true
  }

  private static func outerSpace(_ utf8: UnsafeBufferPointer<UInt8>) -> Int? {
    var start = 0
    while start < utf8.count, let blank = TextBlank(utf8, at: start) {
      if !blank.isMark { return start }
      start = blank.end
    }
    var end = utf8.count
    while end > 0 {
      let start = Self.start(ofLastIn: 0..<end, utf8)
      guard let blank = TextBlank(utf8, at: start) else { return nil }
      if !blank.isMark { return start }
      end = start
    }
    return nil
  }

  /// The range without spaces and bidi marks around it.
  private static func trimmed(_ utf8: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end {
      let last = Self.start(ofLastIn: start..<end, utf8)
      if TextBlank(utf8, at: last) == nil { break }
      end = last
    }
    while start < end, let blank = TextBlank(utf8, at: start) { start = blank.end }
    return start..<max(start, end)
  }

  /// Where the last code point of a range that is not empty starts.
  @inline(__always)
  private static func start(ofLastIn range: Range<Int>, _ utf8: UnsafeBufferPointer<UInt8>) -> Int {
    var start = range.upperBound - 1
    while start > range.lowerBound, !UTF8Decoding.isLead(utf8[start]) { start -= 1 }
    return start
  }
}

extension NumberParser {
  /// Reads the digits of a number in a part of a text, and passes its exact decimal text in ASCII on, which is valid during
  /// the call. Allocates nothing.
  func decimal<Value>(
    _ part: Range<Int>, of utf8: UnsafeBufferPointer<UInt8>, isNegative: Bool,
    _ body: (UnsafeBufferPointer<UInt8>) -> Value
  ) throws(NumberParseError) -> Value {
    let result = withRoom(for: part.count + 2, of: UInt8.self) {
      output -> Result<Value, NumberParseError> in
      do throws(NumberParseError) {
        let digits = UnsafeBufferPointer(rebasing: utf8[part])
        let count = try read(digits, isNegative: isNegative, into: output)
        return .success(body(UnsafeBufferPointer(rebasing: output[..<count])))
      } catch {
        return .failure(error.moved(by: part.lowerBound))
      }
    }
    return try result.get()
  }
}

extension NumberParseError {
  /// The same error in a text in which the number begins at an offset.
  fileprivate func moved(by start: Int) -> Self {
    switch self {
    case .empty: .digitExpected(offset: start)
    case .digitExpected(let offset): .digitExpected(offset: start + offset)
    case .mixedDigitScripts(let offset): .mixedDigitScripts(offset: start + offset)
    case .misplacedGrouping(let offset): .misplacedGrouping(offset: start + offset)
    case .unexpected(let offset): .unexpected(offset: start + offset)
    }
  }
}
