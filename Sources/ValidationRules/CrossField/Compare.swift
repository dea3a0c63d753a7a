import Essentials
import Primitives
public import ValidationCore

/// How the value of one field must compare with another: `.before`, `.notAfter`, `.sameAs` and so on.
public struct FieldComparison<Part>: Sendable {
  /// Whether a field and the other one satisfy the comparison.
  private let holds: @Sendable (Part?, Part?) -> Bool
  /// The orders of both in which that is so, where they have one.
  @usableFromInline let orders: PartOrders
  /// The error if they do not, given the name of the other field.
  private let error: @Sendable (String) -> ValidationError
  /// The rule of documents that makes this comparison, given the name of the other field.
  private let constraint: @Sendable (String) -> RuleConstraint

  @usableFromInline
  init(
    holds: @escaping @Sendable (Part?, Part?) -> Bool,
    orders: PartOrders,
    error: @escaping @Sendable (String) -> ValidationError,
    constraint: @escaping @Sendable (String) -> RuleConstraint
  ) {
    self.holds = holds
    self.orders = orders
    self.error = error
    self.constraint = constraint
  }

  // Not inlinable: code for any part passes its address on, where specialized code copies the part.
  @usableFromInline
  func holds(_ part: UnsafePointer<Part?>, _ other: UnsafePointer<Part?>) -> Bool {
    part.inPlace { part in other.inPlace { holds(part, $0) } }
  }

  @usableFromInline
  func report(_ name: String, _ other: String) -> FieldReport {
    FieldReport(name, error(other), constraint(other))
  }
}

/// Dates, numbers and other ordered values. If either field is absent, the comparison holds. If two codes are named,
/// the first is for a `Date` and the second for all other values.
extension FieldComparison where Part: Comparable & SendableMetatype {
  /// The field is before the other, or less. Code: `fields.notBefore` or `fields.notLess`.
  @inlinable public static var before: Self { Self(.before) }

  /// The field is after the other, or greater. Code: `fields.notAfter` or `fields.notGreater`.
  @inlinable public static var after: Self { Self(.after) }

  /// The field is before or equal to the other. Code: `fields.tooLate` or `fields.tooLarge`.
  @inlinable public static var notAfter: Self { Self(.notAfter) }

  /// The field is after or equal to the other. Code: `fields.tooEarly` or `fields.tooSmall`.
  @inlinable public static var notBefore: Self { Self(.notBefore) }

  @inlinable
  init(_ order: FieldOrder) {
    self.init(
      holds: Self.byDigits(order) ?? { part, other in
        guard let part, let other else { return true }
        return order.holds(part, other)
      },
      orders: order.orders,
      error: { order.error($0, isDate: Self.isOfDates) },
      constraint: { order.constraint($0) }
    )
  }

  @usableFromInline static var isOfDates: Bool { Part.self == Date.self }

  /// The comparison of decimals by their digits, as `Decimal` allocates for each comparison; nil for other types.
  @usableFromInline
  static func byDigits(_ order: FieldOrder) -> (@Sendable (Part?, Part?) -> Bool)? {
    let holds: @Sendable (Decimal?, Decimal?) -> Bool = { part, other in
      guard let part, let other else { return true }
      if let found = part.compact?.order(beside: other.compact) { return order.holds(found, 0) }
      return order.holds(part, other)
    }
    return holds as? @Sendable (Part?, Part?) -> Bool
  }
}

extension FieldComparison where Part: Equatable & SendableMetatype {
  /// The same for equality.
  @usableFromInline static var byDigits: (@Sendable (Part?, Part?) -> Bool)? {
    let areEqual: @Sendable (Decimal?, Decimal?) -> Bool = { part, other in
      if let found = part?.compact?.order(beside: other?.compact) { return found == 0 }
      return part == other
    }
    return areEqual as? @Sendable (Part?, Part?) -> Bool
  }
}

/// Equatable values; text is compared by canonical equivalence, as Swift compares.
extension FieldComparison where Part: Equatable & SendableMetatype {
  /// The field equals the other: both are absent, or both are present and equal. Code: `comparison.differs`.
  @inlinable public static var sameAs: Self { sameAs(if: byDigits ?? { $0 == $1 }) }

  /// The field is absent, or its value differs from the other. Code: `fields.notDifferent`.
  @inlinable public static var differentFrom: Self {
    differentFrom(if: { part, other in part == nil || part != other })
  }

  @usableFromInline
  static func sameAs(if holds: @escaping @Sendable (Part?, Part?) -> Bool) -> Self {
    Self(
      holds: holds,
      orders: .same,
      error: ValidationError.differs,
      constraint: { Rules.sameAs.constraint($0, true) }
    )
  }

  @usableFromInline
  static func differentFrom(if holds: @escaping @Sendable (Part?, Part?) -> Bool) -> Self {
    Self(
      holds: holds,
      orders: .different,
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
  @inlinable
  @inline(__always)
  public static func compare<Part>(
    _ name: String,
    _ part: @autoclosure @escaping @Sendable () -> any KeyPath<Value, Part?> & Sendable,
    _ comparison: FieldComparison<Part>,
    _ otherName: String,
    _ other: @autoclosure @escaping @Sendable () -> any KeyPath<Value, Part?> & Sendable
  ) -> Validation {
    compare(PartReader(path: part), comparison, PartReader(path: other), comparison.report(name, otherName))
      .reading(part(), other())
  }

  /// Compares one part of the value with another; both are always there.
  @inlinable
  @inline(__always)
  public static func compare<Part: Comparable & SendableMetatype>(
    _ name: String,
    _ part: @autoclosure @escaping @Sendable () -> any KeyPath<Value, Part> & Sendable,
    _ comparison: FieldComparison<Part>,
    _ otherName: String,
    _ other: @autoclosure @escaping @Sendable () -> any KeyPath<Value, Part> & Sendable
  ) -> Validation {
    compare(PartReader(path: part), comparison, PartReader(path: other), comparison.report(name, otherName))
      .reading(part(), other())
  }

  /// Compares one part of the value with another; closures read the parts.
  @inlinable
  public static func compare<Part>(
    _ name: String,
    _ part: @escaping @Sendable (Value) -> Part?,
    _ comparison: FieldComparison<Part>,
    _ otherName: String,
    _ other: @escaping @Sendable (Value) -> Part?
  ) -> Validation {
    compare(PartReader(part), comparison, PartReader(other), comparison.report(name, otherName))
  }

  @inlinable
  static func compare<Part>(
    _ part: PartReader<Value, Part?>,
    _ comparison: FieldComparison<Part>,
    _ other: PartReader<Value, Part?>,
    _ report: FieldReport
  ) -> Validation {
    Validation(check: { model, sink in
      let holds = part.read(model) { part in other.read(model) { comparison.holds(part, $0) } }
      if !holds { sink.report(report.error) }
    }).made(of: report.constraint).tested(part, comparison.orders, other)
  }

  @inlinable
  static func compare<Part: Comparable & SendableMetatype>(
    _ part: PartReader<Value, Part>,
    _ comparison: FieldComparison<Part>,
    _ other: PartReader<Value, Part>,
    _ report: FieldReport
  ) -> Validation {
    Validation(check: { model, sink in
      let holds = part.read(model) { part in
        other.read(model) { other in
          withUnsafePointer(to: Optional(part.pointee)) { part in
            withUnsafePointer(to: Optional(other.pointee)) { comparison.holds(part, $0) }
          }
        }
      }
      if !holds { sink.report(report.error) }
    }).made(of: report.constraint).tested(part, comparison.orders, other)
  }
}
