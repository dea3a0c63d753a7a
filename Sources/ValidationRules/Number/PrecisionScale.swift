public import Essentials
import Primitives
public import ValidationCore

extension ValidationError.Code {
  /// The number has too many digits before the decimal point. Arguments: `maximum`, `actual`.
  public static let numberTooManyIntegerDigits: Self = "number.tooManyIntegerDigits"
  /// The number has too many digits after the decimal point. Arguments: `maximum`, `actual`.
  public static let numberTooManyFractionDigits: Self = "number.tooManyFractionDigits"
}

extension RuleReport {
  static let numberTooManyIntegerDigits = RuleReport(
    .numberTooManyIntegerDigits, limits: ["maximum": .integer], found: ["actual": .integer])
  static let numberTooManyFractionDigits = RuleReport(
    .numberTooManyFractionDigits, limits: ["maximum": .integer], found: ["actual": .integer])
}

extension Rules {
  static let precisionScale = RuleOf(
    "precisionScale",
    "The number fits into a decimal column of a precision and a scale.",
    standard: "ISO/IEC 9075 (SQL), NUMERIC",
    reports: [.numberTooManyIntegerDigits, .numberTooManyFractionDigits],
    samples: [
      RuleSample(
        ["precision": 5, "scale": 2],
        valid: [.number(ExactDecimal(written: "999.99"))],
        invalid: [
          1000: .numberTooManyIntegerDigits,
          .number(ExactDecimal(written: "0.001")): .numberTooManyFractionDigits,
        ])
    ],
    takes: .count("precision"), .count("scale")
  ) { precision, scale throws(ImpossibleRule) in
    .fitting(try DecimalRoom(precision, scale), \.extent)
  }
}

extension Validation where Value == Decimal {
  /// The number fits an SQL column `NUMERIC(precision, scale)` without rounding.
  ///
  /// ```swift
  /// .precisionScale(5, 2)     // 999.99 and -0.5, not 1000 nor 0.125
  /// ```
  /// At most `scale` digits come after the decimal point, and at most the remainder of `precision` before it. Zeros
  /// at either end do not count, since they do not change the value. Codes: `number.tooManyIntegerDigits`,
  /// `number.tooManyFractionDigits`.
  /// - Parameters:
  ///   - precision: The maximum number of digits in all.
  ///   - scale: The maximum number of digits after the decimal point.
  ///   - file: The file that the program names when it stops for an impossible rule.
  ///   - line: The line in that file.
  public static func precisionScale(
    _ precision: Int,
    _ scale: Int,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> Validation {
    fitting(DecimalRoom(precision, scale, file, line)) { ExactDecimal($0)?.extent }
      .made(of: Rules.precisionScale.constraint(precision, scale))
  }
}

extension Validation where Value: BinaryFloatingPoint & CustomStringConvertible & Sendable {
  /// The shortest decimal form of the number fits an SQL column `NUMERIC(precision, scale)`.
  ///
  /// Codes: `number.tooManyIntegerDigits`, `number.tooManyFractionDigits`.
  public static func precisionScale(
    _ precision: Int,
    _ scale: Int,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> Validation {
    fitting(DecimalRoom(precision, scale, file, line)) { ExactDecimal($0)?.extent }
      .made(of: Rules.precisionScale.constraint(precision, scale))
  }
}

extension Validation where Value: Sendable {
  /// The rule for any type whose values have decimal digits; nil for a value that is not a number.
  static func fitting(
    _ room: DecimalRoom,
    _ extent: @escaping @Sendable (Value) -> DigitExtent?
  ) -> Validation {
    let rule = Validation(run: { value, sink in
      guard let extent = extent(value) else {
        return sink.report(
          room.error(.numberTooManyIntegerDigits, room.integerDigits, room.integerDigits))
      }
      if extent.integerDigits > room.integerDigits {
        sink.report(
          room.error(.numberTooManyIntegerDigits, room.integerDigits, extent.integerDigits))
        if sink.isDecided { return }
      }
      if extent.fractionDigits > room.fractionDigits {
        sink.report(
          room.error(.numberTooManyFractionDigits, room.fractionDigits, extent.fractionDigits))
      }
    })
    return rule.skipped(
      for: [.fits(integerDigits: room.integerDigits, fractionDigits: room.fractionDigits)])
  }
}

/// The numbers of digits allowed before and after a decimal point.
struct DecimalRoom: Sendable {
  let integerDigits: Int
  let fractionDigits: Int

  init(_ precision: Int, _ scale: Int) throws(ImpossibleRule) {
    if precision < 1 {
      throw ImpossibleRule(
        at: "precision", "a number cannot have \(precision) digits", expected: "a whole number from 1 up")
    }
    if scale < 0 || scale > precision {
      throw ImpossibleRule(
        at: "scale",
        "\(scale) of \(precision) digits cannot be after the decimal point",
        expected: "a whole number up to \(precision)"
      )
    }
    (integerDigits, fractionDigits) = (precision - scale, scale)
  }

  init(_ precision: Int, _ scale: Int, _ file: StaticString, _ line: UInt) {
    do throws(ImpossibleRule) { self = try DecimalRoom(precision, scale) } catch { error.stop(file, line) }
  }

  func error(_ code: ValidationError.Code, _ maximum: Int, _ actual: Int) -> ValidationError {
    ValidationError(
      reporting: code, limits: ArgumentList("maximum", .integer(maximum)),
      found: ArgumentList("actual", .integer(actual)))
  }
}
