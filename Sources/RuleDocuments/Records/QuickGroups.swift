import CJSONTape
import JSONText
import Primitives
import ValidationCore

/// A group of rules, as far as it can tell that a value is certainly valid without reporting anything.
///
/// Everything in it is trivial, so that reading it counts no references: the group has the objects. It takes one line of
/// a processor's cache, and cannot be copied, so that it is read where it is.
struct QuickGroup: ~Copyable {
  /// The offset of the group among those of the field.
  let offset: Int32
  /// Where the tests of the condition start; see ``ConditionPlan``.
  private let condition: Int32
  /// The types for which there is a rule.
  let ruledTypes: ValueTypes
  /// The numbers of bytes of which every text is valid, as the length alone tells most texts; none if the greatest is
  /// below the least.
  private let leastBytes: UInt32
  private let mostBytes: UInt32
  /// The lists and objects that are valid by the number of their parts alone.
  private let partCounts: PartCounts
  /// The quick check of the only rule for texts; nil if there is another or none.
  let text: QuickCheck.Call?
  /// The rules for texts; nil if there are none.
  let texts: Unmanaged<TextChain>?
  /// The tests of numbers, if no other rule remains for a number that passes them.
  let numbers: Unmanaged<NumberTests>?
  /// The rule that reads other fields, if it is the only rule of the group.
  let relation: Unmanaged<RelationPlan>?

  init(
    offset: Int, condition: ConditionPlan, ruledTypes: ValueTypes, texts: TextChain?, numbers: NumberTests?,
    partCounts: PartCounts, relation: RelationPlan?
  ) {
    self.offset = Int32(truncatingIfNeeded: offset)
    self.condition = Int32(truncatingIfNeeded: condition.first)
    self.ruledTypes = ruledTypes
    // A text has fewer bytes than the greatest of these numbers.
    leastBytes = UInt32(clamping: texts?.leastBytes ?? 1)
    mostBytes = UInt32(clamping: texts?.mostBytes ?? 0)
    self.partCounts = partCounts
    text = texts?.onlyCall
    self.texts = texts.map { .passUnretained($0) }
    self.numbers = numbers.map { .passUnretained($0) }
    self.relation = relation.map { .passUnretained($0) }
  }

  /// Whether the group has to be asked, as its condition holds.
  @inline(__always)
  func applies(_ run: inout Evaluation) -> Bool { run.holds(ConditionPlan(first: Int(condition))) }

  /// Whether a value of an accepted type, or an absent one, is certainly valid.
  @inline(__always)
  func accepts(_ value: JSONTapeValue?, _ run: inout Evaluation) -> Bool {
    if let relation { return relation._withUnsafeGuaranteedRef { $0.holds(for: value, &run) } }
    return value.map { acceptsAlone($0) } ?? false
  }

  /// Whether it reads nothing but the value.
  fileprivate var readsNothingElse: Bool {
    condition == Int32(truncatingIfNeeded: ConditionPlan.isTrue) && relation == nil
  }

  /// Whether a value of an accepted type is certainly valid by the rules that read nothing else.
  @inline(__always)
  func acceptsAlone(_ value: JSONTapeValue) -> Bool {
    guard ruledTypes.contain(value) else { return true }
    switch value.type {
    case .text:
      let bytes = value.bytes
      if let text { return text.accepts(bytes) }
      if Int(leastBytes) <= bytes.count, bytes.count <= Int(mostBytes) { return true }
      return texts?._withUnsafeGuaranteedRef { $0.accepts(bytes) } ?? false
    case .number: return numbers?._withUnsafeGuaranteedRef { $0.accepted(value.bytes) != nil } ?? false
    case .list, .object: return partCounts.contain(value.entry.pointee.length)
    case .null, .boolean: return false
    }
  }
}

/// The groups of a field that may report something for a value that is present, or for one that is absent.
struct QuickGroups {
  /// The field accepts the value.
  static let none = -1

  /// Where the groups are among those of the document.
  fileprivate let start: Int32
  fileprivate let count: Int32
  /// The table of the groups' conditions, if these compare one field with many values; below 0 if there is none.
  fileprivate let selector: Int32
}

/// What a field reads of a value that is valid.
struct QuickField {
  /// The slot of the field's value.
  let slot: Int32
  /// The types of which every value is accepted.
  let acceptedTypes: ValueTypes
  /// The types that are accepted, with those that more than a value's kind tells, such as whole numbers.
  let accepted: JSONTypeSet
  let onPresence: QuickGroups
  let onAbsence: QuickGroups

  /// Whether the rules accept the type of a value.
  @inline(__always)
  func accepts(_ value: JSONTapeValue) -> Bool { acceptedTypes.contain(value) || accepted.contain(value) }
}

/// The quick groups of all fields of a document, in its order, one after another in memory: a run reads them so, and the
/// processor fetches ahead what is next.
struct QuickTables: ~Copyable {
  let fields: FixedList<QuickField>
  private let groups: FixedList<QuickGroup>

  init(_ fields: consuming FixedList<QuickField>, _ builder: QuickGroupsBuilder) {
    self.fields = fields
    let parts = builder.parts
    groups = FixedList(count: parts.count) { parts[$0].group.quick(at: parts[$0].offset) }
  }

  /// The only group for values that are present, if it reads nothing but the value; otherwise nil.
  func onlyGroup(of field: borrowing QuickField) -> UnsafeMutablePointer<QuickGroup>? {
    let onPresence = field.onPresence
    guard onPresence.count == 1, onPresence.selector < 0 else { return nil }
    let group = groups.elements + Int(onPresence.start)
    return group.pointee.readsNothingElse ? group : nil
  }

  /// The offset of the first group that may not accept a value; ``QuickGroups/none`` if every group certainly does.
  @inline(__always)
  func firstRefusing(
    of groups: QuickGroups, _ value: JSONTapeValue?, _ run: inout Evaluation
  ) -> Int {
    if groups.selector >= 0 { return firstSelected(of: groups, value, &run) }
    var group = self.groups.elements + Int(groups.start)
    let end = group + Int(groups.count)
    while group < end {
      if group.pointee.applies(&run), !group.pointee.accepts(value, &run) { return Int(group.pointee.offset) }
      group += 1
    }
    return QuickGroups.none
  }

  @inline(never)
  private func firstSelected(
    of groups: QuickGroups, _ value: JSONTapeValue?, _ run: inout Evaluation
  ) -> Int {
    let first = self.groups.elements + Int(groups.start)
    var selected = run.selection(by: Int(groups.selector))
    while selected != 0 {
      let group = first + selected.trailingZeroBitCount
      if !group.pointee.accepts(value, &run) { return Int(group.pointee.offset) }
      selected &= selected - 1
    }
    return QuickGroups.none
  }
}

/// Collects the groups of a document in the order of its fields.
struct QuickGroupsBuilder {
  fileprivate private(set) var parts: [(group: RuleGroup, offset: Int)] = []

  /// Adds groups of a field.
  ///
  /// - Parameters:
  ///   - groups: The groups, and their offsets among all of the field.
  ///   - selector: The table of their conditions; nil if there is none.
  mutating func add(_ groups: [(group: RuleGroup, offset: Int)], selector: Int?) -> QuickGroups {
    defer { parts += groups }
    return QuickGroups(
      start: Int32(truncatingIfNeeded: parts.count), count: Int32(truncatingIfNeeded: groups.count),
      selector: Int32(truncatingIfNeeded: selector ?? -1))
  }
}
