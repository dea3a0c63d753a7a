package import JSONText
import Primitives
package import ValidationCore

extension RuleValue {
  /// The value of a node; of two members with one name both are kept.
  package init(_ node: JSONNode) {
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
