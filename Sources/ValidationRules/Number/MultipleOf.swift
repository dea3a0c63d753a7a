public import Essentials
import Primitives
public import ValidationCore

extension ValidationError.Code {
  /// The number is not a multiple of another. Arguments: `factor`, `actual`.
  public static let numberNotMultiple: Self = "number.notMultiple"
}

extension RuleReport {
  static let numberNotMultiple = RuleReport(
    .numberNotMultiple, limits: ["factor": .value], found: ["actual": .value])
}

extension Rules {
  static let multipleOf = RuleOf(
    "multipleOf",
    "The number is a multiple of another.",
    reports: [.numberNotMultiple],
    samples: [
      RuleSample(
        ["factor": .number(ExactDecimal(written: "0.1"))],
        valid: [.number(ExactDecimal(written: "0.3"))],
        invalid: [.number(ExactDecimal(written: "0.25")): .numberNotMultiple])
    ],
    takes: .number("factor", shorthand: true)
  ) { factor throws(ImpossibleRule) in
    .multiple(of: factor, try DecimalFactor(checking: factor)) { $0 }
  }
}

extension DecimalFactor {
  fileprivate init(checking factor: ExactDecimal) throws(ImpossibleRule) {
    guard let divisor = DecimalFactor(factor) else { throw .notFactor(factor.text) }
    self = divisor
  }
}

extension ImpossibleRule {
  fileprivate static func notFactor(_ factor: String) -> ImpossibleRule {
    ImpossibleRule(
      at: "factor",
      "numbers cannot be checked against the factor \(factor)",
      expected: "a number above 0 of at most 18 significant digits"
    )
  }
}

extension Validation where Value == Decimal {
  /// The number is a multiple of another: `.multipleOf(0.05)` for prices in steps of five cents.
  ///
  /// The arithmetic is exact. Zero is a multiple of every number. Code: `number.notMultiple`.
  /// - Parameters:
  ///   - factor: The number above zero that the value must be a multiple of, with at most 18 significant digits.
  ///   - file: The file that the program names when it stops for an impossible rule.
  ///   - line: The line in that file.
  public static func multipleOf(
    _ factor: Decimal,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> Validation {
    multiple(of: factor, file, line) { ExactDecimal($0) }
  }
}

extension Validation where Value: BinaryInteger & Sendable {
  /// The number is a multiple of another. Code: `number.notMultiple`.
  public static func multipleOf(
    _ factor: Value,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> Validation {
    if factor <= 0 {
      ImpossibleRule(at: "factor", "the factor \(factor) is not above 0", expected: "a number above 0")
        .stop(file, line)
    }
    return Validation(run: { value, sink in
      if !value.isMultiple(of: factor) { sink.report(.notMultiple(of: factor, value)) }
    }).made(of: Rules.multipleOf.constraint(ExactDecimal(factor)))
  }
}

extension Validation where Value: BinaryFloatingPoint & CustomStringConvertible & Sendable {
  /// The number is a multiple of another, by the decimal form of both.
  ///
  /// So 0.3 is a multiple of 0.1, although the binary fractions nearest to them are not. Code: `number.notMultiple`.
  public static func multipleOf(
    _ factor: Value,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> Validation {
    multiple(of: factor, file, line) { ExactDecimal($0) }
  }
}

extension Validation where Value: Sendable {
  private static func multiple(
    of factor: Value,
    _ file: StaticString,
    _ line: UInt,
    _ exact: @escaping @Sendable (Value) -> ExactDecimal?
  ) -> Validation {
    do throws(ImpossibleRule) {
      guard let number = exact(factor) else { throw .notFactor("\(factor)") }
      return multiple(of: factor, try DecimalFactor(checking: number), exact)
        .made(of: Rules.multipleOf.constraint(number))
    } catch {
      error.stop(file, line)
    }
  }

  /// The rule for any type whose values have a decimal text in JSON's grammar; nil for a value that is not a number.
  fileprivate static func multiple(
    of factor: Value,
    _ divisor: DecimalFactor,
    _ exact: @escaping @Sendable (Value) -> ExactDecimal?
  ) -> Validation {
    let rule = Validation(run: { value, sink in
      if let number = exact(value), divisor.divides(number) { return }
      sink.report(.notMultiple(of: factor, value))
    })
    return rule.skipped(for: divisor.compact.map { [.isMultiple(of: $0)] })
  }
}

extension ValidationError {
  fileprivate static func notMultiple(of factor: some Any, _ actual: some Any) -> ValidationError {
    ValidationError(
      reporting: .numberNotMultiple, limits: ArgumentList("factor", .init(factor)),
      found: ArgumentList("actual", .init(actual))
    )
  }
}
