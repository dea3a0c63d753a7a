import Foundation
public import ValidationCore

/// How the value of one field must compare with that of another: `.before`, `.notAfter`, `.sameAs` and so on.
public struct FieldComparison<Part>: Sendable {
  /// Whether a field and the other one compare so.
  let holds: @Sendable (Part?, Part?) -> Bool
  /// What is wrong where they do not, by the name of the other field.
  let error: @Sendable (String) -> ValidationError
}

/// Dates, numbers, and any other values that have an order. Where one of the two fields is absent, they compare as they
/// must. Where two codes are named, the first is that of a `Date` and the second that of all other values.
extension FieldComparison where Part: Comparable & SendableMetatype {
  /// The field is before the other, or less. Code: `fields.notBefore` or `fields.notLess`.
  public static var before: Self { Self(.before) }

  /// The field is after the other, or greater. Code: `fields.notAfter` or `fields.notGreater`.
  public static var after: Self { Self(.after) }

  /// The field is before the other or equal to it. Code: `fields.tooLate` or `fields.tooLarge`.
  public static var notAfter: Self { Self(.notAfter) }

  /// The field is after the other or equal to it. Code: `fields.tooEarly` or `fields.tooSmall`.
  public static var notBefore: Self { Self(.notBefore) }

  private init(_ order: FieldOrder) {
    holds = { part, other in
      guard let part, let other else { return true }
      return order.holds(part, other)
    }
    error = { order.error($0, isDate: Part.self == Date.self) }
  }
}

/// Any values that can be equal; texts by canonical equivalence, as Swift compares.
extension FieldComparison where Part: Equatable & SendableMetatype {
  /// The field has the value of the other: both are absent, or both are there and equal. Code: `comparison.differs`.
  public static var sameAs: Self { Self(holds: { $0 == $1 }, error: ValidationError.differs) }

  /// The field is absent, or has another value than the other. Code: `fields.notDifferent`.
  public static var differentFrom: Self {
    Self(holds: { part, other in part == nil || part != other }, error: ValidationError.notDifferent)
  }
}

extension Validation {
  /// Compares one part of the value with another; the error is at the first.
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
  ///   - comparison: How the part must compare with the other.
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
    return Validation(run: { value, findings in
      if !comparison.holds(part(value), other(value)) { findings.report(error) }
    })
  }
}
