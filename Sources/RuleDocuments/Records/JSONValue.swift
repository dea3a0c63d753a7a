import JSONText
import ValidationCore

/// A JSON value compared by what it means, not by how and where it is written.
///
/// Texts are equal by canonical equivalence, as Swift compares; numbers by their exact value; objects whatever the
/// order of their members.
struct JSONValue: Sendable {
  let node: JSONNode

  init(_ node: JSONNode) { self.node = node }
}

extension JSONValue: Hashable {
  static func == (left: Self, right: Self) -> Bool {
    switch (left.node.content, right.node.content) {
    case (.null, .null): true
    case (.bool(let one), .bool(let other)): one == other
    case (.number(let one), .number(let other)): ExactDecimal(written: one) == ExactDecimal(written: other)
    case (.string(let one), .string(let other)): one == other
    case (.array(let one), .array(let other)):
      one.count == other.count && zip(one, other).allSatisfy { JSONValue($0) == JSONValue($1) }
    case (.object(let one), .object(let other)):
      one.count == other.count
        && one.allSatisfy { member in
          right.node[member.key].map { JSONValue($0) == JSONValue(member.value) } ?? false
        }
    default: false
    }
  }

  func hash(into hasher: inout Hasher) {
    switch node.content {
    case .null: hasher.combine(0)
    case .bool(let value): hasher.combine(value)
    case .number(let text): hasher.combine(ExactDecimal(written: text))
    case .string(let text): hasher.combine(text)
    case .array(let elements): hasher.combine(elements.count)
    case .object(let members): hasher.combine(members.count)
    }
  }
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
