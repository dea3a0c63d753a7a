import Primitives
public import ValidationCore

extension Rules {
  static let lessThan = bound(
    "lessThan", "The number is less than a bound.", .rangeNotBelow,
    RuleSample(["bound": 3], valid: [2], invalid: [3: .rangeNotBelow])
  ) { .bounded(upTo: $0) }
  static let lessThanOrEqual = bound(
    "lessThanOrEqual", "The number is less than a bound or equal to it.", .rangeTooLarge,
    RuleSample(["bound": 3], valid: [3], invalid: [4: .rangeTooLarge])
  ) { .bounded(through: $0) }
  static let greaterThan = bound(
    "greaterThan", "The number is greater than a bound.", .rangeNotAbove,
    RuleSample(["bound": 3], valid: [4], invalid: [3: .rangeNotAbove])
  ) { .bounded(above: $0) }
  static let greaterThanOrEqual = bound(
    "greaterThanOrEqual", "The number is greater than a bound or equal to it.", .rangeTooSmall,
    RuleSample(["bound": 3], valid: [3], invalid: [2: .rangeTooSmall])
  ) { .bounded(from: $0) }

  static let between = RuleOf(
    "between",
    "The number is between two bounds.",
    reports: [.rangeTooSmall, .rangeTooLarge, .rangeNotAbove, .rangeNotBelow],
    samples: [
      RuleSample(
        ["lower": 1, "upper": 3], valid: [1, 3], invalid: [0: .rangeTooSmall, 4: .rangeTooLarge]),
      RuleSample(
        ["lower": 1, "upper": 3, "inclusive": false],
        valid: [2], invalid: [1: .rangeNotAbove, 3: .rangeNotBelow]),
    ],
    takes: .number("lower"), .number("upper"), .flag("inclusive", default: true)
  ) { (lower: ExactDecimal, upper: ExactDecimal, inclusive: Bool) throws(ImpossibleRule) in
    try Validation.between(checking: lower, upper, inclusive)
  }

  private static func bound(
    _ name: String,
    _ summary: String,
    _ report: RuleReport,
    _ sample: RuleSample,
    _ make: @escaping @Sendable (ExactDecimal) -> Validation<ExactDecimal>
  ) -> RuleOf<Validation<ExactDecimal>, ExactDecimal> {
    RuleOf(name, summary, reports: [report], samples: [sample], takes: .number("bound", shorthand: true)) {
      bound throws(ImpossibleRule) in make(bound)
    }
  }
}

extension RuleConstraint {
  /// The rule as rule documents describe it, for a bound of any type; a closure if documents cannot hold the bound.
  fileprivate static func rule(
    _ rule: RuleOf<Validation<ExactDecimal>, ExactDecimal>,
    exactly bound: Any
  ) -> RuleConstraint {
    ExactDecimal(exactly: bound).map { rule.constraint($0) } ?? .closure
  }
}

/// The comparisons by name, for numbers, dates, text and other ordered values. A value without a place in the order
/// (`Double.nan`) satisfies none of them. If a code is named below, a `Date` has its own: `range.notBefore`,
/// `range.tooLate`, `range.notAfter`, `range.tooEarly`.
extension Validation where Value: Comparable & Sendable {
  /// The value is less than the bound. Code: `range.notBelow`.
  public static func lessThan(_ bound: Value) -> Validation {
    bounded(upTo: bound).made(of: .rule(Rules.lessThan, exactly: bound))
  }

  /// The value is less than or equal to the bound. Code: `range.tooLarge`.
  public static func lessThanOrEqual(to bound: Value) -> Validation {
    bounded(through: bound).made(of: .rule(Rules.lessThanOrEqual, exactly: bound))
  }

  /// The value is greater than the bound. Code: `range.notAbove`.
  public static func greaterThan(_ bound: Value) -> Validation {
    bounded(above: bound).made(of: .rule(Rules.greaterThan, exactly: bound))
  }

  /// The value is greater than or equal to the bound. Code: `range.tooSmall`.
  public static func greaterThanOrEqual(to bound: Value) -> Validation {
    bounded(from: bound).made(of: .rule(Rules.greaterThanOrEqual, exactly: bound))
  }

  /// The value is between two bounds, which are included by default.
  ///
  /// Codes: `range.tooSmall` and `range.tooLarge`, or `range.notAbove` and `range.notBelow` if the bounds are
  /// excluded.
  /// - Parameters:
  ///   - lower: The lower bound.
  ///   - upper: The upper bound.
  ///   - inclusive: Whether the bounds themselves are allowed.
  ///   - file: The file that the program names when it stops for an impossible rule.
  ///   - line: The line in that file.
  public static func between(
    _ lower: Value,
    _ upper: Value,
    inclusive: Bool = true,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> Validation {
    do throws(ImpossibleRule) { return try between(checking: lower, upper, inclusive) } catch {
      error.stop(file, line)
    }
  }

  fileprivate static func between(
    checking lower: Value,
    _ upper: Value,
    _ inclusive: Bool
  ) throws(ImpossibleRule) -> Validation {
    guard inclusive ? lower <= upper : lower < upper else {
      throw ImpossibleRule(
        at: "lower",
        "no number is between \(lower) and \(upper)",
        expected: inclusive ? "a number up to \(upper)" : "a number below \(upper)"
      )
    }
    let rule: Validation =
      inclusive ? bounded(from: lower, through: upper) : bounded(above: lower, upTo: upper)
    guard let lower = ExactDecimal(exactly: lower), let upper = ExactDecimal(exactly: upper) else {
      return rule
    }
    return rule.made(of: Rules.between.constraint(lower, upper, inclusive))
  }
}
