public import Foundation
import Primitives
public import ValidationCore

extension ValidationError.Code {
  /// The number has too many digits before the decimal point. Arguments: `maximum`, `actual`.
  public static let numberTooManyIntegerDigits: Self = "number.tooManyIntegerDigits"
  /// The number has too many digits after the decimal point. Arguments: `maximum`, `actual`.
  public static let numberTooManyFractionDigits: Self = "number.tooManyFractionDigits"
}

extension Validation where Value == Decimal {
  /// The number fits a column `NUMERIC(precision, scale)` of SQL without being rounded.
  ///
  /// ```swift
  /// .precisionScale(5, 2)     // 999.99 and -0.5, not 1000 nor 0.125
  /// ```
  /// There are `scale` digits after the decimal point at the most, and before it what is left of `precision`. Zeros
  /// at either end do not count, since the value is the same without them. Codes: `number.tooManyIntegerDigits`,
  /// `number.tooManyFractionDigits`.
  /// - Parameters:
  ///   - precision: The most digits in all.
  ///   - scale: The most digits after the decimal point.
  ///   - file: The file that the program names when it stops for an impossible rule.
  ///   - line: The line in that file.
  public static func precisionScale(
    _ precision: Int,
    _ scale: Int,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> Validation {
    fitting(DecimalRoom(precision, scale, file, line)) { $0.isFinite ? $0.description : nil }
  }
}

extension Validation where Value: BinaryFloatingPoint & CustomStringConvertible & Sendable {
  /// The number, by the shortest decimal that stands for it, fits a column `NUMERIC(precision, scale)` of SQL.
  ///
  /// Codes: `number.tooManyIntegerDigits`, `number.tooManyFractionDigits`.
  public static func precisionScale(
    _ precision: Int,
    _ scale: Int,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> Validation {
    fitting(DecimalRoom(precision, scale, file, line)) { $0.isFinite ? $0.description : nil }
  }
}

extension Validation where Value: Sendable {
  /// The rule over any type whose values have a decimal text in JSON's grammar; nil for what is no number.
  package static func fitting(
    _ room: DecimalRoom,
    _ text: @escaping @Sendable (Value) -> String?
  ) -> Validation {
    Validation(run: { value, findings in
      guard let text = text(value) else {
        return findings.report(
          room.error(.numberTooManyIntegerDigits, room.integerDigits, room.integerDigits))
      }
      let extent = DigitExtent(text)
      if extent.integerDigits > room.integerDigits {
        findings.report(
          room.error(.numberTooManyIntegerDigits, room.integerDigits, extent.integerDigits))
        if findings.isDecided { return }
      }
      if extent.fractionDigits > room.fractionDigits {
        findings.report(
          room.error(.numberTooManyFractionDigits, room.fractionDigits, extent.fractionDigits))
      }
    })
  }
}

/// The digits that there is room for before and after a decimal point.
package struct DecimalRoom: Sendable {
  let integerDigits: Int
  let fractionDigits: Int

  /// The room of a precision and a scale; nil where the scale does not fit the precision, or there is no digit.
  package init?(precision: Int, scale: Int) {
    guard precision >= 1, scale >= 0, scale <= precision else { return nil }
    (integerDigits, fractionDigits) = (precision - scale, scale)
  }

  init(_ precision: Int, _ scale: Int, _ file: StaticString, _ line: UInt) {
    guard let room = DecimalRoom(precision: precision, scale: scale) else {
      ruleMistake("no number has \(precision) digits, \(scale) of them after the point", file, line)
    }
    self = room
  }

  func error(_ code: ValidationError.Code, _ maximum: Int, _ actual: Int) -> ValidationError {
    ValidationError(code: code, limits: ["maximum": .integer(maximum)], found: ["actual": .integer(actual)])
  }
}
