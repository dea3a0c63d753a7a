/// How a run reads another field: from which of the elements around the rule's own field it starts, and which steps it
/// follows.
struct FieldReading: Sendable {
  /// How many `[]` the other field shares with the rule's own field; 0 if it is not in a list.
  let level: Int
  /// The offset of the first step among the members that the document names; nil if it is not a member of the record.
  let member: Int?
  /// The steps after the last `[]`, or after the member.
  let steps: [FieldPattern.Step]
  /// The slot for cached answers about the field, if it is the same for many values of the rule's own field; nil if it
  /// is read once for each value.
  let slot: Int?
}

/// The tables that the rules of a document share: the members of the record that they name, and the slots that a run
/// uses.
struct PlanTable {
  private(set) var names: [String] = []
  /// How many fields are read for several values each.
  private(set) var slotCount = 0
  /// The maximum number of `[]` in one path.
  private(set) var levelCount = 0
  private var offsets: [MemberName: Int] = [:]

  /// The offset of the record's member with which a path starts; nil if it does not start with a member.
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
