import JSONText

/// A JSON value to look up among very many: equal values have equal hashes all the way down, so that a hostile list
/// of lists and objects takes no more than linear time.
///
/// Numbers are equal by their exact value, texts by canonical equivalence, objects whatever the order of their
/// members; of two members of one name the last counts, and names are compared by code point.
enum ComparableValue: Sendable, Hashable {
  case null
  case boolean(Bool)
  case number(ExactDecimal)
  case text(String)
  case list([ComparableValue])
  case object([[UInt8]: ComparableValue])

  init(_ node: JSONNode) {
    switch node.content {
    case .null: self = .null
    case .bool(let value): self = .boolean(value)
    case .number(let text): self = .number(ExactDecimal(written: text))
    case .string(let text): self = .text(text)
    case .array(let elements): self = .list(elements.map { ComparableValue($0) })
    case .object(let members):
      self = .object(
        Dictionary(members.map { (Array($0.key.utf8), ComparableValue($0.value)) }) { _, last in last }
      )
    }
  }
}
