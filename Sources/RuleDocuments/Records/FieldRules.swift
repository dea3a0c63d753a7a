import JSONText
import ValidationCore

/// The assembled rules of one field.
struct FieldRules: Sendable {
  let pattern: FieldPattern
  let condition: Condition?
  /// The scenarios in which the rules apply; nil for all, and for none that is chosen.
  let scenarios: Set<Scenario>?
  private(set) var requirements: [TypeRequirement]
  private(set) var groups: [GroupRules]
  /// The values with which the rules compare the value of the field.
  let literals: [JSONNode]
  /// The other fields that the rules read, beside those of conditions.
  let otherFields: [FieldPattern]

  /// The rules that apply in some scenarios; nil if there are none.
  func on(_ chosen: Set<Scenario>) -> FieldRules? {
    func applies(_ scenarios: Set<Scenario>?) -> Bool {
      scenarios.map { !$0.isDisjoint(with: chosen) } ?? true
    }
    guard applies(scenarios) else { return nil }
    var rules = self
    rules.requirements.removeAll { !applies($0.scenarios) }
    rules.groups.removeAll { !applies($0.scenarios) }
    return rules
  }
}

/// Rules of a field that are run together.
struct GroupRules: Sendable {
  let body: RegisteredRule.Implementation
  let condition: Condition?
  let scenarios: Set<Scenario>?
  /// Whether the remainder of the field is skipped if these rules fail.
  let endsField: Bool
  /// Whether the rules report nothing for an absent value.
  let isOptional: Bool
}

/// A type that one of the rules of a field requires.
struct TypeRequirement: Sendable {
  let kinds: JSONTypeSet
  let condition: Condition?
  let scenarios: Set<Scenario>?
  /// Reports a value of any other type.
  let mismatch: Validation<JSONTapeType>
  /// Whether the report is a plain error, as for a value on the path to a field.
  let isPlain: Bool

  init(
    kinds: JSONTypeSet, condition: Condition?, scenarios: Set<Scenario>?, modifiers: RuleModifiers
  ) {
    self.kinds = kinds
    self.condition = condition
    self.scenarios = scenarios
    isPlain = modifiers.message == nil && !modifiers.isWarning && !modifiers.isSensitive
    mismatch = modifiers.applied(
      to: Validation(run: { type, sink in sink.report(.typeMismatch(type, expected: kinds)) })
    )
  }
}
