/// Values that are made to be written, in the order in which they are given.
extension JSONNode {
  package static func text(_ text: String) -> JSONNode { JSONNode(.string(text)) }

  package static func count(_ count: Int) -> JSONNode { JSONNode(.number(String(count))) }

  package static func list(_ elements: [JSONNode]) -> JSONNode { JSONNode(.array(elements)) }

  /// An object of the members that have a value.
  package static func members(_ members: KeyValuePairs<String, JSONNode?>) -> JSONNode {
    .members(of: members.compactMap { member in member.value.map { (member.key, $0) } })
  }

  package static func members(of members: [(key: String, value: JSONNode)]) -> JSONNode {
    JSONNode(.object(members.map { Member(key: $0.key, value: $0.value) }))
  }
}
