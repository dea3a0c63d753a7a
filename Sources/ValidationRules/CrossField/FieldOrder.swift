public import ValidationCore

/// The codes of values that do not stand in the order in which two fields must be. Argument of each: `other` (the
/// name of the other field, as the message key `field.<name>`).
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

/// An order in which two values must stand.
package enum FieldOrder: Sendable {
  case before, after, notAfter, notBefore

  /// Whether two values stand in the order; one that has no place in it (`Double.nan`) stands in none.
  package func holds<Value: Comparable>(_ value: Value, _ other: Value) -> Bool {
    switch self {
    case .before: value < other
    case .after: value > other
    case .notAfter: value <= other
    case .notBefore: value >= other
    }
  }

  /// What is wrong where two values do not stand in the order.
  package func error(_ other: String, isDate: Bool) -> ValidationError {
    let code: ValidationError.Code =
      switch self {
      case .before: isDate ? .fieldsNotBefore : .fieldsNotLess
      case .after: isDate ? .fieldsNotAfter : .fieldsNotGreater
      case .notAfter: isDate ? .fieldsTooLate : .fieldsTooLarge
      case .notBefore: isDate ? .fieldsTooEarly : .fieldsTooSmall
      }
    return ValidationError(code: code, limits: ["other": .field(other)])
  }
}
