import JSONText
import ValidationCore

/// A rule that reads other fields of the record.
enum RecordRule: Sendable {
  /// A rule over nodes, which may keep what it is given.
  case nodes(Validation<FieldContext>)
  /// A rule that compares values where they are; the validation reports what is wrong.
  case relation(FieldRelation, Validation<ValidationError>)

  /// A rule that compares values where they are.
  static func relation(_ relation: FieldRelation) -> RecordRule {
    .relation(relation, Validation(run: { error, findings in findings.report(error) }))
  }

  func modified(by modifiers: RuleModifiers) -> RecordRule {
    switch self {
    case .nodes(let rule): .nodes(modifiers.applied(to: rule))
    case .relation(let relation, let failure): .relation(relation, modifiers.applied(to: failure))
    }
  }
}

/// A rule that reads other fields, made ready to run.
enum RecordRulePlan: Sendable {
  case nodes(Validation<FieldContext>)
  case relation(RelationPlan, Validation<ValidationError>)

  init(_ rule: RecordRule, of owner: FieldPattern, _ table: inout PlanTable) {
    switch rule {
    case .nodes(let rule): self = .nodes(rule)
    case .relation(let relation, let failure):
      self = .relation(RelationPlan(relation, of: owner, &table), failure)
    }
  }

  /// - Parameter levelCount: How many elements the field is in.
  func check(
    _ value: JSONTapeValue?,
    inElements levelCount: Int,
    _ run: inout RecordRun,
    _ findings: inout Findings
  ) {
    switch self {
    case .nodes(let rule):
      let indices = IndexStack(count: levelCount) { run.index(atLevel: $0) }
      rule.run(FieldContext(value: value?.node, nodes: run.nodes, indices: indices), &findings)
    case .relation(let relation, let failure):
      if let error = relation.fault(of: value, in: &run) { failure.run(error, &findings) }
    }
  }
}
