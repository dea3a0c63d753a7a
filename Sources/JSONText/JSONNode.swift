/// A JSON value (RFC 8259) with its position.
public struct JSONNode: Sendable, Hashable {
  /// The content of a node.
  public enum Content: Sendable, Hashable {
    /// The value `null`.
    case null
    /// `true` or `false`.
    case bool(Bool)
    /// The exact text of the number: `18.0`, `1e2` and 20-digit integers survive.
    case number(String)
    /// A text, with its escapes decoded.
    case string(String)
    /// The elements in source order.
    case array([JSONNode])
    /// The members in source order; duplicate names are kept.
    case object([Member])
  }

  /// A name with its value.
  public struct Member: Sendable, Hashable {
    /// The name, with its escapes decoded.
    public let key: String

    /// Where the name starts.
    public let position: JSONPosition

    /// The value of the member.
    public let value: JSONNode

    /// Makes a member; its default position is the start of a text.
    public init(key: String, position: JSONPosition = .start, value: JSONNode) {
      self.key = key
      self.position = position
      self.value = value
    }
  }

  /// The value itself.
  public let content: Content

  /// Where the value starts.
  public let position: JSONPosition

  /// Makes a node; its default position is the start of a text.
  public init(_ content: Content, position: JSONPosition = .start) {
    self.content = content
    self.position = position
  }
}
