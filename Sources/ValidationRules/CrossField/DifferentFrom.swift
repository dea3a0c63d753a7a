public import ValidationCore

extension ValidationError.Code {
  /// The value is the same as another that it must differ from. Argument: `other` (the name of the other field, as
  /// the message key `field.<name>`). The values are not among the arguments because they may be passwords.
  public static let fieldsNotDifferent: Self = "fields.notDifferent"
}

extension RuleReport {
  static let fieldsNotDifferent = RuleReport(.fieldsNotDifferent, limits: ["other": .key])
}

extension Rules {
  static let differentFrom = RuleOf(
    "differentFrom",
    "The value differs from that of another field; an absent value passes.",
    reports: [.fieldsNotDifferent],
    samples: [
      RuleSample(["field": "b"], beside: ["b": "x"], valid: ["y", nil], invalid: ["x": .fieldsNotDifferent])
    ],
    takes: .field("field", shorthand: true)
  ) { .relation(FieldRelation(kind: .different, fields: [$0], error: .notDifferent(from: $0))) }
}

extension Validation where Value: Equatable & SendableMetatype {
  /// The value differs from another one that is read when the rule runs, such as the password that it replaces. Text
  /// is compared by canonical equivalence, as Swift compares. For two fields of one model, see
  /// ``FieldComparison/differentFrom``.
  ///
  /// Code: `fields.notDifferent`.
  /// - Parameters:
  ///   - name: The name of the other field.
  ///   - other: Reads the other value.
  public static func differentFrom(_ name: String, _ other: @escaping @Sendable () -> Value?) -> Validation {
    let error = ValidationError.notDifferent(from: name).madeInAdvance
    return Validation(run: { value, sink in
      if value == other() { sink.report(error) }
    })
  }
}

extension ValidationError {
  /// A value equals that of another field.
  package static func notDifferent(from name: String) -> ValidationError {
    ValidationError(reporting: .fieldsNotDifferent, limits: ArgumentList("other", .field(name)))
  }
}
