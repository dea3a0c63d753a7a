import JSONText
import Primitives
import ValidationCore

/// A JSON value as an argument of a rule, compared by what it means.
struct JSONValue: Sendable {
  let node: JSONNode
  private let meaning: ComparableValue

  init(_ node: JSONNode) {
    self.node = node
    meaning = ComparableValue(node)
  }
}

extension JSONValue: Hashable {
  static func == (left: Self, right: Self) -> Bool { left.meaning == right.meaning }

  func hash(into hasher: inout Hasher) { hasher.combine(meaning) }
}

extension JSONValue: ErrorArgumentConvertible {
  var errorArgument: ValidationError.Argument {
    switch node.content {
    case .string(let text): .text(text)
    case .number(let text): ExactDecimal(written: text).errorArgument
    case .array(let elements): .list(elements.map { JSONValue($0).errorArgument })
    case .null, .bool, .object: .text(node.description)
    }
  }
}
