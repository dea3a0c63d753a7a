public import JSONText

/// What a rule that reads other fields sees: the value of its own field, and the record around it.
public struct FieldContext: Sendable {
  /// The value of the field; nil where it is absent or null.
  public let value: JSONNode?
  /// The whole record.
  public let record: JSONNode

  let indices: IndexStack

  /// The value of another field; nil where it is absent or null.
  public func value(of field: FieldReference) -> JSONNode? {
    var node = record
    var used = 0
    for step in field.pattern.steps {
      switch step {
      case .key(let name):
        guard let member = node[name] else { return nil }
        node = member
      case .index(let index):
        guard let element = node.element(at: index) else { return nil }
        node = element
      case .each:
        guard let element = node.element(at: indices[used]) else { return nil }
        used += 1
        node = element
      }
    }
    return node.isNull ? nil : node
  }
}

/// Another field of the record, as a rule names it.
///
/// Paths start at the record. A `[]` stands for the element that the rule's own field is in: for the field
/// `items[].confirmation`, `items[].password` is the password of the same item.
public struct FieldReference: Sendable {
  let pattern: FieldPattern
}

extension FieldReference: CustomStringConvertible {
  /// The path, with `[]` for elements.
  public var description: String { pattern.description }
}

extension JSONNode {
  /// The element of an array; nil where there is none, or no array.
  func element(at index: Int) -> JSONNode? {
    guard case .array(let elements) = content, index < elements.count else { return nil }
    return elements[index]
  }
}
