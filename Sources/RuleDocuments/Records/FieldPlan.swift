import JSONText
import ValidationCore

/// The rules of one field, made ready to run.
struct FieldPlan: ~Copyable {
  let pattern: FieldPattern
  /// The offset of the path's first step among the members that the document names; nil where it is no member.
  private let member: Int?
  private let length: Int
  /// The path of every value that the pattern stands for; nil where there may be several.
  private let path: FieldPath?
  private let condition: Condition?
  private let isConditional: Bool
  let requirements: [TypeRequirement]
  /// The types that no requirement refuses.
  private let accepted: ValueKinds
  private let hasOwnConditions: Bool
  private let groups: FixedList<RuleGroup>

  init(_ rules: FieldRules, member: Int?) {
    pattern = rules.pattern
    self.member = member
    length = rules.pattern.steps.count
    path = pattern.eachCount == 0 ? pattern.path(IndexStack(), length: length) : nil
    condition = rules.condition
    isConditional = rules.condition != nil
    requirements = rules.requirements
    accepted = rules.requirements.reduce(.any) { $0.common(with: $1.kinds) }
    hasOwnConditions = rules.requirements.contains { $0.condition != nil }
    var groups = rules.groups
    // Nobody asks whether the last rules fail.
    if let last = groups.indices.last { groups[last].endsField = false }
    self.groups = FixedList(groups)
  }

  /// Validates every value of a record that the pattern stands for.
  func run<Record>(_ run: inout RecordRun<Record>, _ findings: inout Findings) {
    guard let member, run.record.type == .object else {
      return walk(from: 0, run.record, IndexStack(), &run, &findings)
    }
    let value = run.members[member]
    if length == 1 {
      finish(value, IndexStack(), &run, &findings)
    } else {
      walk(from: 1, value, IndexStack(), &run, &findings)
    }
  }

  private func walk<Record>(
    from start: Int,
    _ value: Record?,
    _ indices: IndexStack,
    _ run: inout RecordRun<Record>,
    _ findings: inout Findings
  ) {
    var value = value
    for position in start..<length {
      guard let container = value?.present else {
        // There is no element to validate in a list that is not there; any other value is absent.
        if position < pattern.stepsThroughLastEach { return }
        value = nil
        break
      }
      switch pattern.steps[position] {
      case .key(let name):
        guard container.type == .object else {
          return reportMismatch(container.type, expected: .object, at: position, indices, &findings)
        }
        value = container.member(name)
      case .index(let index):
        guard container.type == .list else {
          return reportMismatch(container.type, expected: .list, at: position, indices, &findings)
        }
        value = container.element(at: index)
      case .each:
        guard container.type == .list else {
          return reportMismatch(container.type, expected: .list, at: position, indices, &findings)
        }
        return walkElements(of: container, behind: position, indices, &run, &findings)
      }
    }
    finish(value, indices, &run, &findings)
  }

  private func walkElements<Record>(
    of list: Record,
    behind position: Int,
    _ indices: IndexStack,
    _ run: inout RecordRun<Record>,
    _ findings: inout Findings
  ) {
    list.forEachElement { index, element in
      walk(from: position + 1, element, indices.pushing(index), &run, &findings)
      return !findings.isDecided
    }
  }

  /// Reports that a value on the way to the field cannot hold it; once, however many fields it would hold.
  private func reportMismatch(
    _ type: ValueType,
    expected: ValueKinds,
    at position: Int,
    _ indices: IndexStack,
    _ findings: inout Findings
  ) {
    var error = ValidationError.typeMismatch(type, expected: expected)
    error.path = pattern.path(indices, length: position)
    if !findings.errors.contains(error) { findings.report(error) }
  }

  /// Validates a value at the end of the path.
  private func finish<Record>(
    _ value: Record?,
    _ indices: IndexStack,
    _ run: inout RecordRun<Record>,
    _ findings: inout Findings
  ) {
    let place = FieldPlace(value: value?.present, record: run.record, indices: indices)
    if let path {
      findings.entering(path) { check(place, &run, &$0) }
    } else {
      findings.adjusting(
        { $0.path.segments.insert(contentsOf: pattern.path(indices, length: length).segments, at: 0) },
        in: { check(place, &run, &$0) }
      )
    }
  }

  private func check<Record>(
    _ place: FieldPlace<Record>,
    _ run: inout RecordRun<Record>,
    _ findings: inout Findings
  ) {
    if isConditional, condition?.holds(at: place) == false { return }
    if let value = place.value, hasOwnConditions || !accepted.contain(value),
      let refusing = firstRequirement(refusing: value, at: place)
    {
      return refusing.mismatch.run(value.type, &findings)
    }
    groups.visit { group in
      guard group.applies(at: place) else { return true }
      if group.endsField {
        return !findings.failing(in: { group.run(at: place, &run, &$0) })
      }
      group.run(at: place, &run, &findings)
      return !findings.isDecided
    }
  }

  private func firstRequirement<Record>(
    refusing value: Record,
    at place: FieldPlace<Record>
  ) -> TypeRequirement? {
    requirements.first { requirement in
      !requirement.kinds.contain(value) && requirement.condition?.holds(at: place) != false
    }
  }
}
