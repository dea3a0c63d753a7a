import CJSONTape
import JSONText
import ValidationCore

/// The compiled rules of one field.
final class CompiledField {
  private let pattern: FieldPattern
  /// The pattern, as errors store it.
  private let place: PathPattern
  private let labels: FieldLabels?
  private let condition: ConditionPlan
  private let requirements: [RequirementPlan]
  /// The types that no requirement rejects.
  private let accepted: JSONTypeSet
  /// The types of which every value is accepted.
  private let acceptedTypes: ValueTypes
  private let groups: FixedList<RuleGroup>
  /// What a valid value is found by.
  let quick: QuickField

  /// - Parameters:
  ///   - offset: The offset of the field in the document.
  ///   - labels: The labels of all fields; nil if there are none.
  init(_ rules: FieldRules, at offset: Int, labels: FieldLabels?, _ plans: inout PlanBuilder) {
    self.labels = labels
    pattern = rules.pattern
    let slot = plans.tree.addField(rules.pattern, at: offset)
    place = pattern.shared(labels)
    condition = plans.condition(rules.condition)
    requirements = rules.requirements.map { RequirementPlan($0, plans.condition($0.condition)) }
    accepted = rules.requirements.reduce(.any) { $0.common(with: $1.kinds) }
    acceptedTypes = ValueTypes(accepted)
    let last = rules.groups.count - 1
    groups = FixedList(count: rules.groups.count) { index in
      RuleGroup(rules.groups[index], of: rules.pattern, isLast: index == last, &plans)
    }
    var all: [(group: RuleGroup, offset: Int)] = []
    for offset in 0..<groups.count { all.append((groups[offset], offset)) }
    quick = QuickField(
      slot: Int32(truncatingIfNeeded: slot),
      acceptedTypes: acceptedTypes,
      accepted: accepted,
      onPresence: plans.quickGroups(all.filter(\.group.rulesOnPresence)),
      onAbsence: plans.quickGroups(all.filter(\.group.rulesOnAbsence))
    )
  }

  /// Runs the groups on a value that may be wrong.
  ///
  /// - Parameter refusing: The offset of the group that did not accept the value, if that is known.
  @inline(never)
  func runGroups(
    on value: JSONTapeValue?, refusedBy refusing: Int, _ run: inout Evaluation, _ sink: inout ErrorSink
  ) {
    let mark = sink.errors.count
    check(value, refusedBy: refusing, &run, &sink)
    if sink.errors.count > mark {
      sink.place(from: mark, at: place) { run.index(atLevel: $0) }
    }
  }

  /// Whether a value on the path to a part cannot contain it. That is reported once, however many parts the value
  /// should contain.
  ///
  /// - Parameter expected: What the part itself must be if it is present; nil if it is absent.
  @inline(never)
  func reportMismatch(
    onWayTo slot: Int,
    _ expected: JSONTypeSet?,
    _ parts: borrowing FixedList<PartPlace>,
    _ run: inout Evaluation,
    _ sink: inout ErrorSink
  ) -> Bool {
    var (slot, expected) = (slot, expected)
    while true {
      let place = parts[slot]
      if let expected, let value = run.slots[slot] {
        if expected.contain(value) { return false }
        report(value, expected, at: place.position, &run, &sink)
        return true
      }
      guard let container = place.container else { return false }
      (slot, expected) = (container, place.expected)
    }
  }

  private func report(
    _ container: JSONTapeValue,
    _ expected: JSONTypeSet,
    at position: Int,
    _ run: inout Evaluation,
    _ sink: inout ErrorSink
  ) {
    guard run.isNew(BrokenContainer(container, expected: expected)) else { return }
    var error = ValidationError.typeMismatch(container.type, expected: expected)
    error.path = run.path(of: pattern, length: position)
    if let labels { error.labels = labels }
    sink.report(error)
  }

  private func check(
    _ value: JSONTapeValue?, refusedBy refusing: Int, _ run: inout Evaluation, _ sink: inout ErrorSink
  ) {
    guard run.holds(condition) else { return }
    if let value, !acceptedTypes.contain(value), !accepted.contain(value),
      let refusing = firstRequirement(refusing: value, &run)
    {
      return refuse(value, refusing, &run, &sink)
    }
    for offset in 0..<groups.count {
      let goesOn = groups.withElement(at: offset) { group in
        guard run.holds(group.condition) else { return true }
        if group.endsField {
          let fails = sink.failing { group.run(on: value, isRefused: offset == refusing, &run, &$0) }
          return !fails && !sink.isDecided
        }
        group.run(on: value, isRefused: offset == refusing, &run, &sink)
        return !sink.isDecided
      }
      if !goesOn { return }
    }
  }

  private func firstRequirement(refusing value: JSONTapeValue, _ run: inout Evaluation)
    -> RequirementPlan?
  {
    requirements.first { !$0.kinds.contain(value) && run.holds($0.condition) }
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
  let kinds: JSONTypeSet
  let condition: ConditionPlan
  let mismatch: Validation<JSONTapeType>
  let isPlain: Bool

  init(_ requirement: TypeRequirement, _ condition: ConditionPlan) {
    kinds = requirement.kinds
    self.condition = condition
    mismatch = requirement.mismatch
    isPlain = requirement.isPlain
  }
}
