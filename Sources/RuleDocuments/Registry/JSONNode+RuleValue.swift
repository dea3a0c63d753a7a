import JSONText
import Primitives
import ValidationCore

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
