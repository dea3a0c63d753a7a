import CJSONTape
import JSONText
import Primitives

/// The members of an object that rules read, and their slots.
struct MemberPlan: ~Copyable {
  private struct Member {
    let name: FixedByteString
    let slot: UInt32
  }

  /// How many members are tried before one is searched.
  private static let trials = 3

  private let members: FixedList<Member>
  /// The table of the names; none if there are no members.
  ///
  /// In a list, since a reference that is read in place is not counted.
  private let names: FixedList<ByteStringTable>
  /// Where the members of this object are in a ``MemberOrder``: the start of an object, and each member.
  private let start: Int

  /// - Parameters:
  ///   - members: The names and slots of members.
  ///   - start: How many places of a ``MemberOrder`` other objects use.
  init(_ members: [(name: String, slot: Int)], at start: Int) {
    self.start = start
    self.members = FixedList(
      members.map {
        Member(name: FixedByteString(copying: $0.name), slot: UInt32(truncatingIfNeeded: $0.slot))
      })
    names = FixedList(members.isEmpty ? [] : [ByteStringTable(members.map(\.name))])
  }

  deinit { for index in 0..<members.count { members[index].name.deallocate() } }

  var isEmpty: Bool { members.count == 0 }

  /// The places of a ``MemberOrder`` for so many members in the order of the document.
  static func places(for count: Int) -> [Int32] { (0..<Int32(count)) + [0] }

  /// Puts the members of an object in their slots, which are empty.
  ///
  /// - Parameter hasOthers: Set to true if the object has another member.
  @inline(__always)
  func find(
    in object: JSONTapeValue, _ slots: UnsafeMutablePointer<JSONTapeValue?>, _ order: MemberOrder,
    _ hasOthers: inout Bool
  ) {
    let following = order.following + start
    var place = following
    var entry = object.entry + 1
    for _ in 0..<Int(object.entry.pointee.length) {
      let name = JSONTapeValue(entry).bytes
      let value = JSONTapeValue(entry + 1)
      entry += 1 + Int(value.entry.pointee.extent >> 3)
      let key = ByteStringKey(name)
      // Of several members with the same name, the last one counts.
      let found = offset(of: name, key, after: place, following)
      guard found >= 0 else {
        hasOthers = true
        continue
      }
      slots[Int(members.elements[found].slot)] = value.present
      place = following + found + 1
    }
  }

  /// The offset of a member; -1 for one that no rule reads.
  ///
  /// - Parameters:
  ///   - place: The place of the member before it.
  ///   - following: The places of this object.
  @inline(__always)
  private func offset(
    of name: UnsafeBufferPointer<UInt8>, _ key: ByteStringKey,
    after place: UnsafeMutablePointer<Int32>, _ following: UnsafeMutablePointer<Int32>
  ) -> Int {
    var next = Int(place.pointee)
    if members.elements[next].name.hasSameBytes(as: name, key) { return next }
    // Members that are not in every object are passed.
    for _ in 1..<Self.trials {
      next = Int(following[next + 1])
      if members.elements[next].name.hasSameBytes(as: name, key) { return next }
    }
    return search(name, after: place)
  }

  @inline(never)
  private func search(_ name: UnsafeBufferPointer<UInt8>, after place: UnsafeMutablePointer<Int32>) -> Int {
    guard let found = names.withElement(at: 0, { $0.offset(of: name) }) else { return -1 }
    place.pointee = Int32(truncatingIfNeeded: found)
    return found
  }
}

/// The order in which objects had their members so far, by which those of the next object are found without a search.
struct MemberOrder {
  /// For the start of each object, and for each of its members: the offset of the member after it.
  let following: UnsafeMutablePointer<Int32>
}
