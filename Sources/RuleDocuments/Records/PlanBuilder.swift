/// What the compiled fields of a document share, collected while they are compiled.
struct PlanBuilder {
  var tree = RecordTreeBuilder()
  private(set) var conditions = ConditionBuilder()

  mutating func condition(_ condition: Condition?) -> ConditionPlan {
    condition.map { conditions.add($0, &tree) } ?? .always
  }

  /// The table that tells which of some conditions hold; nil if that takes no fewer tests.
  mutating func selector(of conditions: [ConditionPlan]) -> Int? {
    self.conditions.addSelector(of: conditions)
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
