import ValidationCore

/// Collects the parts of a record that rules read, while the fields of a document are compiled.
struct RecordTreeBuilder {
  private struct Part {
    let place: PartPlace
    let scope: Int
    var members: [(name: String, slot: Int)] = []
    var memberSlots: [MemberName: Int] = [:]
    var elements: [Int: Int] = [:]
    /// The scope of the elements that `[]` stands for.
    var each: Int?
  }

  private struct Scope {
    let slot: Int
    let level: Int
    var steps: [ScopeStep] = []
    /// Whether the elements are validated, and not only read.
    var isValidated = false

    mutating func addField(_ offset: Int32) {
      if case .fields(let first, end: offset) = steps.last {
        steps[steps.count - 1] = .fields(first, end: offset + 1)
      } else {
        steps.append(.fields(offset, end: offset + 1))
      }
    }
  }

  /// The parts, by slot; a container comes before its parts.
  private var parts: [Part] = []
  private var scopes: [Scope] = []

  init() { addScope(level: 0, position: 0) }

  /// The slot of the value that a path refers to, in the current elements.
  mutating func slot(of pattern: FieldPattern) -> Int {
    slot(of: pattern, enteringLists: nil)
  }

  /// Adds a field in the order of the document; returns the slot of its value.
  ///
  /// - Parameter offset: The offset of the field in the document.
  mutating func addField(_ pattern: FieldPattern, at offset: Int) -> Int {
    let slot = slot(of: pattern, enteringLists: offset)
    let offset = Int32(truncatingIfNeeded: offset)
    scopes[parts[slot].scope].addField(offset)
    return slot
  }

  /// - Parameter field: The offset of the field for which the elements of lists are validated, if there is one.
  private mutating func slot(of pattern: FieldPattern, enteringLists field: Int?) -> Int {
    var slot = 0
    for (position, step) in pattern.steps.enumerated() {
      switch step {
      case .key(let name):
        if let known = parts[slot].memberSlots[MemberName(name)] {
          slot = known
          continue
        }
        let member = addPart(of: slot, .object, position + 1)
        parts[slot].members.append((name, member))
        parts[slot].memberSlots[MemberName(name)] = member
        slot = member
      case .index(let index):
        if let known = parts[slot].elements[index] {
          slot = known
          continue
        }
        let element = addPart(of: slot, .list, position + 1)
        parts[slot].elements[index] = element
        slot = element
      case .each:
        let scope = parts[slot].each ?? addElements(of: slot, position + 1)
        // The elements are validated where the first of their fields is.
        if let field, !scopes[scope].isValidated {
          scopes[scope].isValidated = true
          scopes[parts[slot].scope].steps.append(
            .elements(
              slot: Int32(truncatingIfNeeded: slot), scope: Int32(truncatingIfNeeded: scope),
              field: Int32(truncatingIfNeeded: field)))
        }
        slot = scopes[scope].slot
      }
    }
    return slot
  }

  private mutating func addPart(of container: Int, _ expected: JSONTypeSet, _ position: Int) -> Int {
    let place = PartPlace(container: container, expected: expected, position: position)
    parts.append(Part(place: place, scope: parts[container].scope))
    return parts.count - 1
  }

  private mutating func addElements(of list: Int, _ position: Int) -> Int {
    let scope = addScope(level: scopes[parts[list].scope].level + 1, position: position)
    parts[list].each = scope
    return scope
  }

  @discardableResult
  private mutating func addScope(level: Int, position: Int) -> Int {
    let scope = Scope(slot: parts.count, level: level)
    let place = PartPlace(container: nil, expected: .any, position: position)
    parts.append(Part(place: place, scope: scopes.count))
    scopes.append(scope)
    return scopes.count - 1
  }

  /// The tree of everything that was added.
  consuming func build() -> RecordTree {
    var slots = Array(repeating: [Int](), count: scopes.count)
    for slot in parts.indices { slots[parts[slot].scope].append(slot) }
    var order: [Int32] = []
    let starts = parts.map { part in
      defer { if !part.members.isEmpty { order += MemberPlan.places(for: part.members.count) } }
      return order.count
    }
    return RecordTree(
      parts: FixedList(parts.map(\.place)),
      scopes: FixedList(count: scopes.count) { scope in
        let containers = slots[scope].filter { !parts[$0].members.isEmpty || !parts[$0].elements.isEmpty }
        return ScopePlan(
          slot: scopes[scope].slot,
          level: scopes[scope].level,
          parts: FixedList(slots[scope]),
          containers: FixedList(count: containers.count) { index in
            let part = parts[containers[index]]
            return ContainerPlan(
              slot: containers[index],
              members: MemberPlan(part.members, at: starts[containers[index]]),
              elements: part.elements.map { ElementPlace(index: $0.key, slot: $0.value) }
            )
          },
          steps: FixedList(scopes[scope].steps)
        )
      },
      levelCount: (scopes.map(\.level).max() ?? 0) + 1,
      order: FixedList(order),
      passesAllMembers: !parts[0].members.isEmpty && parts.allSatisfy(\.elements.isEmpty)
        && scopes.dropFirst().allSatisfy(\.isValidated)
    )
  }
}
