import Primitives

extension JSONTapeValue {
  /// Objects with more members are compared by a table of their names, since finding each of them would take too long.
  private static let fewMembers = 16

  /// Whether both are the same value, however it is written: numbers are equal by their exact value, and objects whatever
  /// the order of their members, whose names are compared by code point; of several members of the same name the last one
  /// counts.
  ///
  /// Takes linear time, and allocates nothing but for objects of many members and numbers of many digits.
  /// - Parameter areEqual: Whether two texts are equal.
  package func isEqual(
    to other: JSONTapeValue,
    texts areEqual: (UnsafeBufferPointer<UInt8>, UnsafeBufferPointer<UInt8>) -> Bool
  ) -> Bool {
    guard kind == other.kind else { return false }
    switch kind {
    case .null, .true, .false: return true
    case .string: return areEqual(utf8, other.utf8)
    case .number:
      return utf8.hasSameBytes(as: other.utf8)
        || ExactDecimal(written: utf8) == ExactDecimal(written: other.utf8)
    case .array:
      guard count == other.count else { return false }
      var (one, two) = (first, other.first)
      for _ in 0..<count {
        guard one.isEqual(to: two, texts: areEqual) else { return false }
        (one, two) = (one.next, two.next)
      }
      return true
    case .object:
      if max(count, other.count) <= Self.fewMembers { return hasEqualMembers(as: other, areEqual) }
      let (mine, theirs) = (memberTable, other.memberTable)
      return mine.count == theirs.count
        && mine.allSatisfy { name, value in
          theirs[name].map { value.isEqual(to: $0, texts: areEqual) } ?? false
        }
    }
  }

  private func hasEqualMembers(
    as other: JSONTapeValue, _ areEqual: (UnsafeBufferPointer<UInt8>, UnsafeBufferPointer<UInt8>) -> Bool
  ) -> Bool {
    var name = first
    for _ in 0..<count {
      let value = name.next
      // Only the last of several members with a name is compared: comparing each would double the time with each level.
      if member(name.utf8)?.entry == value.entry {
        guard let match = other.member(name.utf8), value.isEqual(to: match, texts: areEqual) else {
          return false
        }
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
