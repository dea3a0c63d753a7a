import JSONText
import ValidationCore

/// The compiled rules of one field.
struct CompiledField: ~Copyable {
  private let pattern: FieldPattern
  /// The offset of the path's first step among the members that the document names; nil if it is not a member.
  private let member: Int?
  private let length: Int
  /// The pattern, as errors store it.
  private let place: PathPattern
  private let condition: ConditionPlan?
  private let isConditional: Bool
  private let requirements: [RequirementPlan]
  /// The types that no requirement rejects.
  private let accepted: ValueKinds
  private let hasOwnConditions: Bool
  private let groups: FixedList<RuleGroup>

  init(_ rules: FieldRules, _ table: inout PlanTable) {
    pattern = rules.pattern
    member = table.member(of: rules.pattern)
    length = rules.pattern.steps.count
    place = pattern.shared
    condition = rules.condition.map { ConditionPlan($0, of: rules.pattern, &table) }
    isConditional = rules.condition != nil
    requirements = rules.requirements.map { requirement in
      RequirementPlan(
        requirement,
        condition: requirement.condition.map { ConditionPlan($0, of: rules.pattern, &table) }
      )
    }
    accepted = rules.requirements.reduce(.any) { $0.common(with: $1.kinds) }
    hasOwnConditions = rules.requirements.contains { $0.condition != nil }
    let last = rules.groups.count - 1
    groups = FixedList(count: rules.groups.count) { index in
      RuleGroup(rules.groups[index], of: rules.pattern, isLast: index == last, &table)
    }
  }

  /// Validates every value of a record that the pattern matches.
  func run(_ run: inout Evaluation, _ sink: inout ErrorSink) {
    guard let member, run.record.type == .object else {
      return walk(from: 0, run.record, level: 0, &run, &sink)
    }
    let value = run.members[member]
    if length == 1 {
      finish(value, &run, &sink)
    } else {
      walk(from: 1, value, level: 0, &run, &sink)
    }
  }

  /// - Parameter level: How many `[]` have been passed.
  private func walk(
    from start: Int,
    _ value: JSONTapeValue?,
    level: Int,
    _ run: inout Evaluation,
    _ sink: inout ErrorSink
  ) {
    var value = value
    for position in start..<length {
      guard let container = value?.present else {
        // A missing list has no elements to validate; any other missing value is absent.
        if position < pattern.stepsThroughLastEach { return }
        value = nil
        break
      }
      let type = container.type
      switch pattern.steps[position] {
      case .key(let name):
        guard type == .object else {
          return reportMismatch(container, .object, at: position, &run, &sink)
        }
        value = run.member(name, of: container)
      case .index(let index):
        guard type == .list else { return reportMismatch(container, .list, at: position, &run, &sink) }
        value = run.element(at: index, of: container)
      case .each:
        guard type == .list else { return reportMismatch(container, .list, at: position, &run, &sink) }
        return container.forEachElement { index, element in
          run.enter(element, at: index, level: level)
          walk(from: position + 1, element, level: level + 1, &run, &sink)
          return !sink.isDecided
        }
      }
    }
    finish(value, &run, &sink)
  }

  /// Reports, once, that a value on the path to the field cannot contain it, however many fields the value should
  /// contain.
  private func reportMismatch(
    _ container: JSONTapeValue,
    _ expected: ValueKinds,
    at position: Int,
    _ run: inout Evaluation,
    _ sink: inout ErrorSink
  ) {
    var error = ValidationError.typeMismatch(container.type, expected: expected)
    error.path = run.path(of: pattern, length: position)
    if run.isNew(BrokenContainer(container, expected: expected)) { sink.report(error) }
  }

  /// Validates a value at the end of the path.
  private func finish(
    _ value: JSONTapeValue?,
    _ run: inout Evaluation,
    _ sink: inout ErrorSink
  ) {
    let mark = sink.errors.count
    check(value?.present, &run, &sink)
    if sink.errors.count > mark {
      sink.place(from: mark, at: place) { run.index(atLevel: $0) }
    }
  }

  private func check(
    _ value: JSONTapeValue?,
    _ run: inout Evaluation,
    _ sink: inout ErrorSink
  ) {
    if isConditional, condition?.holds(in: &run) == false { return }
    if let value, hasOwnConditions || !accepted.contain(value),
      let refusing = firstRequirement(refusing: value, &run)
    {
      return refuse(value, refusing, &run, &sink)
    }
    groups.visit { group in
      guard group.apply(in: &run) else { return true }
      if group.endsField {
        return !sink.failing(in: { group.run(on: value, &run, &$0) }) && !sink.isDecided
      }
      group.run(on: value, &run, &sink)
      return !sink.isDecided
    }
  }

  private func firstRequirement(
    refusing value: JSONTapeValue,
    _ run: inout Evaluation
  ) -> RequirementPlan? {
    for requirement in requirements where !requirement.kinds.contain(value) {
      if requirement.condition?.holds(in: &run) != false { return requirement }
    }
    return nil
  }

  private func refuse(
    _ value: JSONTapeValue,
    _ requirement: RequirementPlan,
    _ run: inout Evaluation,
    _ sink: inout ErrorSink
  ) {
    requirement.mismatch.run(value.type, &sink)
    // The fields within it must not report the same error.
    if requirement.isPlain, requirement.kinds == .object || requirement.kinds == .list {
      _ = run.isNew(BrokenContainer(value, expected: requirement.kinds))
    }
  }
}

/// The compiled form of a type that one of the rules of a field requires.
private struct RequirementPlan {
  let kinds: ValueKinds
  let condition: ConditionPlan?
  let mismatch: Validation<ValueType>
  let isPlain: Bool

  init(_ requirement: TypeRequirement, condition: ConditionPlan?) {
    kinds = requirement.kinds
    self.condition = condition
    mismatch = requirement.mismatch
    isPlain = requirement.isPlain
  }
}
