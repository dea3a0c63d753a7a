import JSONText

/// The members of a schema. Of the keywords that are asked for few are there, which is mostly known at a glance.
struct SchemaMembers {
  private let schema: JSONNode
  /// A bit for each name, which some others share.
  private let names: UInt64

  init(_ schema: JSONNode) {
    self.schema = schema
    names = (schema.object ?? []).reduce(0) { $0 | Self.bit(of: $1.key) }
  }

  /// The members in source order; nil if the schema is no object.
  var object: [JSONNode.Member]? { schema.object }

  /// The value of the last member with this name.
  subscript(name: String) -> JSONNode? { names & Self.bit(of: name) == 0 ? nil : schema[name] }

  private static func bit(of name: String) -> UInt64 {
    var name = name
    return name.withUTF8 { utf8 in
      guard let first = utf8.first, let last = utf8.last else { return 1 }
      return 1 << UInt64((Int(first) &* 7 &+ Int(last) &* 3 &+ utf8.count &* 11) & 63)
    }
  }
}
