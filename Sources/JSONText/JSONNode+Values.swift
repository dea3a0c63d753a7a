import Primitives

extension JSONNode {
  /// The value of the last member with this name, compared by code point; nil if there is none, or the value is not an
  /// object.
  ///
  /// Swift's own `==` would treat `"é"` and `"e\u{301}"` as the same name; RFC 8259, section 8.3, does not.
  public subscript(key: String) -> JSONNode? {
    guard case .object(let members) = content else { return nil }
    return members.last { $0.key.hasSameBytes(as: key) }?.value
  }

  /// Whether the value is `null`.
  public var isNull: Bool { content == .null }

  /// The value of `true` or `false`.
  public var bool: Bool? {
    guard case .bool(let value) = content else { return nil }
    return value
  }

  /// The text of a string.
  public var string: String? {
    guard case .string(let value) = content else { return nil }
    return value
  }

  /// The exact text of a number.
  public var number: String? {
    guard case .number(let text) = content else { return nil }
    return text
  }

  /// The elements of an array.
  public var array: [JSONNode]? {
    guard case .array(let elements) = content else { return nil }
    return elements
  }

  /// The members of an object, in source order.
  public var object: [Member]? {
    guard case .object(let members) = content else { return nil }
    return members
  }

  /// The number as an integer, if its value is an integer that fits: `18`, `18.0` and `1.8e1` are all 18.
  public var integer: Int? { number.flatMap { ExactDecimal(written: $0).integer } }

  /// The number as the nearest double; nil if it would be infinite.
  package var double: Double? {
    number.flatMap { ExactDecimal(written: $0).double }
  }

  /// The kind of value in plain English, for messages.
  package var kind: String {
    switch content {
    case .null: "null"
    case .bool: "a boolean"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }

  /// Each member of this object whose name occurs in an earlier member, with the first such member.
  package var duplicateMembers: [(first: Member, repeated: Member)] {
    guard case .object(let members) = content, members.count > 1 else { return [] }
    var first: [[UInt8]: Member] = [:]
    first.reserveCapacity(members.count)
    var duplicates: [(first: Member, repeated: Member)] = []
    for member in members {
      let key = Array(member.key.utf8)
      if let earlier = first[key] {
        duplicates.append((earlier, member))
      } else {
        first[key] = member
      }
    }
    return duplicates
  }
}
