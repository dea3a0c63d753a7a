public import JSONText
import Primitives

/// The input of a rule that reads other fields: the value of its own field, and the record around it.
public struct FieldContext: Sendable {
  /// The value of the field; nil if it is absent or null.
  public let value: JSONNode?
  /// The whole record. The positions of its nodes, and of those of fields, are not known.
  public var record: JSONNode { nodes.record }

  let nodes: NodeRecord
  let indices: IndexStack

  /// The value of another field; nil if it is absent or null.
  public func value(of field: FieldReference) -> JSONNode? { nodes.value(of: field, indices) }
}

/// Another field of the record, as a rule names it.
///
/// Paths start at the record. A `[]` refers to the element that contains the rule's own field: for the field
/// `items[].confirmation`, `items[].password` is the password of the same item.
public struct FieldReference: Sendable {
  let pattern: FieldPattern
}

extension FieldReference: CustomStringConvertible {
  /// The path, with `[]` for elements.
  public var description: String { pattern.description }
}

/// A record that an application's own rules may retain.
final class NodeRecord: Sendable {
  let record: JSONNode
  private let search = Lock<RecordSearch?>(nil)

  init(_ record: JSONNode) { self.record = record }

  /// The value of a field; nil if it is absent or null.
  ///
  /// - Parameter indices: The elements that the `[]` in its path refer to.
  func value(of field: FieldReference, _ indices: IndexStack) -> JSONNode? {
    search.withLock { search in
      if search == nil { search = RecordSearch(record) }
      return search?.value(of: field, indices)
    }
  }
}

/// A search for fields of a record, on a separate tape.
private struct RecordSearch {
  private let tape = JSONTape()
  private let record: JSONTapeValue
  private var finder = PartFinder()

  init?(_ node: JSONNode) {
    guard let record = tape.write(node) else { return nil }
    self.record = record
  }

  mutating func value(of field: FieldReference, _ indices: IndexStack) -> JSONNode? {
    var value = record
    var used = 0
    for step in field.pattern.steps {
      let part: JSONTapeValue?
      switch step {
      case .key(let name): part = finder.member(name, of: value)
      case .index(let index): part = finder.element(at: index, of: value)
      case .each:
        part = finder.element(at: indices[used], of: value)
        used += 1
      }
      guard let part else { return nil }
      value = part
    }
    return value.present?.node
  }
}
