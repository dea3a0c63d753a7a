/// What the compiled fields of a document share, collected while they are compiled.
struct PlanBuilder {
  var tree = RecordTreeBuilder()
  private(set) var conditions = ConditionBuilder()
  private(set) var quick = QuickGroupsBuilder()

  mutating func condition(_ condition: Condition?) -> ConditionPlan {
    condition.map { conditions.add($0, &tree) } ?? .always
  }

  /// Adds groups of a field as those that are asked first.
  ///
  /// - Parameter groups: The groups, and their offsets among all of the field.
  mutating func quickGroups(_ groups: [(group: RuleGroup, offset: Int)]) -> QuickGroups {
    quick.add(groups, selector: conditions.addSelector(of: groups.map(\.group.condition)))
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
