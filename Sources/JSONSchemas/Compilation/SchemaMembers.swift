import JSONText
import Primitives
import RuleDocuments

/// The members of a schema. Of the keywords that are asked for few are there, which is mostly known at a glance.
struct SchemaMembers {
  private let schema: JSONNode
  /// A bit for each name, which some others share.
  private let names: UInt64
  /// Whether two names share a bit, as the same name twice does.
  private let mayRepeat: Bool

  init(_ schema: JSONNode) {
    self.schema = schema
    var (names, mayRepeat) = (UInt64(0), false)
    for member in schema.object ?? [] {
      let bit = Self.bit(of: member.key)
      if names & bit != 0 { mayRepeat = true }
      names |= bit
    }
    (self.names, self.mayRepeat) = (names, mayRepeat)
  }

  /// The names of more than one member, each once, in the order in which they are repeated.
  var repeated: [String] {
    guard mayRepeat else { return [] }
    var (seen, found): (Set<MemberName>, [String]) = ([], [])
    for member in schema.object ?? [] where !seen.insert(MemberName(member.key)).inserted {
      if !found.contains(where: { $0.hasSameBytes(as: member.key) }) { found.append(member.key) }
    }
    return found
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
