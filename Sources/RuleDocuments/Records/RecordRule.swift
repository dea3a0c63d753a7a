import JSONText
import ValidationCore
import ValidationRules

/// A rule that reads other fields of the record.
enum RecordRule: Sendable {
  /// A rule for nodes, which may keep the nodes that it receives.
  case nodes(Validation<FieldContext>)
  /// A rule that compares values in place; the validation reports what is wrong.
  case relation(FieldRelation, [FieldReference], Validation<ValidationError>)

  /// A rule that compares values in place.
  ///
  /// - Parameter fields: The other fields, in the order of their paths.
  static func relation(_ relation: FieldRelation, _ fields: [FieldReference]) -> RecordRule {
    .relation(relation, fields, Validation(run: { error, sink in sink.report(error) }))
  }

  func modified(by modifiers: RuleModifiers) -> RecordRule {
    switch self {
    case .nodes(let rule): .nodes(modifiers.applied(to: rule))
    case .relation(let relation, let fields, let failure):
      .relation(relation, fields, modifiers.applied(to: failure))
    }
  }
}

/// The compiled form of a rule that reads other fields.
enum RecordRulePlan: Sendable {
  case nodes(Validation<FieldContext>)
  case relation(RelationPlan, Validation<ValidationError>)

  init(_ rule: RecordRule, of owner: FieldPattern, _ plans: inout PlanBuilder) {
    switch rule {
    case .nodes(let rule): self = .nodes(rule)
    case .relation(let relation, let fields, let failure):
      self = .relation(RelationPlan(relation, fields, of: owner, &plans), failure)
    }
  }

  /// - Parameter levelCount: How many nested list elements contain the field.
  func check(
    _ value: JSONTapeValue?,
    inElements levelCount: Int,
    _ run: inout Evaluation,
    _ sink: inout ErrorSink
  ) {
    switch self {
    case .nodes(let rule):
      let context = FieldContext(
        value: value?.node, nodes: run.record, indices: run.indices(count: levelCount))
      rule.run(context, &sink)
    case .relation(let relation, let failure):
      if let error = relation.fault(of: value, in: &run) { failure.run(error, &sink) }
    }
  }
}
