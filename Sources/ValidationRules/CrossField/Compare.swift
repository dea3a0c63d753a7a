import Foundation
public import ValidationCore

/// How the value of one field must compare with another: `.before`, `.notAfter`, `.sameAs` and so on.
public struct FieldComparison<Part>: Sendable {
  /// Whether a field and the other one satisfy the comparison.
  let holds: @Sendable (Part?, Part?) -> Bool
  /// The error if they do not, given the name of the other field.
  let error: @Sendable (String) -> ValidationError
  /// The rule of documents that makes this comparison, given the name of the other field.
  let constraint: @Sendable (String) -> RuleConstraint
}

/// Dates, numbers and other ordered values. If either field is absent, the comparison holds. If two codes are named,
/// the first is for a `Date` and the second for all other values.
extension FieldComparison where Part: Comparable & SendableMetatype {
  /// The field is before the other, or less. Code: `fields.notBefore` or `fields.notLess`.
  public static var before: Self { Self(.before) }

  /// The field is after the other, or greater. Code: `fields.notAfter` or `fields.notGreater`.
  public static var after: Self { Self(.after) }

  /// The field is before or equal to the other. Code: `fields.tooLate` or `fields.tooLarge`.
  public static var notAfter: Self { Self(.notAfter) }

  /// The field is after or equal to the other. Code: `fields.tooEarly` or `fields.tooSmall`.
  public static var notBefore: Self { Self(.notBefore) }

  private init(_ order: FieldOrder) {
    holds = { part, other in
      guard let part, let other else { return true }
      return order.holds(part, other)
    }
    error = { order.error($0, isDate: Part.self == Date.self) }
    constraint = { order.constraint($0) }
  }
}

/// Equatable values; text is compared by canonical equivalence, as Swift compares.
extension FieldComparison where Part: Equatable & SendableMetatype {
  /// The field equals the other: both are absent, or both are present and equal. Code: `comparison.differs`.
  public static var sameAs: Self {
    Self(
      holds: { $0 == $1 },
      error: ValidationError.differs,
      constraint: { Rules.sameAs.constraint($0, true) }
    )
  }

  /// The field is absent, or its value differs from the other. Code: `fields.notDifferent`.
  public static var differentFrom: Self {
    Self(
      holds: { part, other in part == nil || part != other },
      error: ValidationError.notDifferent,
      constraint: { Rules.differentFrom.constraint($0) }
    )
  }
}

extension Validation {
  /// Compares one part of the value with another; the error is at the first part.
  ///
  /// ```swift
  /// .compare("start", \.start, .before, "end", \.end)
  /// .compare("confirmation", \.confirmation, .sameAs, "password", \.password)
  /// ```
  /// The code is that of the comparison.
  ///
  /// - Parameters:
  ///   - name: The name of the part, one segment of the path.
  ///   - part: Reads the part.
  ///   - comparison: How the first part must compare with the other.
  ///   - otherName: The name of the other part.
  ///   - other: Reads the other part.
  public static func compare<Part>(
    _ name: String,
    _ part: @escaping @Sendable (Value) -> Part?,
    _ comparison: FieldComparison<Part>,
    _ otherName: String,
    _ other: @escaping @Sendable (Value) -> Part?
  ) -> Validation {
    let error = comparison.error(otherName).at(name)
    return Validation(run: { value, sink in
      if !comparison.holds(part(value), other(value)) { sink.report(error) }
    }).made(of: .field(name, comparison.constraint(otherName)))
  }
}
