/// What a character is in a number.
package enum NumberRole: Sendable {
  case digit, minus, plus, decimalSeparator
  /// A separator between groups of digits, or one that another locale has.
  case groupingSeparator
}

/// Reads numbers as a locale writes them, strictly.
///
/// A small reader over ICU's symbols rather than `unum_parse`: ICU's own parser, even in strict mode, stops silently
/// at the first character that it cannot use, accepts digits of several scripts in one number, and returns a double or
/// a type that loses the written digits. Here the whole text must be the number; otherwise it is refused with the
/// offset of the fault.
struct NumberParser: Sendable {
  /// The separator characters of numbers in one set of digits.
  struct Separators: Sendable {
    var decimal: Set<Unicode.Scalar>
    var grouping: Set<Unicode.Scalar>
  }

  let primaryGrouping: Int
  let secondaryGrouping: Int
  private let native: Separators
  private let latin: Separators
  private let nativeDigits: [Unicode.Scalar: Int]
  private let nativeZero: Unicode.Scalar?
  private let minusSigns: Set<Unicode.Scalar>
  private let plusSigns: Set<Unicode.Scalar>
  private let signMarks: Set<Unicode.Scalar>

  private static let bidiMarks: Set<Unicode.Scalar> = ["\u{61C}", "\u{200E}", "\u{200F}"]
  /// Spaces that people type where CLDR has a no-break space.
  private static let spaces: Set<Unicode.Scalar> = [" ", "\u{A0}", "\u{2009}", "\u{202F}"]
  private static let apostrophes: Set<Unicode.Scalar> = ["'", "\u{2019}"]

  /// Collects the characters that numbers of the locale can contain.
  init(locale: String, currency: String? = nil, symbols: NumberSymbols) {
    primaryGrouping = symbols.primaryGrouping
    secondaryGrouping = symbols.secondaryGrouping
    native = Self.separators(symbols)
    // Readers of `ar-EG` type 1,234.5 as well as ١٬٢٣٤٫٥, so the locale's symbols for Latin digits also count.
    let latinSymbols = Self.symbols(symbols, of: locale, currency, withDigits: "latn")
    latin = Self.separators(latinSymbols)
    var digits: [Unicode.Scalar: Int] = [:]
    for (value, digit) in symbols.digits.enumerated() {
      if let scalar = digit.unicodeScalars.first { digits[scalar] = value }
    }
    nativeDigits = digits
    nativeZero = symbols.digits.first?.unicodeScalars.first
    // The signs of the native digits count too: bare `ar` writes Latin digits since CLDR 46, and `ar-AE` always did.
    let all = [symbols, latinSymbols, Self.symbols(symbols, of: locale, currency, withDigits: "native")]
    let minus = Set(all.flatMap(\.minusSign.unicodeScalars))
    let plus = Set(all.flatMap(\.plusSign.unicodeScalars))
    // The mark that a locale writes differs between sets of digits and between releases of CLDR.
    signMarks = minus.union(plus).isDisjoint(with: Self.bidiMarks) ? [] : Self.bidiMarks
    minusSigns = minus.subtracting(Self.bidiMarks).union(["-", "\u{2212}", "\u{FF0D}"])
    plusSigns = plus.subtracting(Self.bidiMarks).union(["+", "\u{FF0B}"])
  }

  /// The locale's symbols for another set of digits.
  private static func symbols(
    _ own: NumberSymbols,
    of locale: String,
    _ currency: String?,
    withDigits digits: String
  ) -> NumberSymbols {
    var base = LanguageSubtags(canonical: locale)
    base.extensions = nil
    let tag = "\(base.tag)-u-nu-\(digits)"
    do {
      return try currency.map { currency throws(ICUError) in
        try NumberSymbols(locale: tag, currency: currency)
      } ?? NumberSymbols(locale: tag)
    } catch {
      // The locale is known to have symbols, so ICU is out of memory: numbers as the locale itself writes them still
      // parse.
      return own
    }
  }

