import Primitives
public import ValidationCore

extension ValidationError.Code {
  /// The number is not above zero. Argument: `actual`.
  public static let numberNotPositive: Self = "number.notPositive"
  /// The number is not below zero. Argument: `actual`.
  public static let numberNotNegative: Self = "number.notNegative"
  /// The number is below zero. Argument: `actual`.
  public static let numberNegative: Self = "number.negative"
  /// The number is above zero. Argument: `actual`.
  public static let numberPositive: Self = "number.positive"
}

extension RuleReport {
  static let numberNotPositive = RuleReport(.numberNotPositive, found: ["actual": .value])
  static let numberNotNegative = RuleReport(.numberNotNegative, found: ["actual": .value])
  static let numberNegative = RuleReport(.numberNegative, found: ["actual": .value])
  static let numberPositive = RuleReport(.numberPositive, found: ["actual": .value])
}

extension Rules {
  static let sign = RuleOf(
    "sign",
    "The number is on one side of zero.",
    reports: [.numberNotPositive, .numberNotNegative, .numberNegative, .numberPositive],
    samples: [
      RuleSample(["is": "positive"], valid: [1], invalid: [0: .numberNotPositive]),
      RuleSample(["is": "negative"], valid: [-1], invalid: [0: .numberNotNegative]),
      RuleSample(["is": "nonNegative"], valid: [0], invalid: [-1: .numberNegative]),
      RuleSample(["is": "nonPositive"], valid: [0], invalid: [1: .numberPositive]),
    ],
    takes: .choice("is", shorthand: true)
  ) { (sign: RuleOption.NumberSign) throws(ImpossibleRule) in
    .signed(sign) { sign.accepts($0.extent.sign) }
  }
}

extension RuleOption.NumberSign {
  /// Whether a number has the sign: -1, 0 or 1.
  func accepts(_ sign: Int) -> Bool {
    switch self {
    case .positive: sign > 0
    case .negative: sign < 0
    case .nonNegative: sign >= 0
    case .nonPositive: sign <= 0
    }
  }

  /// The numbers with the sign.
  fileprivate var interval: NumberInterval? {
    let zero = ExactDecimal(0)
    return switch self {
    case .positive: NumberInterval(above: zero)
    case .negative: NumberInterval(upTo: zero)
    case .nonNegative: NumberInterval(from: zero)
    case .nonPositive: NumberInterval(through: zero)
    }
  }
}

extension RuleOption {
  /// The required sign of a number.
  public enum NumberSign: String, Sendable, Hashable, CaseIterable {
    /// Above zero.
    case positive
    /// Below zero.
    case negative
    /// Zero or above.
    case nonNegative
    /// Zero or below.
    case nonPositive
  }
}

extension Validation where Value: Comparable & AdditiveArithmetic & Sendable {
  /// The number has the sign; a value that is not a number (`Double.nan`) has none. `-0.0` is zero.
  ///
  /// Codes: `number.notPositive`, `number.notNegative`, `number.negative`, `number.positive`.
  public static func sign(_ sign: RuleOption.NumberSign) -> Validation {
    switch sign {
    case .positive: signed(sign) { $0 > .zero }
    case .negative: signed(sign) { $0 < .zero }
    case .nonNegative: signed(sign) { $0 >= .zero }
    case .nonPositive: signed(sign) { $0 <= .zero }
    }
  }
}

extension Validation where Value: Sendable {
  /// The rule for any type whose values have a sign.
  static func signed(
    _ sign: RuleOption.NumberSign,
    _ isOnSide: @escaping @Sendable (Value) -> Bool
  ) -> Validation {
    let code: ValidationError.Code =
      switch sign {
      case .positive: .numberNotPositive
      case .negative: .numberNotNegative
      case .nonNegative: .numberNegative
      case .nonPositive: .numberPositive
      }
    let rule = Validation(run: { value, sink in
      if !isOnSide(value) {
        sink.report(ValidationError(reporting: code, found: ArgumentList("actual", .init(value))))
      }
    })
    return rule.skipped(for: sign.interval.map { [.isWithin($0)] }).made(of: Rules.sign.constraint(sign))
  }
}
