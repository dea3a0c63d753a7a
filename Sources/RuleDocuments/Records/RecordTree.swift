import JSONText

/// The parts of a record that the rules of a document read, as a tree.
///
/// A run passes each object and each list of the record that contains such parts once, however many rules read them:
/// every part has a slot, in which the run puts its value. The record is a scope, and so is every element of a list in
/// which the document names fields with `[]`. The values of a scope are found when the run enters it; each element
/// replaces the values of the element before it.
struct RecordTree: ~Copyable {
  /// Where each part is, by slot.
  let parts: FixedList<PartPlace>
  /// The record, and the elements of each list, outer ones first.
  let scopes: FixedList<ScopePlan>
  /// The maximum number of nested scopes, including the record.
  let levelCount: Int
  /// The members of all objects in the order of the document, for a ``MemberOrder``.
  let order: FixedList<Int32>
  /// Whether a run passes every object of which the document names a member, with all its members.
  let passesAllMembers: Bool
}

/// Where a part of a record is.
struct PartPlace {
  /// The slot of the object or list that contains it; nil for the record or element of a scope.
  let container: Int?
  /// What the container must be.
  let expected: JSONTypeSet
  /// The number of steps from the record to the part.
  let position: Int
}

/// The record, or the elements of a list.
final class ScopePlan {
  /// The slot of the record or element itself.
  let slot: Int
  /// How many `[]` lead to it.
  let level: Int
  /// The slots of its parts.
  let parts: FixedList<Int>
  /// The objects and lists with parts, outer ones first.
  let containers: FixedList<ContainerPlan>
  /// What to validate, in order.
  let steps: FixedList<ScopeStep>
  /// The offset of the field whose value is the element itself, if the scope has nothing else; otherwise below 0.
  let onlyField: Int

  init(
    slot: Int,
    level: Int,
    parts: consuming FixedList<Int>,
    containers: consuming FixedList<ContainerPlan>,
    steps: consuming FixedList<ScopeStep>
  ) {
    self.slot = slot
    self.level = level
    if parts.count == 1, steps.count == 1, case .fields(let first, let end) = steps[0], end == first + 1 {
      onlyField = Int(first)
    } else {
      onlyField = -1
    }
    self.parts = parts
    self.containers = containers
    self.steps = steps
  }
}

/// A step of the validation of a scope.
enum ScopeStep {
  /// The fields of the document from an offset on, and before another.
  case fields(Int32, end: Int32)
  /// Every element of the list in a slot.
  ///
  /// - Parameters:
  ///   - scope: The offset of the elements' scope.
  ///   - field: The offset of the first field in the elements.
  case elements(slot: Int32, scope: Int32, field: Int32)
}

/// An object or list, with the slots of those of its parts that rules read.
final class ContainerPlan {
  let slot: Int
  private let members: MemberPlan
  private let elements: FixedList<ElementPlace>

  /// - Parameters:
  ///   - members: The members.
  ///   - elements: The offsets and slots of elements.
  init(slot: Int, members: consuming MemberPlan, elements: [ElementPlace]) {
    self.slot = slot
    self.members = members
    self.elements = FixedList(elements.sorted { $0.index < $1.index })
  }

  /// Puts the parts of a value in their slots, which are empty; returns whether its type can contain all of them.
  ///
  /// - Parameter hasOthers: Set to true if an object has a member that is not one of its parts.
  @inline(__always)
  func find(
    in value: JSONTapeValue, _ slots: UnsafeMutablePointer<JSONTapeValue?>, _ order: MemberOrder,
    _ hasOthers: inout Bool
  ) -> Bool {
    switch value.type {
    case .object:
      if !members.isEmpty { members.find(in: value, slots, order, &hasOthers) }
      return elements.count == 0
    case .list:
      if elements.count > 0 { findElements(in: value, slots) }
      return members.isEmpty
    case .null, .boolean, .number, .text: return false
    }
  }

  private func findElements(in value: JSONTapeValue, _ slots: UnsafeMutablePointer<JSONTapeValue?>) {
    var next = 0
    value.forEachElement { index, element in
      guard elements[next].index == index else { return true }
      slots[elements[next].slot] = element.present
      next += 1
      return next < elements.count
    }
  }
}

/// An element of a list that the document names by its offset.
struct ElementPlace {
  let index: Int
  let slot: Int
}
