public import ValidationCore

/// The codes for two fields that are not in the required order. Argument of each: `other` (the name of the other
/// field, as the message key `field.<name>`).
extension ValidationError.Code {
  /// The date is not before that of the other field.
  public static let fieldsNotBefore: Self = "fields.notBefore"
  /// The date is not after that of the other field.
  public static let fieldsNotAfter: Self = "fields.notAfter"
  /// The date is after that of the other field.
  public static let fieldsTooLate: Self = "fields.tooLate"
  /// The date is before that of the other field.
  public static let fieldsTooEarly: Self = "fields.tooEarly"
  /// The value is not less than that of the other field.
  public static let fieldsNotLess: Self = "fields.notLess"
  /// The value is not greater than that of the other field.
  public static let fieldsNotGreater: Self = "fields.notGreater"
  /// The value is greater than that of the other field.
  public static let fieldsTooLarge: Self = "fields.tooLarge"
  /// The value is less than that of the other field.
  public static let fieldsTooSmall: Self = "fields.tooSmall"
}

extension RuleReport {
  static let fieldsNotBefore = RuleReport(.fieldsNotBefore, limits: ["other": .key])
  static let fieldsNotAfter = RuleReport(.fieldsNotAfter, limits: ["other": .key])
  static let fieldsTooLate = RuleReport(.fieldsTooLate, limits: ["other": .key])
  static let fieldsTooEarly = RuleReport(.fieldsTooEarly, limits: ["other": .key])
  static let fieldsNotLess = RuleReport(.fieldsNotLess, limits: ["other": .key])
  static let fieldsNotGreater = RuleReport(.fieldsNotGreater, limits: ["other": .key])
  static let fieldsTooLarge = RuleReport(.fieldsTooLarge, limits: ["other": .key])
  static let fieldsTooSmall = RuleReport(.fieldsTooSmall, limits: ["other": .key])
}

extension Rules {
  static let beforeField = ordered(
    "beforeField",
    "The date or number is before that of another field, or equal to it if that is allowed.",
    [.fieldsNotBefore, .fieldsTooLate, .fieldsNotLess, .fieldsTooLarge],
    RuleSample(
      ["field": "b"], beside: ["b": "2026-06-15"],
      valid: ["2026-06-14", nil], invalid: ["2026-06-15": .fieldsNotBefore]),
    RuleSample(["field": "b"], beside: ["b": 5], invalid: [5: .fieldsNotLess]),
    RuleSample(
      ["field": "b", "orEqual": true], beside: ["b": "2026-06-15"],
      valid: ["2026-06-15"], invalid: ["2026-06-16": .fieldsTooLate]),
    RuleSample(["field": "b", "orEqual": true], beside: ["b": 5], valid: [5], invalid: [6: .fieldsTooLarge])
  ) { $0 ? .notAfter : .before }

  static let afterField = ordered(
    "afterField",
    "The date or number is after that of another field, or equal to it if that is allowed.",
    [.fieldsNotAfter, .fieldsTooEarly, .fieldsNotGreater, .fieldsTooSmall],
    RuleSample(
      ["field": "b"], beside: ["b": "2026-06-15"],
      valid: ["2026-06-16", nil], invalid: ["2026-06-15": .fieldsNotAfter]),
    RuleSample(["field": "b"], beside: ["b": 5], invalid: [5: .fieldsNotGreater]),
    RuleSample(
      ["field": "b", "orEqual": true], beside: ["b": "2026-06-15"],
      valid: ["2026-06-15"], invalid: ["2026-06-14": .fieldsTooEarly]),
    RuleSample(["field": "b", "orEqual": true], beside: ["b": 5], valid: [5], invalid: [4: .fieldsTooSmall])
  ) { $0 ? .notBefore : .after }

  private static func ordered(
    _ name: String,
    _ summary: String,
    _ reports: [RuleReport],
    _ samples: RuleSample...,
    order: @escaping @Sendable (_ orEqual: Bool) -> FieldOrder
  ) -> RuleOf<RuleImplementation, String, Bool> {
    RuleOf(
      name, summary, standard: "RFC 3339, ISO 8601-1 (complete extended forms)", reports: reports,
      samples: samples, takes: .field("field", shorthand: true), .flag("orEqual", default: false)
    ) { .relation(FieldRelation(kind: .ordered(order($1)), fields: [$0])) }
  }
}

/// The order that two values must be in.
@usableFromInline
package enum FieldOrder: Sendable {
  case before, after, notAfter, notBefore

  /// The rule of documents that requires this order, given the other field.
  @usableFromInline
  func constraint(_ other: String) -> RuleConstraint {
    switch self {
    case .before: Rules.beforeField.constraint(other, false)
    case .notAfter: Rules.beforeField.constraint(other, true)
    case .after: Rules.afterField.constraint(other, false)
    case .notBefore: Rules.afterField.constraint(other, true)
    }
  }

  /// Whether two values are in this order; false if either has no place in it (`Double.nan`).
  @inlinable
  package func holds<Value: Comparable>(_ value: Value, _ other: Value) -> Bool {
    switch self {
    case .before: value < other
    case .after: value > other
    case .notAfter: value <= other
    case .notBefore: value >= other
    }
  }

  /// The orders of two parts in which it holds.
  @usableFromInline
  var orders: PartOrders {
    switch self {
    case .before: [.less, .absent]
    case .after: [.greater, .absent]
    case .notAfter: [.less, .equal, .absent]
    case .notBefore: [.greater, .equal, .absent]
    }
  }

  /// The error for two values that are not in this order.
  @usableFromInline
  package func error(_ other: String, isDate: Bool) -> ValidationError {
    let code: ValidationError.Code =
      switch self {
      case .before: isDate ? .fieldsNotBefore : .fieldsNotLess
      case .after: isDate ? .fieldsNotAfter : .fieldsNotGreater
      case .notAfter: isDate ? .fieldsTooLate : .fieldsTooLarge
      case .notBefore: isDate ? .fieldsTooEarly : .fieldsTooSmall
      }
    return ValidationError(reporting: code, limits: ArgumentList("other", .field(other)))
  }
}