  /// The exact decimal text of a number, such as "-1234.50"; leading zeros are dropped.
  func parse(_ utf8: UnsafeBufferPointer<UInt8>) throws(NumberParseError) -> String {
    if utf8.isEmpty { throw .empty }
    // The result may have a zero before the point in addition to the characters of the text.
    let result = withUnsafeTemporaryAllocation(of: UInt8.self, capacity: utf8.count + 2) {
      output -> Result<String, NumberParseError> in
      do throws(NumberParseError) { return .success(try read(utf8, into: output)) } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }

  private func read(
    _ utf8: UnsafeBufferPointer<UInt8>,
    into output: UnsafeMutableBufferPointer<UInt8>
  ) throws(NumberParseError) -> String {
    var reading = NumberReading(utf8, into: output)
    if try sign(&reading) { reading.negate() }
    try digits(&reading, separators(for: reading.firstZero(digit)))
    return reading.result()
  }

  /// Reads the digits of a number with their separators, without a sign, and passes its exact decimal text in ASCII on.
  ///
  /// Nothing is allocated; the text is valid during the call.
  func decimal<Result>(
    _ utf8: UnsafeBufferPointer<UInt8>,
    isNegative: Bool,
    _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) throws(NumberParseError) -> Result {
    if utf8.isEmpty { throw .empty }
    let result = withUnsafeTemporaryAllocation(of: UInt8.self, capacity: utf8.count + 2) {
      output -> Swift.Result<Result, NumberParseError> in
      var reading = NumberReading(utf8, into: output)
      if isNegative { reading.negate() }
      do throws(NumberParseError) { try digits(&reading, separators(for: reading.firstZero(digit))) } catch {
        return .failure(error)
      }
      return .success(body(reading.bytes()))
    }
    return try result.get()
  }

  /// The signs and digits of numbers; nil for other characters.
  func role(of scalar: Unicode.Scalar) -> NumberRole? {
    if digit(scalar) != nil { return .digit }
    if minusSigns.contains(scalar) { return .minus }
    if plusSigns.contains(scalar) { return .plus }
    if native.decimal.contains(scalar) || latin.decimal.contains(scalar) { return .decimalSeparator }
    if native.grouping.contains(scalar) || latin.grouping.contains(scalar) { return .groupingSeparator }
    switch scalar {
    case "\u{66B}", "\u{FF0E}": return .decimalSeparator
    case ".", ",", "'", "\u{2019}", "\u{66C}", "\u{FF0C}": return .groupingSeparator
    default: return Self.spaces.contains(scalar) ? .groupingSeparator : nil
    }
  }

  /// The value of a digit, and the zero of its set, which identifies the set.
  func digit(_ scalar: Unicode.Scalar) -> (value: Int, zero: UInt32)? {
    if ("0"..."9").contains(scalar) { return (Int(scalar.value) - 0x30, 0x30) }
    if let value = scalar.icuProperties.decimalDigitValue { return (value, scalar.value - UInt32(value)) }
    // Sets that are not a contiguous range of decimal digits, such as 〇一二三 (`hanidec`).
    return nativeDigits[scalar].map { ($0, nativeZero?.value ?? 0) }
  }

  /// Takes a sign with its bidi marks.
  private func sign(_ reading: inout NumberReading) throws(NumberParseError) -> Bool {
    let start = reading.offset
    let hasMarks = reading.skip(signMarks)
    guard let scalar = reading.scalar, minusSigns.contains(scalar) || plusSigns.contains(scalar) else {
      if hasMarks { throw .unexpected(offset: start) }
      return false
    }
    reading.advance()
    _ = reading.skip(signMarks)
    return minusSigns.contains(scalar)
  }

  /// Takes everything after the sign.
  private func digits(
    _ reading: inout NumberReading,
    _ separators: DigitSeparators
  ) throws(NumberParseError) {
    while let scalar = reading.scalar {
      if let digit = digit(scalar) {
        try reading.append(digit)
      } else if !reading.hasPoint, separators.isDecimal(scalar) {
        try reading.endGroups(primary: primaryGrouping)
        reading.point()
      } else if !reading.hasPoint, reading.hasDigits, separators.isGrouping(scalar) {
        try reading.endGroup(secondary: secondaryGrouping)
      } else if reading.hasDigits || reading.hasPoint {
        throw .unexpected(offset: reading.offset)
      } else {
        throw .digitExpected(offset: reading.offset)
      }
      reading.advance()
    }
    if reading.hasPoint ? !reading.hasFraction : !reading.hasDigits {
      throw .digitExpected(offset: reading.offset)
    }
    if !reading.hasPoint { try reading.endGroups(primary: primaryGrouping) }
  }

  /// The separators that go with a set of digits.
  private func separators(for zero: UInt32?) -> DigitSeparators {
    let isNative = zero == nativeZero?.value
    var chosen = DigitSeparators(own: isNative ? native : latin, groups: primaryGrouping > 0)
    switch zero {
    case 0x0660, 0x06F0:
      // The Arabic separators belong to the digits, whatever the locale.
      chosen.isArabic = true
      chosen.takesOwn = isNative
    case 0xFF10: chosen.isFullwidth = true
    default: break
    }
    return chosen
  }

  private static func separators(_ symbols: NumberSymbols) -> Separators {
    let decimal = Set(symbols.decimalSeparator.unicodeScalars)
    var grouping = Set((symbols.groupingSeparator + symbols.plainGroupingSeparator).unicodeScalars)
    if !grouping.isDisjoint(with: spaces) { grouping.formUnion(spaces) }
    if !grouping.isDisjoint(with: apostrophes) { grouping.formUnion(apostrophes) }
    return Separators(decimal: decimal, grouping: grouping.subtracting(decimal))
  }
}

extension NumberParser {
  /// The characters that separate the digits of one number.
  fileprivate struct DigitSeparators {
    let own: Separators
    let groups: Bool
    var takesOwn = true
    var isArabic = false
    var isFullwidth = false

    init(own: Separators, groups: Bool) { (self.own, self.groups) = (own, groups) }

    func isDecimal(_ scalar: Unicode.Scalar) -> Bool {
      isArabic && scalar == "\u{66B}" || takesOwn && own.decimal.contains(narrow(scalar))
    }

    func isGrouping(_ scalar: Unicode.Scalar) -> Bool {
      groups && (isArabic && scalar == "\u{66C}" || takesOwn && own.grouping.contains(narrow(scalar)))
    }

    /// The ASCII sign for a fullwidth one among fullwidth digits.
    private func narrow(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
      switch scalar {
      case "\u{FF0E}" where isFullwidth: "."
      case "\u{FF0C}" where isFullwidth: ","
      default: scalar
      }
    }
  }
}

extension NumberFormat {
  /// Reads a number in the locale's notation: "1.234,5" in `pt`, "٢٣" in `ar-EG`.
  ///
  /// - Digits of any one script are read in every locale ("２３"), but not digits of two scripts in one number.
  /// - Grouping may be omitted; if it is used, it must be the locale's and complete, so "1,23" is refused in `en`.
  /// - A locale that groups with a no-break space accepts any common space, and one with ’ accepts ' as well.
  /// - The minus sign is "-", U+2212 or the locale's own; bidi marks may be next to it if the locale's signs have any.
  /// - The whole text is the number: no surrounding spaces, no exponent, no unit.
  ///
  /// Returns the exact decimal in ASCII, such as "1234.5", of any length; trailing zeros are kept. Throws with the
  /// UTF-8 offset of the fault.
  package func parse(_ text: String) throws(NumberParseError) -> String {
    try TextBuffers.withUTF8(of: text) { (utf8) throws(NumberParseError) in try parse(utf8) }
  }

  /// Reads a number from well-formed UTF-8. A number of up to 15 characters is read without an allocation.
  package func parse(_ utf8: UnsafeBufferPointer<UInt8>) throws(NumberParseError) -> String {
    try parser.parse(utf8)
  }
}

extension NumberFormat {
  /// Reads the digits of a number with their separators, without a sign, and passes its exact decimal text in ASCII on,
  /// which is valid during the call. Allocates nothing.
  package func decimal<Result>(
    of utf8: UnsafeBufferPointer<UInt8>,
    isNegative: Bool,
    _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) throws(NumberParseError) -> Result {
    try parser.decimal(utf8, isNegative: isNegative, body)
  }

  /// What a character is in numbers of the locale; nil for one that they do not have.
  package func role(of scalar: Unicode.Scalar) -> NumberRole? { parser.role(of: scalar) }
}
