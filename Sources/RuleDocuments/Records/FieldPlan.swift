import JSONText
import ValidationCore

/// The rules of one field, made ready to run.
struct FieldPlan: Sendable {
  /// Rules that are run together.
  struct Group: Sendable {
    let body: RuleBody
    let condition: Condition?
    /// Whether the rest of the field is skipped where these rules fail.
    let endsField: Bool
    let isSensitive: Bool
    /// Whether the rules have nothing to say of an absent value.
    let isOptional: Bool
  }

  /// A type that one of the rules asks for.
  struct TypeRequirement: Sendable {
    let kinds: ValueKinds
    let condition: Condition?
    let modifiers: RuleModifiers
  }

  let pattern: FieldPattern
  let condition: Condition?
  let requirements: [TypeRequirement]
  let groups: [Group]

  /// Validates every value of a record that the pattern stands for.
  func run(on record: JSONNode, _ findings: inout Findings) {
    walk(from: 0, record, IndexStack(), in: record, &findings)
  }

  private func walk(
    from start: Int,
    _ node: JSONNode?,
    _ indices: IndexStack,
    in record: JSONNode,
    _ findings: inout Findings
  ) {
    var node = node
    for position in start..<pattern.steps.count {
      guard let container = node, !container.isNull else {
        // There is no element to validate in a list that is not there; any other value is absent.
        if position < pattern.stepsThroughLastEach { return }
        node = nil
        break
      }
      switch pattern.steps[position] {
      case .key(let name):
        guard case .object = container.content else {
          return reportMismatch(container, expected: .object, at: position, indices, &findings)
        }
        node = container[name]
      case .index(let index):
        guard case .array = container.content else {
          return reportMismatch(container, expected: .list, at: position, indices, &findings)
        }
        node = container.element(at: index)
      case .each:
        guard case .array(let elements) = container.content else {
          return reportMismatch(container, expected: .list, at: position, indices, &findings)
        }
        for (index, element) in elements.enumerated() {
          walk(from: position + 1, element, indices.pushing(index), in: record, &findings)
          if findings.isDecided { return }
        }
        return
      }
    }
    let value = node.flatMap { $0.isNull ? nil : $0 }
    let context = FieldContext(value: value, record: record, indices: indices)
    findings.adjusting(
      { error in
        let path = pattern.path(indices, length: pattern.steps.count)
        error.path.segments.insert(contentsOf: path.segments, at: 0)
      },
      in: { check(context, &$0) }
    )
  }

  /// Reports that a value on the way to the field cannot hold it; once, however many fields it would hold.
  private func reportMismatch(
    _ node: JSONNode,
    expected: ValueKinds,
    at position: Int,
    _ indices: IndexStack,
    _ findings: inout Findings
  ) {
    var error = ValidationError.typeMismatch(node, expected: expected)
    error.path = pattern.path(indices, length: position)
    if !findings.errors.contains(error) { findings.report(error) }
  }

  private func check(_ context: FieldContext, _ findings: inout Findings) {
    if let condition, !condition.holds(in: context) { return }
    if let value = context.value {
      for requirement in requirements where !requirement.kinds.contain(value) {
        if let condition = requirement.condition, !condition.holds(in: context) { continue }
        return requirement.report(value, &findings)
      }
    }
    for group in groups {
      if let condition = group.condition, !condition.holds(in: context) { continue }
      if group.endsField {
        if findings.failing(in: { group.run(context, &$0) }) { return }
      } else {
        group.run(context, &findings)
        if findings.isDecided { return }
      }
    }
  }
}

extension FieldPlan.Group {
  fileprivate func run(_ context: FieldContext, _ findings: inout Findings) {
    guard isSensitive else { return runBody(context, &findings) }
    findings.adjusting({ $0.hideValue() }, in: { runBody(context, &$0) })
  }

  private func runBody(_ context: FieldContext, _ findings: inout Findings) {
    switch body {
    case .value(let rule): rule.run(context.value, &findings)
    case .record(let rule):
      if isOptional, context.value == nil { return }
      rule.run(context, &findings)
    }
  }
}

extension FieldPlan.TypeRequirement {
  fileprivate func report(_ value: JSONNode, _ findings: inout Findings) {
    let mismatch = Validation<JSONNode>(run: { value, findings in
      findings.report(.typeMismatch(value, expected: kinds))
    })
    modifiers.applied(to: mismatch).run(value, &findings)
  }
}
