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

extension RuleOption {
  /// On which side of zero a number is.
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
  /// The number is on a side of zero; what is no number (`Double.nan`) is on none. `-0.0` is zero.
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
  /// The rule over any type that can tell the side of zero.
  package static func signed(
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
    return Validation(run: { value, findings in
      if !isOnSide(value) {
        findings.report(ValidationError(code: code, found: ["actual": .init(value)]))
      }
    })
  }
}
