import ICU
public import ValidationCore

extension ValidationError.Code {
  /// The text has something else than digits. Argument: `character` (the first). The ranges are all of them.
  public static let numberNotDigit: Self = "number.notDigit"
  /// The text has not the exact number of digits. Arguments: `expected`, `actual`.
  public static let numberDigitsWrong: Self = "number.digitsWrong"
  /// The text has too few digits. Arguments: `minimum`, `actual`.
  public static let numberTooFewDigits: Self = "number.tooFewDigits"
  /// The text has too many digits. Arguments: `maximum`, `actual`.
  public static let numberTooManyDigits: Self = "number.tooManyDigits"
}

extension Validation where Value == String {
  /// The text is exactly so many decimal digits of any one script: `0123`, `٠١٢٣`, `०१२३`.
  ///
  /// For codes that are no numbers, such as a PIN: zeros at the start count. Digits are the characters of the general
  /// category Nd; those of two scripts in one text are refused.
  ///
  /// Codes: `number.notDigit`, `number.mixedDigits`, `number.digitsWrong`.
  public static func digits(
    _ count: Int,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> Validation {
    if count < 1 { ruleMistake("no text is \(count) digits", file, line) }
    return Validation(DigitCountRule(minimum: count, maximum: count))
  }

  /// The text is decimal digits of any one script, so many as the range says.
  ///
  /// Codes: `number.notDigit`, `number.mixedDigits`, `number.tooFewDigits`, `number.tooManyDigits`, and
  /// `number.digitsWrong` where the range holds one number.
  public static func digits(
    _ range: ClosedRange<Int>,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> Validation {
    if range.lowerBound < 0 || range.upperBound < 1 { ruleMistake("no text is \(range) digits", file, line) }
    return Validation(DigitCountRule(minimum: range.lowerBound, maximum: range.upperBound))
  }

  /// The text is decimal digits of any one script, at least so many as the number at which the range starts.
  ///
  /// Codes: `number.notDigit`, `number.mixedDigits`, `number.tooFewDigits`.
  public static func digits(_ range: PartialRangeFrom<Int>) -> Validation {
    Validation(DigitCountRule(minimum: max(0, range.lowerBound), maximum: nil))
  }
}

struct DigitCountRule: TextRule {
  let minimum: Int
  let maximum: Int?

  func check(_ text: inout TextView, _ findings: inout Findings) {
    var others = OffendingScalars()
    var (zero, mixed): (UInt32?, UTF8Scalars.Element?)
    for element in text.scalars {
      guard let value = Self.digit(element.scalar) else {
        others.insert(element)
        if findings.goal == .verdict { break }
        continue
      }
      let itsZero = element.scalar.value - UInt32(value)
      if let zero, zero != itsZero { mixed = mixed ?? element } else { zero = itsZero }
    }
    if let first = others.first {
      return findings.report(
        ValidationError(
          code: .numberNotDigit,
          found: ["character": .character(first)],
          ranges: others.ranges
        )
      )
    }
    if let mixed {
      return findings.report(
        ValidationError(
          code: .numberMixedDigits,
          found: ["character": .character(mixed.scalar)],
          ranges: [mixed.range]
        )
      )
    }
    count(text.codePointCount, &findings)
  }

  private static func digit(_ scalar: Unicode.Scalar) -> Int? {
    switch scalar {
    case "0"..."9": Int(scalar.value) - 0x30
    case ..."\u{7F}": nil
    default: scalar.icuProperties.decimalDigitValue
    }
  }

  private func count(_ actual: Int, _ findings: inout Findings) {
    if actual >= minimum, maximum.map({ actual <= $0 }) ?? true { return }
    if minimum == maximum {
      findings.report(Self.error(.numberDigitsWrong, "expected", minimum, actual))
    } else if actual < minimum {
      findings.report(Self.error(.numberTooFewDigits, "minimum", minimum, actual))
    } else {
      findings.report(Self.error(.numberTooManyDigits, "maximum", maximum ?? actual, actual))
    }
  }

  private static func error(_ code: ValidationError.Code, _ name: String, _ limit: Int, _ actual: Int)
    -> ValidationError
  {
    ValidationError(code: code, limits: [name: .integer(limit)], found: ["actual": .integer(actual)])
  }
}
