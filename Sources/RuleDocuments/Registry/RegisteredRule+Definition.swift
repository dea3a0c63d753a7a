import JSONText
import Primitives
import ValidationCore
import ValidationRules

extension RegisteredRule {
  /// A built-in rule.
  init(_ definition: RuleDefinition) {
    self.init(
      name: definition.name,
      aliases: definition.aliases,
      summary: definition.summary,
      standard: definition.standard,
      arguments: definition.arguments,
      codes: definition.reports.map(\.code)
    ) { arguments in
      do throws(ImpossibleRule) {
        return try RuleBody(definition.make(arguments.values.mapValues { RuleValue($0.node) }))
      } catch {
        throw arguments.error(error)
      }
    }
  }
}

extension RuleArguments {
  /// The reason why a rule cannot be made, at its place in the document.
  fileprivate func error(_ reason: ImpossibleRule) -> RuleDocumentError {
    if let name = reason.argument, let offset = reason.codePointOffset {
      return error(at: name, codePoint: offset, reason.problem, expected: reason.expected)
    }
    return error(
      at: reason.argument,
      element: reason.element,
      reason.problem,
      expected: reason.expected,
      known: reason.known
    )
  }
}

extension RuleValue {
  /// The value of a node; of two members with one name both are kept.
  init(_ node: JSONNode) {
    switch node.content {
    case .null: self = .null
    case .bool(let value): self = .boolean(value)
    case .number(let text): self = .number(ExactDecimal(written: text))
    case .string(let text): self = .text(text)
    case .array(let nodes): self = .list(nodes.map { RuleValue($0) })
    case .object(let members): self = .object(members.map { Member($0.key, RuleValue($0.value)) })
    }
  }
}

extension RuleBody {
  init(_ implementation: RuleImplementation) {
    switch implementation {
    case .typed(let rule): self = .value(ValueRule(rule))
    }
  }
}

extension ValueRule {
  fileprivate init(_ rule: TypedRule) {
    var kinds: ValueKinds = rule.takesAnyType ? .any : []
    if rule.text != nil { kinds.insert(.text) }
    if rule.number != nil { kinds.formUnion([.number, .integer]) }
    if rule.boolean != nil { kinds.insert(.boolean) }
    if rule.elementCount != nil { kinds.insert(.list) }
    if rule.memberCount != nil { kinds.insert(.object) }
    self.init(
      kinds: kinds,
      text: rule.text,
      number: rule.number,
      boolean: rule.boolean,
      list: rule.elementCount.map { Validation(count: $0) },
      object: rule.memberCount.map { Validation(count: $0) },
      absent: rule.absent
    )
  }
}
