import Primitives

/// Writes numbers with a locale's digits, separators and signs, and reads them back.
///
/// The output for an `Int` or a `Double` is that of `icu::NumberFormat::createInstance`, built from the locale's
/// symbols without a call to ICU: 1,234,567 is `١٬٢٣٤٬٥٦٧` in `ar-EG` and `12,34,567` in `en-IN`.
package final class NumberFormat: Sendable {
  /// The tag that the format was made for.
  package let locale: String
  /// The currency, if the numbers are amounts of money.
  private let currency: String?
  /// The locale's symbols.
  package let symbols: NumberSymbols

  private let small: [String]
  private let madeParser = Deferred<NumberParser>()

  /// Prepares to write and read the numbers of a BCP 47 tag.
  ///
  /// Throws when the tag is not well-formed or ICU fails.
  package convenience init(locale: String) throws(ICUError) {
    self.init(locale, nil, try NumberSymbols(locale: locale))
  }

  /// Prepares to write and read amounts of a currency, without its symbol.
  package convenience init(locale: String, currency: String) throws(ICUError) {
    self.init(locale, currency, try NumberSymbols(locale: locale, currency: currency))
  }

  private init(_ locale: String, _ currency: String?, _ symbols: NumberSymbols) {
    (self.locale, self.currency, self.symbols) = (locale, currency, symbols)
    small = (0..<256).map { Self.grouped(Array(String($0).utf8)[...], symbols) }
  }

  /// The parser that reads numbers back, made when a number is first read. Most locales only write, and the symbols for
  /// Latin digits cost ICU milliseconds, since it then reads the tables of all keywords.
  package var parser: NumberParser {
    madeParser.object { NumberParser(locale: locale, currency: currency, symbols: symbols) }
      .takeUnretainedValue()
  }

  /// An integer in the locale's digits and grouping; each of 0 to 255 costs one array read.
  package func string(from number: Int) -> String {
    if number >= 0, number < small.count { return small[number] }
    let magnitude = String(number.magnitude)
    let text = Self.grouped(Array(magnitude.utf8)[...], symbols)
    return number < 0 ? "\(symbols.negativePrefix)\(text)\(symbols.negativeSuffix)" : text
  }

  /// An integer in the locale's digits without separators, as the number skeleton `group-off` writes it.
  package func ungroupedString(from number: Int) -> String {
    if number >= 0, number < small.count { return small[number] }
    var text = ""
    for digit in String(number.magnitude).utf8 { text += symbols.digits[Int(digit) - 48] }
    return signed(text, isNegative: number < 0)
  }

  /// A double rounded to the locale's usual fraction digits (3 as a rule, ties to even), as `MessageFormat` does.
  package func string(from number: Double) -> String {
    if number.isNaN { return symbols.notANumber }
    guard let exact = DecimalNumber(number) else { return signed(symbols.infinity, isNegative: number < 0) }
    return string(from: exact.rounded(toFraction: symbols.maximumFraction).removingTrailingZeros)
  }

  /// A decimal number with all its digits: "1.50" keeps its zero.
  package func string(from number: DecimalNumber) -> String {
    var text = Self.grouped(number.integer[...], symbols)
    if !number.fraction.isEmpty {
      text += symbols.decimalSeparator
      for digit in number.fraction { text += symbols.digits[Int(digit) - 48] }
    }
    return signed(text, isNegative: number.isNegative)
  }

  /// A decimal number in ASCII digits with all its digits; nil for text that is not a decimal number.
  package func string(fromDecimal text: String) -> String? {
    var text = text
    return text.withUTF8 { string(fromPlain: $0) } ?? DecimalNumber(text).map { string(from: $0) }
  }

  /// The same for digits without zeros before them, with a point between them or without; nil for any other text.
  private func string(fromPlain utf8: UnsafeBufferPointer<UInt8>) -> String? {
    let isNegative = utf8.first == UInt8(ascii: "-")
    let number = utf8[(isNegative ? 1 : 0)...]
    let point = number.firstIndex(of: UInt8(ascii: ".")) ?? number.endIndex
    let (integer, fraction) = (number[..<point], number[point...].dropFirst())
    let areDigits = { (digits: Slice<UnsafeBufferPointer<UInt8>>) in digits.allSatisfy { $0 &- 0x30 < 10 } }
    guard let first = integer.first, first != UInt8(ascii: "0") || integer.count == 1, areDigits(integer),
      areDigits(fraction), point == number.endIndex || !fraction.isEmpty
    else { return nil }
    var text = Self.grouped(integer, symbols)
    if !fraction.isEmpty {
      text += symbols.decimalSeparator
      for digit in fraction { text += symbols.digits[Int(digit) - 48] }
    }
    return signed(text, isNegative: isNegative)
  }

  private func signed(_ text: String, isNegative: Bool) -> String {
    isNegative ? "\(symbols.negativePrefix)\(text)\(symbols.negativeSuffix)" : text
  }

  /// ASCII digits in the locale's digits, with separators according to its grouping.
  private static func grouped(_ digits: some Collection<UInt8>, _ symbols: NumberSymbols) -> String {
    var text = ""
    let primary = symbols.primaryGrouping
    let grouped = primary > 0 && digits.count >= primary + symbols.minimumGrouping
    for (offset, digit) in digits.enumerated() {
      text += symbols.digits[Int(digit) - 48]
      let rest = digits.count - offset - 1
      if grouped, rest >= primary, rest > 0, (rest - primary) % symbols.secondaryGrouping == 0 {
        text += symbols.groupingSeparator
      }
    }
    return text
  }
}
