import JSONText
import ValidationCore

/// The assembled rules of one field.
struct FieldRules: Sendable {
  let pattern: FieldPattern
  let condition: Condition?
  let requirements: [TypeRequirement]
  let groups: [GroupRules]
  /// The values with which the rules compare the value of the field.
  let literals: [JSONNode]
}

/// Rules of a field that are run together.
struct GroupRules: Sendable {
  let body: RegisteredRule.Implementation
  let condition: Condition?
  /// Whether the remainder of the field is skipped if these rules fail.
  let endsField: Bool
  /// Whether the rules report nothing for an absent value.
  let isOptional: Bool
}

/// A type that one of the rules of a field requires.
struct TypeRequirement: Sendable {
  let kinds: JSONTypeSet
  let condition: Condition?
  /// Reports a value of any other type.
  let mismatch: Validation<JSONTapeType>
  /// Whether the report is a plain error, as for a value on the path to a field.
  let isPlain: Bool

  init(kinds: JSONTypeSet, condition: Condition?, modifiers: RuleModifiers) {
    self.kinds = kinds
    self.condition = condition
    isPlain = modifiers.message == nil && !modifiers.isWarning && !modifiers.isSensitive
    mismatch = modifiers.applied(
      to: Validation(run: { type, sink in sink.report(.typeMismatch(type, expected: kinds)) })
    )
  }
}
