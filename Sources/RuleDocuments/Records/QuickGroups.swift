import JSONText
import Primitives
import ValidationCore

/// A group of rules, as far as it can tell that a value is certainly valid without reporting anything.
///
/// Everything in it is trivial, so that reading it counts no references. The group has the objects. It cannot be copied,
/// so that it is read where it is.
struct QuickGroup: ~Copyable {
  /// The offset of the group among those of the field.
  let offset: Int
  let condition: ConditionPlan
  /// The types for which there is a rule.
  let ruledTypes: ValueTypes
  /// The numbers of bytes of which every text is valid, as the length alone tells most texts; none if the greatest is
  /// below the least.
  let leastBytes: Int
  let mostBytes: Int
  /// The quick check of the only rule for texts; nil if there is another or none.
  let text: QuickCheck.Call?
  /// The rules for texts; nil if there are none.
  let texts: Unmanaged<TextChain>?
  /// The tests of numbers, if no other rule remains for a number that passes them.
  let numbers: Unmanaged<TestedNumberRule<ExactDecimal>>?
  /// The rule that reads other fields, if it is the only rule of the group.
  let relation: Unmanaged<RelationPlan>?

  /// Whether a value of an accepted type, or an absent one, is certainly valid.
  @inline(__always)
  func accepts(_ value: JSONTapeValue?, _ run: inout Evaluation) -> Bool {
    if let relation { return relation._withUnsafeGuaranteedRef { $0.holds(for: value, &run) } }
    guard let value else { return false }
    guard ruledTypes.contain(value) else { return true }
    switch value.type {
    case .text:
      let bytes = value.bytes
      if let text { return text.accepts(bytes) }
      if leastBytes <= bytes.count, bytes.count <= mostBytes { return true }
      return texts?._withUnsafeGuaranteedRef { $0.accepts(bytes) } ?? false
    case .number: return numbers?._withUnsafeGuaranteedRef { $0.tests.accepted(value.bytes) != nil } ?? false
    case .null, .boolean, .list, .object: return false
    }
  }
}

/// The groups of a field that may report something for a value that is present, or for one that is absent.
struct QuickGroups: ~Copyable {
  /// The field accepts the value.
  static let none = -1

  private let groups: FixedList<QuickGroup>
  /// The table of the groups' conditions, if these compare one field with many values; below 0 if there is none.
  private let selector: Int

  /// - Parameters:
  ///   - offsets: The offsets of the groups.
  ///   - all: All groups of the field.
  init(_ offsets: [Int], of all: borrowing FixedList<RuleGroup>, _ plans: inout PlanBuilder) {
    let all = all.elements
    groups = FixedList(count: offsets.count) { all[offsets[$0]].quick(at: offsets[$0]) }
    selector = plans.selector(of: offsets.map { all[$0].condition }) ?? -1
  }

  /// The offset of the first group that may not accept a value; ``none`` if every group certainly does.
  @inline(__always)
  func firstRefusing(_ value: JSONTapeValue?, _ run: inout Evaluation) -> Int {
    if selector >= 0 { return firstSelected(refusing: value, &run) }
    for index in 0..<groups.count {
      if run.holds(groups.elements[index].condition), !groups.elements[index].accepts(value, &run) {
        return groups.elements[index].offset
      }
    }
    return Self.none
  }

  @inline(never)
  private func firstSelected(refusing value: JSONTapeValue?, _ run: inout Evaluation) -> Int {
    var selected = run.selection(by: selector)
    while selected != 0 {
      let index = selected.trailingZeroBitCount
      if !groups.elements[index].accepts(value, &run) { return groups.elements[index].offset }
      selected &= selected - 1
    }
    return Self.none
  }
}
