/// A JSON value (RFC 8259) that knows where it stands.
package struct JSONNode: Sendable, Hashable {
  /// What a node holds.
  package enum Content: Sendable, Hashable {
    case null
    case bool(Bool)
    /// The exact text of the number: `18.0`, `1e2` and 20-digit integers survive.
    case number(String)
    case string(String)
    case array([JSONNode])
    /// The members in source order; duplicate names are kept, see ``JSONNode/duplicateMembers``.
    case object([Member])
  }

  /// A name with its value.
  package struct Member: Sendable, Hashable {
    package let key: String

    /// Where the name starts.
    package let position: JSONPosition

    package let value: JSONNode

    package init(key: String, position: JSONPosition = .start, value: JSONNode) {
      self.key = key
      self.position = position
      self.value = value
    }
  }

  package let content: Content

  /// Where the value starts.
  package let position: JSONPosition

  package init(_ content: Content, position: JSONPosition = .start) {
    self.content = content
    self.position = position
  }
}
