import CJSONTape
import JSONText
import Primitives

/// The values of `enum` or `const`, compared as the specification says: texts by code point, numbers by value, objects
/// without regard to the order of their members.
///
/// `@unchecked Sendable` holds because the tapes do not change after initialization.
final class SchemaLiterals: @unchecked Sendable {
  /// The texts among the values.
  private let texts: NameTable<UInt8>
  /// The kinds of the values.
  private let kinds: KindSet
  private let others: [(tape: JSONTape, value: JSONTapeValue)]

  init(_ values: [JSONNode]) {
    texts = NameTable(values.compactMap(\.string).map { (Array($0.utf8), 0) }, none: 0)
    kinds = KindSet(values)
    others = values.compactMap { node in
      guard node.number != nil || node.array != nil || node.object != nil else { return nil }
      let tape = JSONTape(capacity: 4)
      return tape.write(node).map { (tape, $0) }
    }
  }

  func contain(_ value: JSONTapeValue) -> Bool {
    guard kinds.contains(KindSet(of: value)) else { return false }
    switch value.kind {
    case .null, .true, .false: return true
    case .string: return texts.contains(value.utf8)
    case .number, .array, .object: return others.contains { $0.value.isEqual(to: value) }
    }
  }
}

extension JSONTapeValue {
  /// Whether both are the same value of JSON Schema's data model.
  func isEqual(to other: JSONTapeValue) -> Bool { isEqual(to: other) { $0.hasSameBytes(as: $1) } }
}
