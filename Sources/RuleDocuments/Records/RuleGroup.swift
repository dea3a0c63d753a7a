import JSONText
import Primitives
import ValidationCore

/// Compiled rules of a field that run together.
///
/// Everything is read in place: a rule that was copied for each value would cost a reference count each time. An object,
/// since a structure of this size would be loaded as a whole for each value.
final class RuleGroup {
  private let checks: ValueRuleChecks
  private let absent: (@Sendable (inout ErrorSink) -> Void)?
  private let record: RecordRulePlan
  /// Whether there is a rule that reads other fields.
  private let readsRecord: Bool
  /// Whether the rules may report something for an absent value: reading the closure to find out counts a reference.
  let rulesOnAbsence: Bool
  /// When the rules apply.
  let condition: ConditionPlan
  /// Whether the remainder of the field is skipped if these rules fail.
  let endsField: Bool

  /// - Parameter isLast: Whether these are the last rules of the field, so that nothing depends on whether they fail.
  init(_ group: GroupRules, of owner: FieldPattern, isLast: Bool, _ plans: inout PlanBuilder) {
    var rule = ValueRule.type(.any)
    if case .value(let value) = group.body { rule = value }
    record = RecordRulePlan(group.body, of: owner, &plans)
    readsRecord = !record.isEmpty
    checks = ValueRuleChecks(rule)
    absent = rule.absent
    rulesOnAbsence =
      rule.absent != nil || readsRecord && !group.isOptional && record.concerns(isPresent: false)
    condition = plans.condition(group.condition)
    endsField = group.endsField && !isLast
  }

  /// Whether the rules may report something for a value that is present.
  var rulesOnPresence: Bool { readsRecord ? record.concerns(isPresent: true) : !checks.kinds.isEmpty }

  /// What tells that most values are valid.
  ///
  /// - Parameter offset: The offset of the group among those of the field.
  func quick(at offset: Int) -> QuickGroup {
    QuickGroup(
      offset: offset,
      condition: condition,
      ruledTypes: ValueTypes(readsRecord ? .any : checks.kinds),
      texts: checks.texts.count == 1 ? checks.texts[0] : nil,
      numbers: checks.numberTests.count == 1 && checks.numberTests[0].isComplete
        ? checks.numberTests[0].tests : nil,
      partCounts: readsRecord ? .none : checks.partCounts,
      relation: record.onlyRelation
    )
  }

  /// Reports what is wrong with the value of a field.
  ///
  /// - Parameters:
  ///   - value: The value; nil if it is absent or null.
  ///   - isRefused: Whether ``QuickGroup`` did not accept the value.
  func run(
    on value: JSONTapeValue?, isRefused: Bool, _ run: inout Evaluation, _ sink: inout ErrorSink
  ) {
    if readsRecord {
      if value == nil, !rulesOnAbsence { return }
      return record.check(value, &run, &sink)
    }
    guard let value else {
      if rulesOnAbsence { absent?(&sink) }
      return
    }
    checks.run(on: value, isRefused: isRefused, &sink)
  }
}
