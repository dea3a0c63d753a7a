/// What the compiled fields of a document share, collected while they are compiled.
struct PlanBuilder {
  var tree = RecordTreeBuilder()
  private(set) var conditions = ConditionBuilder()

  mutating func condition(_ condition: Condition?) -> ConditionPlan {
    condition.map { conditions.add($0, &tree) } ?? .always
  }

  /// How a rule of a field reads another field.
  mutating func reading(of field: FieldReference, from owner: FieldPattern) -> FieldReading {
    let level = field.pattern.eachCount
    return FieldReading(
      slot: tree.slot(of: field.pattern),
      level: level,
      isShared: level < owner.eachCount
    )
  }
}

/// How a run reads another field.
struct FieldReading {
  let slot: Int
  /// How many `[]` the other field shares with the rule's own field; 0 if it is not in a list.
  let level: Int
  /// Whether the value is the same for many values of the rule's own field.
  let isShared: Bool
}
