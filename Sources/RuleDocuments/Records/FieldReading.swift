/// How a run reads another field: which of the elements that the rule's own field is in it starts from, and by which
/// steps it goes on.
struct FieldReading: Sendable {
  /// How many of the `[]` of the rule's own field the other field has too; 0 where it is in no list.
  let level: Int
  /// The offset of the first step among the members that the document names; nil where it is no member of the record.
  let member: Int?
  /// The steps behind the last `[]`, or behind the member.
  let steps: [FieldPattern.Step]
  /// Where answers about the field are kept, since it is the same for many values of the rule's own; nil where it is
  /// read once for each.
  let slot: Int?
}

/// What the rules of a document share: the members of the record that they name, and room for what a run keeps.
struct PlanTable {
  private(set) var names: [String] = []
  /// How many fields are read for several values each.
  private(set) var slotCount = 0
  /// How many `[]` there are in one path at most.
  private(set) var levelCount = 0
  private var offsets: [MemberName: Int] = [:]

  /// The offset of the member of the record with which a path starts; nil where it starts with none.
  mutating func member(of pattern: FieldPattern) -> Int? {
    levelCount = max(levelCount, pattern.eachCount)
    guard case .key(let name)? = pattern.steps.first else { return nil }
    if let offset = offsets[MemberName(name)] { return offset }
    offsets[MemberName(name)] = names.count
    names.append(name)
    return names.count - 1
  }

  /// How a rule of a field reads another field.
  mutating func reading(of field: FieldReference, from owner: FieldPattern) -> FieldReading {
    let pattern = field.pattern
    let level = pattern.eachCount
    let member = level == 0 ? member(of: pattern) : nil
    var slot: Int?
    if level < owner.eachCount {
      slot = slotCount
      slotCount += 1
    }
    return FieldReading(
      level: level,
      member: member,
      steps: Array(pattern.steps.dropFirst(member == nil ? pattern.stepsThroughLastEach : 1)),
      slot: slot
    )
  }
}
