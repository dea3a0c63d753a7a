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
  /// Objects with more members are compared by a table of their names.
  private static let fewMembers = 16

  /// Whether both are the same value of JSON Schema's data model.
  func isEqual(to other: JSONTapeValue) -> Bool {
    guard kind == other.kind else { return false }
    switch kind {
    case .null, .true, .false: return true
    case .string: return utf8.hasSameBytes(as: other.utf8)
    case .number:
      return utf8.hasSameBytes(as: other.utf8)
        || ExactDecimal(written: utf8) == ExactDecimal(written: other.utf8)
    case .array:
      guard count == other.count else { return false }
      var (one, two) = (first, other.first)
      for _ in 0..<count {
        guard one.isEqual(to: two) else { return false }
        (one, two) = (one.next, two.next)
      }
      return true
    case .object: return hasEqualMembers(as: other)
    }
  }

  private func hasEqualMembers(as other: JSONTapeValue) -> Bool {
    guard count == other.count else { return false }
    if count > Self.fewMembers {
      let (mine, theirs) = (memberTable, other.memberTable)
      return mine.count == theirs.count
        && mine.allSatisfy { name, value in theirs[name].map { value.isEqual(to: $0) } ?? false }
    }
    var name = first
    for _ in 0..<count {
      let value = name.next
      // Of several members with the same name, the last one counts, on both sides; the others must not be compared, which
      // would double the time with each level.
      if member(name.utf8)?.entry == value.entry {
        guard let match = other.member(name.utf8), value.isEqual(to: match) else { return false }
      }
      name = value.next
    }
    name = other.first
    for _ in 0..<other.count {
      guard member(name.utf8) != nil else { return false }
      name = name.next.next
    }
    return true
  }

  private var memberTable: [[UInt8]: JSONTapeValue] {
    var table: [[UInt8]: JSONTapeValue] = [:]
    var name = first
    for _ in 0..<count {
      table[Array(name.utf8)] = name.next
      name = name.next.next
    }
    return table
  }
}
