import ValidationCore

/// The rules of one field, put together.
struct FieldRules: Sendable {
  let pattern: FieldPattern
  let condition: Condition?
  let requirements: [TypeRequirement]
  let groups: [RuleGroup]
}

/// A type that one of the rules of a field asks for.
struct TypeRequirement: Sendable {
  let kinds: ValueKinds
  let condition: Condition?
  /// Reports a value of another type.
  let mismatch: Validation<ValueType>

  init(kinds: ValueKinds, condition: Condition?, modifiers: RuleModifiers) {
    self.kinds = kinds
    self.condition = condition
    mismatch = modifiers.applied(
      to: Validation(run: { type, findings in findings.report(.typeMismatch(type, expected: kinds)) })
    )
  }
}
