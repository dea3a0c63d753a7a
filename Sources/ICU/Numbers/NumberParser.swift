/// Reads numbers as a locale writes them, strictly.
///
/// A small reader over ICU's symbols rather than `unum_parse`: ICU's own parser, even in strict mode, stops quietly
/// at the first character that it cannot use, takes digits of several scripts in one number, and answers with a
/// double or a type that loses the written digits. Here the whole text is the number, or it is refused with the
/// offset of the fault.
struct NumberParser: Sendable {
  /// The characters that separate, for numbers in one set of digits.
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
  /// Spaces that readers type where CLDR has a no-break space.
  private static let spaces: Set<Unicode.Scalar> = [" ", "\u{A0}", "\u{2009}", "\u{202F}"]
  private static let apostrophes: Set<Unicode.Scalar> = ["'", "\u{2019}"]
  private static let fullwidth: [Unicode.Scalar: Unicode.Scalar] = [".": "\u{FF0E}", ",": "\u{FF0C}"]

  /// Collects what may stand in a number of the locale.
  init(locale: String, symbols: NumberSymbols) {
    primaryGrouping = symbols.primaryGrouping
    secondaryGrouping = symbols.secondaryGrouping
    native = Self.separators(symbols)
    // Readers of `ar` type 1,234.5 as well as ١٬٢٣٤٫٥, so the locale's symbols for Latin digits count beside its own.
    var base = LanguageSubtags(canonical: locale)
    base.extensions = nil
    let latinSymbols: NumberSymbols
    do {
      latinSymbols = try NumberSymbols(locale: "\(base.tag)-u-nu-latn")
    } catch {
      // The locale is known to have symbols, so that ICU lacks memory: what the locale itself writes is still read.
      latinSymbols = symbols
    }
    latin = Self.separators(latinSymbols)
    var digits: [Unicode.Scalar: Int] = [:]
    for (value, digit) in symbols.digits.enumerated() {
      if let scalar = digit.unicodeScalars.first { digits[scalar] = value }
    }
    nativeDigits = digits
    nativeZero = symbols.digits.first?.unicodeScalars.first
    let minus = Set((symbols.minusSign + latinSymbols.minusSign).unicodeScalars)
    let plus = Set((symbols.plusSign + latinSymbols.plusSign).unicodeScalars)
    signMarks = minus.union(plus).intersection(Self.bidiMarks)
    minusSigns = minus.subtracting(Self.bidiMarks).union(["-", "\u{2212}", "\u{FF0D}"])
    plusSigns = plus.subtracting(Self.bidiMarks).union(["+", "\u{FF0B}"])
  }

  /// The exact decimal text of a number, such as "-1234.50"; leading zeros are dropped.
  func parse(_ text: String) throws(NumberParseError) -> String {
    if text.isEmpty { throw .empty }
    var reading = NumberReading(text)
    let isNegative = try sign(&reading)
    let separators = separators(for: reading.firstZero(digit))
    try digits(&reading, separators)
    return reading.result(isNegative: isNegative)
  }

  /// The value of a digit, and the zero of its set, which tells sets apart.
  func digit(_ scalar: Unicode.Scalar) -> (value: Int, zero: UInt32)? {
    if let value = scalar.icuProperties.decimalDigitValue { return (value, scalar.value - UInt32(value)) }
    // Sets that are no run of decimal digits, such as 〇一二三 (`hanidec`).
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
  private func digits(_ reading: inout NumberReading, _ separators: Separators) throws(NumberParseError) {
    while let scalar = reading.scalar {
      if let digit = digit(scalar) {
        try reading.append(digit)
      } else if !reading.hasPoint, separators.decimal.contains(scalar) {
        try reading.endGroups(primary: primaryGrouping)
        reading.hasPoint = true
      } else if !reading.hasPoint, reading.hasDigits, separators.grouping.contains(scalar) {
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
  private func separators(for zero: UInt32?) -> Separators {
    var chosen = zero == nativeZero?.value ? native : latin
    switch zero {
    case 0x0660, 0x06F0:
      // The Arabic separators belong to the digits, whatever the locale.
      if zero != nativeZero?.value { chosen = Separators(decimal: [], grouping: []) }
      chosen.decimal.insert("\u{66B}")
      chosen.grouping.insert("\u{66C}")
    case 0xFF10:
      chosen.decimal.formUnion(chosen.decimal.compactMap { Self.fullwidth[$0] })
      chosen.grouping.formUnion(chosen.grouping.compactMap { Self.fullwidth[$0] })
    default:
      break
    }
    if primaryGrouping == 0 { chosen.grouping = [] }
    return chosen
  }

  private static func separators(_ symbols: NumberSymbols) -> Separators {
    var grouping = Set(symbols.groupingSeparator.unicodeScalars)
    if !grouping.isDisjoint(with: spaces) { grouping.formUnion(spaces) }
    if !grouping.isDisjoint(with: apostrophes) { grouping.formUnion(apostrophes) }
    return Separators(decimal: Set(symbols.decimalSeparator.unicodeScalars), grouping: grouping)
  }
}

extension NumberFormat {
  /// Reads a number that is written as the locale writes numbers: "1.234,5" in `pt`, "٢٣" in `ar`.
  ///
  /// - Digits of any one script are read in every locale ("２３"), those of two scripts in one number are not.
  /// - Grouping may be left out; where it is used it must be the locale's and complete, so "1,23" is refused in `en`.
  /// - A locale that groups with a no-break space takes any common space, one with ’ takes ' as well.
  /// - The minus sign is "-", U+2212 or the locale's own, with the bidi marks that the locale puts beside it.
  /// - The whole text is the number: no space around it, no exponent, no unit.
  ///
  /// Returns the exact decimal in ASCII, such as "1234.5", of any length; trailing zeros are kept. Throws with the
  /// UTF-8 offset of the fault.
  package func parse(_ text: String) throws(NumberParseError) -> String { try parser.parse(text) }
}
