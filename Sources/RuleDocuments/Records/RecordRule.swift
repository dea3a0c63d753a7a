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
///
/// One of the lists has the rule, and the other is empty: the parts of an enumeration would be copied for each value.
struct RecordRulePlan: ~Copyable {
  private let relations: FixedList<RelationPlan>
  private let rulesOnNodes: FixedList<Validation<FieldContext>>
  /// How many nested list elements contain the field.
  private let levelCount: Int

  /// - Parameter body: The rule; it may be one that does not read other fields.
  init(_ body: RegisteredRule.Implementation, of owner: FieldPattern, _ plans: inout PlanBuilder) {
    var relations: [(FieldRelation, [FieldReference], Validation<ValidationError>)] = []
    var rulesOnNodes: [Validation<FieldContext>] = []
    switch body {
    case .value: break
    case .record(.nodes(let rule)): rulesOnNodes.append(rule)
    case .record(.relation(let relation, let fields, let failure)):
      relations.append((relation, fields, failure))
    }
    self.relations = FixedList(count: relations.count) { index in
      let (relation, fields, failure) = relations[index]
      return RelationPlan(relation, fields, of: owner, failure, &plans)
    }
    self.rulesOnNodes = FixedList(rulesOnNodes)
    levelCount = owner.eachCount
  }

  var isEmpty: Bool { relations.count + rulesOnNodes.count == 0 }

  /// The relation, if the rule is one.
  var onlyRelation: RelationPlan? { relations.count == 1 ? relations[0] : nil }

  /// Whether a value that is present, or absent, may be wrong.
  func concerns(isPresent: Bool) -> Bool {
    onlyRelation.map { $0.concerns(isPresent: isPresent) } ?? !isEmpty
  }

  func check(_ value: JSONTapeValue?, _ run: inout Evaluation, _ sink: inout ErrorSink) {
    relations.visit { relation in
      relation.check(value, &run, &sink)
      return true
    }
    rulesOnNodes.visit { rule in
      let indices = run.indices(count: levelCount)
      rule.run(FieldContext(value: value?.node, nodes: run.record, indices: indices), &sink)
      return true
    }
  }
}
