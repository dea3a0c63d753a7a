import ValidationCore

/// Puts the rules of a field together, so that neighbours that always run together run as one chain.
struct FieldRulesBuilder {
  private let pattern: FieldPattern
  private let field: RuleModifiers
  private let stopsAtFirst: Bool

  private var requirements: [TypeRequirement] = []
  private var groups: [RuleGroup] = []
  /// Rules over the value that wait for a neighbour.
  private var pending: [ValueRule] = []

  init(pattern: FieldPattern, field: RuleModifiers, stopsAtFirst: Bool) {
    self.pattern = pattern
    self.field = field
    self.stopsAtFirst = stopsAtFirst
  }

  /// - Parameter asksForTypeOnly: Whether the rule's message is for a value of another type.
  mutating func add(_ body: RuleBody, _ own: RuleModifiers, _ asksForTypeOnly: Bool) {
    let modifiers = own.completed(by: field)
    switch body {
    case .value(let rule):
      if rule.kinds != .any {
        var mismatch = modifiers
        if !asksForTypeOnly { mismatch.message = field.message }
        requirements.append(
          TypeRequirement(kinds: rule.kinds, condition: own.condition, modifiers: mismatch)
        )
      }
      if asksForTypeOnly { return }
      let modified = rule.modified(by: modifiers)
      if own.condition == nil, !own.stopsAtFirst {
        pending.append(modified)
      } else {
        closeChain()
        append(.value(modified), own, modifiers)
      }
    case .record(let rule):
      closeChain()
      append(.record(rule.modified(by: modifiers)), own, modifiers)
    }
  }

  mutating func rules() -> FieldRules {
    closeChain()
    return FieldRules(
      pattern: pattern,
      condition: field.condition,
      requirements: requirements,
      groups: groups
    )
  }

  private mutating func closeChain() {
    guard !pending.isEmpty else { return }
    let chain = ValueRule.chain(pending, stopsAtFirst: stopsAtFirst)
    pending = []
    append(.value(chain), RuleModifiers(), field)
  }

  private mutating func append(_ body: RuleBody, _ own: RuleModifiers, _ modifiers: RuleModifiers) {
    groups.append(
      RuleGroup(
        body,
        condition: own.condition,
        endsField: stopsAtFirst || own.stopsAtFirst,
        isOptional: modifiers.isOptional
      )
    )
  }
}
