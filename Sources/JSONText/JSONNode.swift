/// A JSON value (RFC 8259) that knows where it stands.
public struct JSONNode: Sendable, Hashable {
  /// What a node holds.
  public enum Content: Sendable, Hashable {
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
  public struct Member: Sendable, Hashable {
    public let key: String

    /// Where the name starts.
    public let position: JSONPosition

    public let value: JSONNode

    public init(key: String, position: JSONPosition = .start, value: JSONNode) {
      self.key = key
      self.position = position
      self.value = value
    }
  }

  public let content: Content

  /// Where the value starts.
  public let position: JSONPosition

  public init(_ content: Content, position: JSONPosition = .start) {
    self.content = content
    self.position = position
  }
}
