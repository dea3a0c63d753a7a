import JSONText
import Primitives
import ValidationCore

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

extension JSONNode {
  /// The node of a value, without a place.
  init(literal value: RuleValue) {
    let content: Content =
      switch value {
      case .null: .null
      case .boolean(let value): .bool(value)
      case .number(let number): .number(number.text)
      case .text(let text): .string(text)
      case .list(let values): .array(values.map { JSONNode(literal: $0) })
      case .object(let members):
        .object(members.map { Member(key: $0.name, value: JSONNode(literal: $0.value)) })
      }
    self.init(content)
  }
}
