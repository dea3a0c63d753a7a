import JSONText
import ValidationCore

/// Assembles the rules of a field, so that adjacent rules that always run together form one chain.
struct FieldRulesBuilder {
  private let pattern: FieldPattern
  private let field: RuleModifiers
  private let stopsAtFirst: Bool
  private let made: MadeRules

  private var requirements: [TypeRequirement] = []
  private var groups: [GroupRules] = []
  private var literals: [JSONNode] = []
  private var otherFields: [FieldPattern] = []
  /// Rules for the value that may be joined with the next rule.
  private var pending: [ValueRule] = []
  /// What tells each of them from other rules of the document; nil for one that is not shared.
  private var pendingUses: [MadeRules.Use?] = []

  init(pattern: FieldPattern, field: RuleModifiers, stopsAtFirst: Bool, made: MadeRules) {
    self.pattern = pattern
    self.field = field
    self.stopsAtFirst = stopsAtFirst
    self.made = made
  }

  mutating func add(_ use: DocumentDecoder.RuleCall) {
    let own = use.modifiers
    let modifiers = own.completed(by: field)
    literals += use.literals
    otherFields += use.fields
    switch use.body {
    case .value(let rule):
      if rule.kinds != .any {
        var mismatch = modifiers
        if !use.asksForTypeOnly { mismatch.message = field.message }
        requirements.append(
          TypeRequirement(
            kinds: rule.kinds, condition: own.condition, scenarios: own.scenarios, modifiers: mismatch)
        )
      }
      if use.asksForTypeOnly { return }
      let modified = rule.modified(by: modifiers)
      if own.condition == nil, own.scenarios == nil, !own.stopsAtFirst {
        pending.append(modified)
        pendingUses.append(use.number.map { MadeRules.Use(of: $0, modifiers) })
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
      scenarios: field.scenarios,
      requirements: requirements,
      groups: groups,
      literals: literals,
      otherFields: otherFields
    )
  }

  private mutating func closeChain() {
    guard !pending.isEmpty else { return }
    let chain = made.chain(pending, pendingUses, stopsAtFirst: stopsAtFirst)
    (pending, pendingUses) = ([], [])
    append(.value(chain), RuleModifiers(), field)
  }

  private mutating func append(
    _ body: RegisteredRule.Implementation, _ own: RuleModifiers, _ modifiers: RuleModifiers
  ) {
    groups.append(
      GroupRules(
        body: body,
        condition: own.condition,
        scenarios: own.scenarios,
        endsField: stopsAtFirst || own.stopsAtFirst,
        isOptional: modifiers.isOptional
      )
    )
  }
}
