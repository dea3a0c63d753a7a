import JSONText
import Primitives
import ValidationRules

/// A JSON value by its meaning, not its spelling: equal values have equal hashes at every level, so looking one up
/// among very many, or comparing very long ones, takes at most linear time.
///
/// Numbers are equal by their exact value, texts by canonical equivalence, objects whatever the order of their
/// members; of several members of the same name the last one counts, and names are compared by code point.
enum JSONMeaning: Sendable, Hashable {
  case null
  case boolean(Bool)
  case number(ExactDecimal)
  case text(String)
  case list([JSONMeaning])
  case object([MemberName: JSONMeaning])

  /// The meaning of a value in a record.
  init(_ value: JSONTapeValue) {
    switch value.type {
    case .null: self = .null
    case .boolean: self = .boolean(value.isTrue)
    case .number: self = .number(value.decimal)
    case .text: self = .text(value.string)
    case .list:
      var elements: [JSONMeaning] = []
      elements.reserveCapacity(value.partCount)
      value.forEachElement { _, element in
        elements.append(JSONMeaning(element))
        return true
      }
      self = .list(elements)
    case .object:
      var members: [MemberName: JSONMeaning] = [:]
      members.reserveCapacity(value.partCount)
      value.forEachMember { name, value in members[MemberName(name)] = JSONMeaning(value) }
      self = .object(members)
    }
  }

  /// The meaning of a value from a document or a program.
  init(_ node: JSONNode) {
    switch node.content {
    case .null: self = .null
    case .bool(let value): self = .boolean(value)
    case .number(let text): self = .number(ExactDecimal(written: text))
    case .string(let text): self = .text(text)
    case .array(let elements): self = .list(elements.map { JSONMeaning($0) })
    case .object(let members):
      self = .object(
        Dictionary(
          members.map { (MemberName($0.key), JSONMeaning($0.value)) },
          uniquingKeysWith: { _, last in last }
        )
      )
    }
  }
}

extension JSONTapeValue {
  /// Whether both have the same meaning, however they are written: whether their ``JSONMeaning``s are equal.
  func means(_ other: JSONTapeValue) -> Bool { isEqual(to: other) { $0.isCanonicallyEquivalent(to: $1) } }
}
