public import Foundation
public import ValidationCore

extension ValidationError.Code {
  /// The number is not a multiple of another. Arguments: `factor`, `actual`.
  public static let numberNotMultiple: Self = "number.notMultiple"
}

extension Validation where Value == Decimal {
  /// The number is another, taken a whole number of times: `.multipleOf(0.05)` for prices in steps of five cents.
  ///
  /// The arithmetic is exact. Zero is a multiple of every number. Code: `number.notMultiple`.
  /// - Parameters:
  ///   - factor: The number above zero that the value is a multiple of, of at most 18 significant digits.
  ///   - file: The file that the program names when it stops for an impossible rule.
  ///   - line: The line in that file.
  public static func multipleOf(
    _ factor: Decimal,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> Validation {
    multiple(of: factor, file, line) { $0.isFinite ? $0.description : nil }
  }
}

extension Validation where Value: BinaryInteger & Sendable {
  /// The number is another, taken a whole number of times. Code: `number.notMultiple`.
  public static func multipleOf(
    _ factor: Value,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> Validation {
    if factor <= 0 { ruleMistake("the factor \(factor) is not above 0", file, line) }
    return Validation(run: { value, findings in
      if !value.isMultiple(of: factor) { findings.report(.notMultiple(of: factor, value)) }
    })
  }
}

extension Validation where Value: BinaryFloatingPoint & CustomStringConvertible & Sendable {
  /// The number is another, taken a whole number of times, by the decimals that both are written with.
  ///
  /// So 0.3 is a multiple of 0.1, although the binary fractions nearest to them are not. Code: `number.notMultiple`.
  public static func multipleOf(
    _ factor: Value,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> Validation {
    multiple(of: factor, file, line) { $0.isFinite ? $0.description : nil }
  }
}

extension Validation where Value: Sendable {
  private static func multiple(
    of factor: Value,
    _ file: StaticString,
    _ line: UInt,
    _ text: @escaping @Sendable (Value) -> String?
  ) -> Validation {
    guard let divisor = text(factor).flatMap({ DecimalFactor($0) }) else {
      ruleMistake("the factor \(factor) is not above 0, or has more than 18 digits", file, line)
    }
    return multiple(of: factor, divisor, text)
  }

  /// The rule over any type whose values have a decimal text in JSON's grammar; nil for what is no number.
  package static func multiple(
    of factor: Value,
    _ divisor: DecimalFactor,
    _ text: @escaping @Sendable (Value) -> String?
  ) -> Validation {
    Validation(run: { value, findings in
      if let text = text(value), divisor.divides(text) { return }
      findings.report(.notMultiple(of: factor, value))
    })
  }
}

extension ValidationError {
  fileprivate static func notMultiple(of factor: some Any, _ actual: some Any) -> ValidationError {
    ValidationError(
      code: .numberNotMultiple, limits: ["factor": Argument(factor)], found: ["actual": Argument(actual)])
  }
}
