import JSONText
import ValidationCore

extension ValueRule {
  /// The rules in order as one: a chain for each type, so that the rules for a text share one view of it.
  static func chain(_ rules: [ValueRule], stopsAtFirst: Bool) -> ValueRule {
    func chained<Value>(_ validations: [Validation<Value>]) -> Validation<Value>? {
      validations.isEmpty ? nil : .chain(validations, stopsAtFirst: stopsAtFirst)
    }
    let absences = rules.compactMap(\.absent)
    var absent: (@Sendable (inout ErrorSink) -> Void)?
    if !absences.isEmpty {
      absent = { sink in
        // Several rules about presence report the same error for an absent value: it is reported once.
        for run in absences where sink.failing(in: run) { return }
      }
    }
    return ValueRule(
      kinds: rules.reduce(.any) { $0.common(with: $1.kinds) },
      text: chained(rules.compactMap(\.text)),
      number: chained(rules.compactMap(\.number)),
      boolean: chained(rules.compactMap(\.boolean)),
      list: chained(rules.compactMap(\.list)),
      object: chained(rules.compactMap(\.object)),
      partCounts: rules.reduce(.all) { $0.and($1.partCounts) },
      absent: absent
    )
  }

  /// The rule with a document's modifiers applied to its errors.
  func modified(by modifiers: RuleModifiers) -> ValueRule {
    var absence: (@Sendable (inout ErrorSink) -> Void)?
    if let absent, !modifiers.isOptional {
      // The check for absence goes through the same adjustments, as a separate validation.
      absence = modifiers.applied(to: Validation<JSONNode>(run: { _, _ in }, checkAbsent: absent)).checkAbsent
    }
    return ValueRule(
      kinds: kinds,
      text: text.map { modifiers.applied(to: $0) },
      number: number.map { modifiers.applied(to: $0) },
      boolean: boolean.map { modifiers.applied(to: $0) },
      list: list.map { modifiers.applied(to: $0) },
      object: object.map { modifiers.applied(to: $0) },
      partCounts: partCounts,
      absent: absence
    )
  }
}

extension ValueRule {
  /// The rules in order as one; a type for which none of them has a rule passes.
  package static func chain(of rules: [ValueRule]) -> ValueRule {
    let chain = chain(rules, stopsAtFirst: false)
    return ValueRule(
      kinds: .any, text: chain.text, number: chain.number, boolean: chain.boolean, list: chain.list,
      object: chain.object, partCounts: chain.partCounts, absent: nil)
  }
}
