public import ValidationCore

extension ValidationError.Code {
  /// The confirmation does not repeat the value. Argument: `other` (the name of the confirmation, as the message key
  /// `field.<name>`). The values are not among the arguments because they may be passwords.
  public static let fieldsUnconfirmed: Self = "fields.unconfirmed"
}

extension RuleReport {
  static let fieldsUnconfirmed = RuleReport(.fieldsUnconfirmed, limits: ["other": .key])
}

extension Rules {
  static let confirmed = RuleOf(
    "confirmed",
    "Another field repeats the value; by default the field of the same name followed by Confirmation.",
    reports: [.fieldsUnconfirmed],
    samples: [
      RuleSample(
        beside: ["aConfirmation": "x"], valid: ["x", nil], invalid: ["y": .fieldsUnconfirmed]),
      RuleSample(["by": "b"], beside: ["b": "x"], valid: ["x"]),
    ],
    takes: .field("by", shorthand: true)
  ) { (other: String?) -> RuleImplementation in
    guard let other else { return .confirmation }
    return .relation(FieldRelation(kind: .same, fields: [other], error: .unconfirmed(by: other)))
  }
}

extension Validation {
  /// One part of the value confirms another: the field `passwordConfirmation` confirms the field `password`. Text is
  /// compared by canonical equivalence, as Swift compares.
  ///
  /// ```swift
  /// .confirmed("password", \.password, by: \.passwordConfirmation)
  /// ```
  /// The error is at the part to be confirmed. Prefer `compare` with ``FieldComparison/sameAs``, which puts it at the
  /// confirmation, where a form shows it next to the text that was typed last. An absent part passes; an absent
  /// confirmation matches only an absent part.
  ///
  /// Code: `fields.unconfirmed`.
  /// - Parameters:
  ///   - name: The name of the part.
  ///   - part: Reads the part.
  ///   - confirmation: Reads the confirmation.
  ///   - confirmationName: The name of the confirmation; by default the name of the part followed by `Confirmation`.
  @inlinable
  @inline(__always)
  public static func confirmed<Part: Equatable & SendableMetatype>(
    _ name: String,
    _ part: @autoclosure @escaping @Sendable () -> any KeyPath<Value, Part?> & Sendable,
    by confirmation: @autoclosure @escaping @Sendable () -> any KeyPath<Value, Part?> & Sendable,
    named confirmationName: String? = nil
  ) -> Validation {
    confirmed(
      name, PartReader(path: part), by: PartReader(path: confirmation),
      .unconfirmed(name, by: confirmationName))
  }

  /// One part of the value confirms another; closures read the parts.
  @inlinable
  public static func confirmed<Part: Equatable & SendableMetatype>(
    _ name: String,
    _ part: @escaping @Sendable (Value) -> Part?,
    by confirmation: @escaping @Sendable (Value) -> Part?,
    named confirmationName: String? = nil
  ) -> Validation {
    confirmed(name, PartReader(part), by: PartReader(confirmation), .unconfirmed(name, by: confirmationName))
  }

  @inlinable
  static func confirmed<Part: Equatable & SendableMetatype>(
    _ name: String,
    _ part: PartReader<Value, Part?>,
    by confirmation: PartReader<Value, Part?>,
    _ report: FieldReport
  ) -> Validation {
    Validation(check: { model, sink in
      let differs = part.read(model) { part in
        guard let part = part.wrapped() else { return false }
        return confirmation.read(model) { confirmation in
          guard let confirmation = confirmation.wrapped() else { return true }
          return part.inPlace { part in confirmation.inPlace { part != $0 } }
        }
      }
      if differs { sink.report(report.error) }
    }).made(of: report.constraint).tested(part, .confirmed, confirmation)
  }
}

extension FieldReport {
  @usableFromInline
  static func unconfirmed(_ name: String, by confirmation: String?) -> FieldReport {
    FieldReport(
      name,
      .unconfirmed(by: confirmation ?? name + "Confirmation"),
      Rules.confirmed.constraint(confirmation)
    )
  }
}

extension ValidationError {
  /// A value differs from its confirmation.
  package static func unconfirmed(by name: String) -> ValidationError {
    ValidationError(reporting: .fieldsUnconfirmed, limits: ArgumentList("other", .field(name)))
  }
}
