import ICU
import Primitives
public import ValidationCore

extension ValidationError.Code {
  /// The text has a character that is not a digit. Argument: `character` (the first). The ranges are all such
  /// characters.
  public static let numberNotDigit: Self = "number.notDigit"
  /// The text does not have the exact number of digits. Arguments: `expected`, `actual`.
  public static let numberDigitsWrong: Self = "number.digitsWrong"
  /// The text has too few digits. Arguments: `minimum`, `actual`.
  public static let numberTooFewDigits: Self = "number.tooFewDigits"
  /// The text has too many digits. Arguments: `maximum`, `actual`.
  public static let numberTooManyDigits: Self = "number.tooManyDigits"
}

extension RuleReport {
  static let numberNotDigit = RuleReport(.numberNotDigit, found: ["character": .character])
  static let numberDigitsWrong = RuleReport(
    .numberDigitsWrong, limits: ["expected": .integer], found: ["actual": .integer])
  static let numberTooFewDigits = RuleReport(
    .numberTooFewDigits, limits: ["minimum": .integer], found: ["actual": .integer])
  static let numberTooManyDigits = RuleReport(
    .numberTooManyDigits, limits: ["maximum": .integer], found: ["actual": .integer])
}

extension Rules {
  static let digits = RuleOf(
    "digits",
    "The text consists of decimal digits of one script.",
    standard: "The Unicode Standard, general category Nd",
    reports: [
      .numberNotDigit, .numberMixedDigits, .numberDigitsWrong, .numberTooFewDigits, .numberTooManyDigits,
    ],
    samples: [
      RuleSample(
        ["min": 2, "max": 4],
        valid: ["٠١٢"],
        invalid: [
          "-12": .numberNotDigit, "1٢": .numberMixedDigits, "1": .numberTooFewDigits,
          "12345": .numberTooManyDigits,
        ]),
      RuleSample(["exact": 4], invalid: ["123": .numberDigitsWrong]),
    ],
    takes: .optionalLimits,
    make: DigitCountRule.init
  )
}

extension Validation where Value == String {
  /// The text has exactly this many decimal digits, all from one script: `0123`, `٠١٢٣`, `०१२३`.
  ///
  /// For codes that are not numbers, such as a PIN: leading zeros count. Digits are the characters of the general
  /// category Nd; a text that mixes two scripts is refused.
  ///
  /// Codes: `number.notDigit`, `number.mixedDigits`, `number.digitsWrong`.
  public static func digits(
    _ count: Int,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> Validation {
    Rules.digits(CountLimits(count, count), file: file, line: line)
  }

  /// The text has only decimal digits of one script, and their number is within the range.
  ///
  /// Codes: `number.notDigit`, `number.mixedDigits`, `number.tooFewDigits`, `number.tooManyDigits`, and
  /// `number.digitsWrong` if the range holds one number.
  public static func digits(
    _ range: ClosedRange<Int>,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> Validation {
    Rules.digits(CountLimits(range.lowerBound, range.upperBound), file: file, line: line)
  }

  /// The text has only decimal digits of one script, at least as many as the lower bound of the range.
  ///
  /// Codes: `number.notDigit`, `number.mixedDigits`, `number.tooFewDigits`.
  public static func digits(_ range: PartialRangeFrom<Int>) -> Validation {
    Rules.digits(CountLimits(max(0, range.lowerBound), nil))
  }
}

struct DigitCountRule: TextRule {
  let minimum: Int
  let maximum: Int?

  init(_ limits: CountLimits) throws(ImpossibleRule) {
    try limits.check { "a text cannot have \($0) digits" }
    if limits.maximum == 0 {
      throw ImpossibleRule(
        at: limits.minimum == 0 ? "max" : "exact", "a text cannot have 0 digits",
        expected: "a whole number from 1 up"
      )
    }
    // Without limits, the text needs at least one digit.
    minimum = limits.maximum == nil ? max(1, limits.minimum) : limits.minimum
    maximum = limits.maximum
  }

  var quick: QuickCheck? {
    QuickCheck(Limits(minimum...(maximum ?? .max))) { limits, utf8, count in
      let utf8 = UnsafeBufferPointer(start: utf8, count: count)
      var (digits, offset) = (0, 0)
      var zero: UInt32?
      while offset < count {
        let (codePoint, end) = UTF8Decoding.codePoint(in: utf8, at: offset)
        if let zero {
          guard codePoint &- zero < 10 else { return false }
        } else {
          guard let scalar = Unicode.Scalar(codePoint), let value = Self.digit(scalar) else { return false }
          zero = codePoint - UInt32(value)
        }
        digits += 1
        offset = end
      }
      return limits.reading(Limits.self) { $0.range.contains(digits) }
    }
  }

  private final class Limits: Sendable {
    let range: ClosedRange<Int>

    init(_ range: ClosedRange<Int>) { self.range = range }
  }

  func check(_ text: inout TextView, _ sink: inout ErrorSink) {
    var others = OffendingScalars()
    var (zero, mixed): (UInt32?, UTF8Scalars.Element?)
    for element in text.scalars {
      guard let value = Self.digit(element.scalar) else {
        others.insert(element)
        if sink.goal == .verdict { break }
        continue
      }
      let itsZero = element.scalar.value - UInt32(value)
      if let zero, zero != itsZero { mixed = mixed ?? element } else { zero = itsZero }
    }
    if let first = others.first {
      return sink.report(
        ValidationError(
          reporting: .numberNotDigit,
          found: ArgumentList("character", .character(first)),
          ranges: others.ranges
        )
      )
    }
    if let mixed { return sink.report(.mixedDigits(mixed)) }
    count(text.codePointCount, &sink)
  }

  private static func digit(_ scalar: Unicode.Scalar) -> Int? {
    switch scalar {
    case "0"..."9": Int(scalar.value) - 0x30
    case ..."\u{7F}": nil
    default: scalar.icuProperties.decimalDigitValue
    }
  }

  private func count(_ actual: Int, _ sink: inout ErrorSink) {
    if actual >= minimum, maximum.map({ actual <= $0 }) ?? true { return }
    if minimum == maximum {
      sink.report(Self.error(.numberDigitsWrong, "expected", minimum, actual))
    } else if actual < minimum {
      sink.report(Self.error(.numberTooFewDigits, "minimum", minimum, actual))
    } else {
      sink.report(Self.error(.numberTooManyDigits, "maximum", maximum ?? actual, actual))
    }
  }

  private static func error(_ code: ValidationError.Code, _ name: String, _ limit: Int, _ actual: Int)
    -> ValidationError
  {
    ValidationError(
      reporting: code, limits: ArgumentList(name, .integer(limit)),
      found: ArgumentList("actual", .integer(actual)))
  }
}
