import CJSONTape
import JSONText
import Primitives

/// The values of `enum` or `const`, compared as the specification says: texts by code point, numbers by value, objects
/// without regard to the order of their members.
///
/// `@unchecked Sendable` holds because the tapes do not change after initialization.
final class SchemaLiterals: @unchecked Sendable {
  /// The texts among the values.
  private let texts: ByteStringTable?
  private let acceptsNull: Bool
  private let acceptsTrue: Bool
  private let acceptsFalse: Bool
  private let others: [(tape: JSONTape, value: JSONTapeValue)]

  init(_ values: [JSONNode]) {
    let texts = values.compactMap(\.string)
    self.texts = texts.isEmpty ? nil : ByteStringTable(texts)
    acceptsNull = values.contains(where: \.isNull)
    acceptsTrue = values.contains { $0.bool == true }
    acceptsFalse = values.contains { $0.bool == false }
    others = values.compactMap { node in
      guard node.number != nil || node.array != nil || node.object != nil else { return nil }
      let tape = JSONTape(capacity: 4)
      return tape.write(node).map { (tape, $0) }
    }
  }

  func contain(_ value: JSONTapeValue) -> Bool {
    switch value.kind {
    case .null: acceptsNull
    case .true: acceptsTrue
    case .false: acceptsFalse
    case .string: texts?.offset(of: value.utf8) != nil
    case .number, .array, .object: others.contains { $0.value.isEqual(to: value) }
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
      // Of several members with the same name, the last one counts, on both sides.
      guard let value = member(name.utf8), let match = other.member(name.utf8), value.isEqual(to: match)
      else {
        return false
      }
      name = name.next.next
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
