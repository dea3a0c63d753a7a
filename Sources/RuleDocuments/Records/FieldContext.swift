public import JSONText
import Primitives

/// What a rule that reads other fields sees: the value of its own field, and the record around it.
public struct FieldContext: Sendable {
  /// The value of the field; nil where it is absent or null.
  public let value: JSONNode?
  /// The whole record. Where it was read from bytes, the positions of its nodes are not known.
  public var record: JSONNode { nodes.record }

  let nodes: NodeRecord
  let indices: IndexStack

  /// The value of another field; nil where it is absent or null.
  public func value(of field: FieldReference) -> JSONNode? { nodes.value(of: field, indices) }
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

/// A record as nodes, in which rules of a program's own look for fields.
final class NodeRecord: Sendable {
  let record: JSONNode
  private let finder = Lock(PartFinder<JSONNode>())

  init(_ record: JSONNode) { self.record = record }

  /// The value of a field; nil where it is absent or null.
  ///
  /// - Parameter indices: The elements that the `[]` of its path stand for.
  func value(of field: FieldReference, _ indices: IndexStack) -> JSONNode? {
    var value = record
    var used = 0
    for step in field.pattern.steps {
      let part: JSONNode?
      switch step {
      case .key(let name): part = finder.withLock { $0.member(name, of: value) }
      case .index(let index): part = value.element(at: index)
      case .each:
        part = value.element(at: indices[used])
        used += 1
      }
      guard let part else { return nil }
      value = part
    }
    return value.present
  }
}
