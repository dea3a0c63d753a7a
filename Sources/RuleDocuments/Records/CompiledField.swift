import CJSONTape
import JSONText
import ValidationCore

/// The compiled rules of one field.
final class CompiledField {
  private let pattern: FieldPattern
  /// The slot of the field's value.
  private let slot: Int
  /// The pattern, as errors store it.
  private let place: PathPattern
  private let condition: ConditionPlan
  private let requirements: [RequirementPlan]
  /// The types that no requirement rejects.
  private let accepted: JSONTypeSet
  /// A bit for each type of values that are certainly accepted.
  private let acceptedTypes: ValueTypes
  private let groups: FixedList<RuleGroup>
  /// Whether no rule reports anything for an absent value.
  private let ignoresAbsence: Bool
  /// How many nested list elements contain the field.
  private let level: Int

  /// - Parameter offset: The offset of the field in the document.
  init(_ rules: FieldRules, at offset: Int, _ plans: inout PlanBuilder) {
    pattern = rules.pattern
    slot = plans.tree.addField(rules.pattern, at: offset)
    place = pattern.shared
    condition = plans.condition(rules.condition)
    requirements = rules.requirements.map { RequirementPlan($0, plans.condition($0.condition)) }
    accepted = rules.requirements.reduce(.any) { $0.common(with: $1.kinds) }
    acceptedTypes = ValueTypes(accepted)
    let last = rules.groups.count - 1
    groups = FixedList(count: rules.groups.count) { index in
      RuleGroup(rules.groups[index], of: rules.pattern, isLast: index == last, &plans)
    }
    var ignoresAbsence = true
    groups.visit { group in
      if group.rulesOnAbsence { ignoresAbsence = false }
      return ignoresAbsence
    }
    self.ignoresAbsence = ignoresAbsence
    level = rules.pattern.eachCount
  }

  /// Validates the value of the field in the current elements.
  ///
  /// - Parameter parts: The places of all parts.
  func run(_ parts: borrowing FixedList<PartPlace>, _ run: inout Evaluation, _ sink: inout ErrorSink) {
    let value = run.slots[slot]
    if let value {
      if certainlyAccepts(value) { return }
    } else {
      if run.mayMismatch(atLevel: level), reportMismatch(onWayTo: slot, nil, parts, &run, &sink) { return }
      if ignoresAbsence { return }
    }
    let mark = sink.errors.count
    check(value, &run, &sink)
    if sink.errors.count > mark {
      sink.place(from: mark, at: place) { run.index(atLevel: $0) }
    }
  }

  /// Whether a value on the path to a part cannot contain it. That is reported once, however many parts the value
  /// should contain.
  ///
  /// - Parameter expected: What the part itself must be if it is present; nil if it is absent.
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
    sink.report(error)
  }

  /// Whether a value is valid under every condition, as most are; false also if that is not known.
  @inline(__always)
  private func certainlyAccepts(_ value: JSONTapeValue) -> Bool {
    guard groups.count == 1, acceptedTypes.contain(value) else { return false }
    return groups.withElement(at: 0) { $0.certainlyAccepts(value) }
  }

  private func check(_ value: JSONTapeValue?, _ run: inout Evaluation, _ sink: inout ErrorSink) {
    guard run.holds(condition) else { return }
    if let value, !acceptedTypes.contain(value), !accepted.contain(value),
      let refusing = firstRequirement(refusing: value, run)
    {
      return refuse(value, refusing, &run, &sink)
    }
    groups.visit { group in
      guard run.holds(group.condition) else { return true }
      if group.endsField {
        return !sink.failing(in: { group.run(on: value, &run, &$0) }) && !sink.isDecided
      }
      group.run(on: value, &run, &sink)
      return !sink.isDecided
    }
  }

  private func firstRequirement(refusing value: JSONTapeValue, _ run: Evaluation) -> RequirementPlan? {
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

/// Types of values as bits, to be tested with few instructions.
private struct ValueTypes {
  private var bits: UInt32 = 0

  /// The types of which `kinds` have every value.
  init(_ kinds: JSONTypeSet) {
    let types: [(JSONTapeValue.Kind, JSONTypeSet)] = [
      (.false, .boolean), (.true, .boolean), (.number, .number), (.string, .text), (.array, .list),
      (.object, .object),
    ]
    for (type, kind) in types where kinds.contains(kind) { bits |= 1 << type.rawValue }
  }

  @inline(__always)
  func contain(_ value: JSONTapeValue) -> Bool { bits >> (value.entry.pointee.extent & 7) & 1 != 0 }
}
