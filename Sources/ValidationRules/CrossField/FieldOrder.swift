import Foundation
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

/// Dates, numbers, and any other values that have an order. An absent part passes. Where two codes are named, the first
/// is that of a `Date` and the second that of all other values.
extension Validation {
  /// One part of the value is before another; the error stands at the first.
  ///
  /// ```swift
  /// .field("start", \.start, before: "end", \.end)
  /// ```
  /// Code: `fields.notBefore` or `fields.notLess`.
  public static func field<Part: Comparable & SendableMetatype>(
    _ name: String,
    _ part: @escaping @Sendable (Value) -> Part?,
    before otherName: String,
    _ other: @escaping @Sendable (Value) -> Part?
  ) -> Validation {
    ordered(name, part, .before, otherName, other)
  }

  /// One part of the value is after another; the error stands at the first.
  ///
  /// Code: `fields.notAfter` or `fields.notGreater`.
  public static func field<Part: Comparable & SendableMetatype>(
    _ name: String,
    _ part: @escaping @Sendable (Value) -> Part?,
    after otherName: String,
    _ other: @escaping @Sendable (Value) -> Part?
  ) -> Validation {
    ordered(name, part, .after, otherName, other)
  }

  /// One part of the value is before another or equal to it; the error stands at the first.
  ///
  /// Code: `fields.tooLate` or `fields.tooLarge`.
  public static func field<Part: Comparable & SendableMetatype>(
    _ name: String,
    _ part: @escaping @Sendable (Value) -> Part?,
    notAfter otherName: String,
    _ other: @escaping @Sendable (Value) -> Part?
  ) -> Validation {
    ordered(name, part, .notAfter, otherName, other)
  }

  /// One part of the value is after another or equal to it; the error stands at the first.
  ///
  /// Code: `fields.tooEarly` or `fields.tooSmall`.
  public static func field<Part: Comparable & SendableMetatype>(
    _ name: String,
    _ part: @escaping @Sendable (Value) -> Part?,
    notBefore otherName: String,
    _ other: @escaping @Sendable (Value) -> Part?
  ) -> Validation {
    ordered(name, part, .notBefore, otherName, other)
  }

  private static func ordered<Part: Comparable & SendableMetatype>(
    _ name: String,
    _ part: @escaping @Sendable (Value) -> Part?,
    _ order: FieldOrder,
    _ otherName: String,
    _ other: @escaping @Sendable (Value) -> Part?
  ) -> Validation {
    let error = order.error(otherName, isDate: Part.self == Date.self).at(name)
    return Validation(run: { value, findings in
      guard let part = part(value), let other = other(value) else { return }
      if !order.holds(part, other) { findings.report(error) }
    })
  }
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
