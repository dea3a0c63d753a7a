public import JSONText
import Primitives
import ValidationCore

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

/// A record that an application's own rules may keep.
///
/// It is read in place while its run lasts, and made into nodes afterwards if a rule still has it.
final class NodeRecord: Sendable {
  private enum Form {
    case inPlace(JSONTapeValue)
    case nodes(JSONNode)
  }

  /// `@unchecked Sendable` holds because the form is only used inside a lock, and in place only during the run.
  private struct State: @unchecked Sendable {
    var form: Form
    var finder = PartFinder()
    var copy: RecordCopy?
  }

  private let state: Lock<State>

  /// - Parameter record: A record in place, valid until ``detach()`` is called.
  init(_ record: JSONTapeValue) { state = Lock(State(form: .inPlace(record))) }

  var record: JSONNode {
    state.withLock { state in
      switch state.form {
      case .inPlace(let record): record.node
      case .nodes(let record): record
      }
    }
  }

  /// The value of a field; nil if it is absent or null.
  ///
  /// - Parameter indices: The elements that the `[]` in its path refer to.
  func value(of field: FieldReference, _ indices: IndexStack) -> JSONNode? {
    state.withLock { state in
      switch state.form {
      case .inPlace(let record): return state.finder.value(of: field, indices, in: record)?.node
      case .nodes(let record):
        if state.copy == nil { state.copy = RecordCopy(record) }
        guard let record = state.copy?.record else { return nil }
        return state.finder.value(of: field, indices, in: record)?.node
      }
    }
  }

  /// Makes nodes of the record, whose memory is about to be used for another.
  func detach() {
    state.withLock { state in
      guard case .inPlace(let record) = state.form else { return }
      state.form = .nodes(record.node)
      state.finder = PartFinder()
    }
  }
}

/// A record on a tape of its own.
private struct RecordCopy {
  private let tape = JSONTape()
  let record: JSONTapeValue

  init?(_ node: JSONNode) {
    guard let record = tape.write(node) else { return nil }
    self.record = record
  }
}

extension PartFinder {
  fileprivate mutating func value(
    of field: FieldReference,
    _ indices: IndexStack,
    in record: JSONTapeValue
  ) -> JSONTapeValue? {
    var value = record
    var used = 0
    for step in field.pattern.steps {
      let part: JSONTapeValue?
      switch step {
      case .key(let name): part = member(name, of: value)
      case .index(let index): part = element(at: index, of: value)
      case .each:
        part = element(at: indices[used], of: value)
        used += 1
      }
      guard let part else { return nil }
      value = part
    }
    return value.present
  }
}
