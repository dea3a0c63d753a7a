import Primitives

/// Reads numbers as a locale writes them, strictly.
///
/// A small reader over ICU's symbols rather than `unum_parse`: ICU's own parser, even in strict mode, stops silently
/// at the first character that it cannot use, accepts digits of several scripts in one number, and returns a double or
/// a type that loses the written digits. Here the whole text must be the number; otherwise it is refused with the
/// offset of the fault.
package final class NumberParser: Sendable {
  let primaryGrouping: Int
  let secondaryGrouping: Int
  private let characters: NumberCharacters
  private let nativeDigits: [Unicode.Scalar: Int]
  private let nativeZero: UInt32?
  /// Whether the native digits are not consecutive, as 〇一二三 (`hanidec`), unlike almost all.
  private let areScattered: Bool

  private static let bidiMarks: Set<Unicode.Scalar> = ["\u{61C}", "\u{200E}", "\u{200F}"]
  /// Spaces that people type where CLDR has a no-break space.
  private static let spaces: Set<Unicode.Scalar> = [" ", "\u{A0}", "\u{2009}", "\u{202F}"]
  private static let apostrophes: Set<Unicode.Scalar> = ["'", "\u{2019}"]

  /// Collects the characters that numbers of the locale can contain.
  init(locale: String, currency: String? = nil, symbols: NumberSymbols) {
    primaryGrouping = symbols.primaryGrouping
    secondaryGrouping = symbols.secondaryGrouping
    let native = Self.separators(symbols)
    // Readers of `ar-EG` type 1,234.5 as well as ١٬٢٣٤٫٥, so the locale's symbols for Latin digits also count.
    let latinSymbols = Self.symbols(symbols, of: locale, currency, withDigits: "latn")
    let latin = Self.separators(latinSymbols)
    var digits: [Unicode.Scalar: Int] = [:]
    for (value, digit) in symbols.digits.enumerated() {
      if let scalar = digit.unicodeScalars.first { digits[scalar] = value }
    }
    nativeDigits = digits
    nativeZero = symbols.digits.first?.unicodeScalars.first?.value
    let zero = nativeZero ?? 0
    areScattered = digits.count != 10 || digits.contains { $0.key.value != zero + UInt32($0.value) }
    // The signs of the native digits count too: bare `ar` writes Latin digits since CLDR 46, and `ar-AE` always did.
    let all = [symbols, latinSymbols, Self.symbols(symbols, of: locale, currency, withDigits: "native")]
    let minus = Set(all.flatMap(\.minusSign.unicodeScalars))
    let plus = Set(all.flatMap(\.plusSign.unicodeScalars))
    characters = NumberCharacters(
      [
        (.nativeDecimal, native.decimal), (.nativeGrouping, native.grouping),
        (.latinDecimal, latin.decimal), (.latinGrouping, latin.grouping),
        // The mark that a locale writes differs between sets of digits and between releases of CLDR.
        (.signMark, minus.union(plus).isDisjoint(with: Self.bidiMarks) ? [] : Self.bidiMarks),
      ],
      [
        (.minus, minus.subtracting(Self.bidiMarks).union(["-", "\u{2212}", "\u{FF0D}"])),
        (.plus, plus.subtracting(Self.bidiMarks).union(["+", "\u{FF0B}"])),
        (.decimalSeparator, native.decimal.union(latin.decimal)),
        (.groupingSeparator, native.grouping.union(latin.grouping)),
        (.decimalSeparator, ["\u{66B}", "\u{FF0E}"]),
        (.groupingSeparator, Self.spaces.union([".", ",", "'", "\u{2019}", "\u{66C}", "\u{FF0C}"])),
      ])
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

  /// The separators of numbers in one set of digits.
  private static func separators(
    _ symbols: NumberSymbols
  ) -> (decimal: Set<Unicode.Scalar>, grouping: Set<Unicode.Scalar>) {
    let decimal = Set(symbols.decimalSeparator.unicodeScalars)
    var grouping = Set((symbols.groupingSeparator + symbols.plainGroupingSeparator).unicodeScalars)
    if !grouping.isDisjoint(with: spaces) { grouping.formUnion(spaces) }
    if !grouping.isDisjoint(with: apostrophes) { grouping.formUnion(apostrophes) }
    return (decimal, grouping.subtracting(decimal))
  }

  /// Reads a number and writes its exact decimal text in ASCII, such as "-1234.50", to the start of a buffer; leading zeros
  /// are dropped. Allocates nothing.
  ///
  /// - Parameters:
  ///   - isNegative: Whether the number is negative, if its sign is not in the text; nil if it is.
  ///   - output: Space for two bytes more than the text has: the result may have a sign and a zero before the point in
  ///     addition to the characters of the text.
  /// - Returns: The length of the number in ASCII.
  package func read(
    _ utf8: UnsafeBufferPointer<UInt8>, isNegative: Bool?, into output: UnsafeMutableBufferPointer<UInt8>
  ) throws(NumberParseError) -> Int {
    if utf8.isEmpty { throw .empty }
    var reading = NumberReading(utf8, into: output)
    let isMinus = if let isNegative { isNegative } else { try sign(&reading) }
    if isMinus { reading.negate() }
    let zero = firstZero(reading)
    try digits(&reading, of: zero, separators(for: zero))
    return reading.finish()
  }

  /// Where the first digits of a text are, with single separators between them; nil for a text without a digit.
  package func firstDigits(in utf8: UnsafeBufferPointer<UInt8>) -> Range<Int>? {
    var (start, end, isSeparator, offset) = (-1, 0, false, 0)
    var zero = UInt32(0x30)
    while offset < utf8.count {
      let (codePoint, next) = UTF8Decoding.codePoint(in: utf8, at: offset)
      if let digit = digit(codePoint, after: zero) {
        if start < 0 { start = offset }
        (end, isSeparator, zero) = (next, false, digit.zero)
      } else if start >= 0 {
        guard !isSeparator, characters[codePoint].isSeparator else { return start..<end }
        isSeparator = true
      }
      offset = next
    }
    return start < 0 ? nil : start..<end
  }

  /// The signs and digits of numbers; nil for other code points.
  package func role(of codePoint: UInt32) -> NumberRole? {
    if let role = characters[codePoint].role { return role }
    return digit(codePoint, after: 0x30) == nil ? nil : .digit
  }

  /// The value of a digit, and the zero of its set, which identifies the set.
  ///
  /// - Parameter zero: That of the digit before, whose set most digits share.
  @inline(__always)
  private func digit(_ codePoint: UInt32, after zero: UInt32) -> NumberReading.Digit? {
    if codePoint &- zero < 10, !areScattered || zero != nativeZero { return (codePoint &- zero, zero) }
    if codePoint < 0x80 { return codePoint &- 0x30 < 10 ? (codePoint &- 0x30, 0x30) : nil }
    return foreignDigit(codePoint)
  }

  @inline(never)
  private func foreignDigit(_ codePoint: UInt32) -> NumberReading.Digit? {
    guard let scalar = Unicode.Scalar(codePoint) else { return nil }
    if let value = scalar.icuProperties.decimalDigitValue {
      return (UInt32(value), codePoint - UInt32(value))
    }
    return areScattered ? nativeDigits[scalar].map { (UInt32($0), nativeZero ?? 0) } : nil
  }

  /// The zero of the next digit's set, found without moving.
  private func firstZero(_ reading: NumberReading) -> UInt32? {
    var ahead = reading
    while let codePoint = ahead.codePoint {
      if let digit = digit(codePoint, after: 0x30) { return digit.zero }
      ahead.advance()
    }
    return nil
  }

  /// Takes a sign with its bidi marks; returns whether it is a minus sign.
  private func sign(_ reading: inout NumberReading) throws(NumberParseError) -> Bool {
    let start = reading.offset
    skipMarks(&reading)
    let role = reading.codePoint.flatMap { characters[$0].role }
    guard role == .minus || role == .plus else {
      if reading.offset > start { throw .unexpected(offset: start) }
      return false
    }
    reading.advance()
    skipMarks(&reading)
    return role == .minus
  }

  private func skipMarks(_ reading: inout NumberReading) {
    while let codePoint = reading.codePoint, characters[codePoint].belongs(to: .signMark) {
      reading.advance()
    }
  }

  /// Takes everything after the sign.
  ///
  /// - Parameter zero: The zero of the first digit's set; nil if there is no digit.
  private func digits(
    _ reading: inout NumberReading,
    of zero: UInt32?,
    _ separators: DigitSeparators
  ) throws(NumberParseError) {
    while let codePoint = reading.codePoint {
      if let digit = digit(codePoint, after: zero ?? 0x30) {
        try reading.append(digit)
      } else if !reading.hasPoint, separators.isDecimal(codePoint, characters) {
        try reading.endGroups(primary: primaryGrouping)
        reading.point()
      } else if !reading.hasPoint, reading.hasDigits, separators.isGrouping(codePoint, characters) {
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
    let isNative = zero == nativeZero
    var chosen = DigitSeparators(isNative: isNative, groups: primaryGrouping > 0)
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
}

/// The characters that separate the digits of one number.
private struct DigitSeparators {
  let isNative: Bool
  let groups: Bool
  var takesOwn = true
  var isArabic = false
  var isFullwidth = false

  init(isNative: Bool, groups: Bool) { (self.isNative, self.groups) = (isNative, groups) }

  @inline(__always)
  func isDecimal(_ codePoint: UInt32, _ characters: NumberCharacters) -> Bool {
    isArabic && codePoint == 0x66B
      || takesOwn && characters[narrow(codePoint)].belongs(to: isNative ? .nativeDecimal : .latinDecimal)
  }

  @inline(__always)
  func isGrouping(_ codePoint: UInt32, _ characters: NumberCharacters) -> Bool {
    groups
      && (isArabic && codePoint == 0x66C
        || takesOwn && characters[narrow(codePoint)].belongs(to: isNative ? .nativeGrouping : .latinGrouping))
  }

  /// The ASCII sign for a fullwidth one among fullwidth digits.
  @inline(__always)
  private func narrow(_ codePoint: UInt32) -> UInt32 {
    guard isFullwidth else { return codePoint }
    return switch codePoint {
    case 0xFF0E: 0x2E
    case 0xFF0C: 0x2C
    default: codePoint
    }
  }
}
