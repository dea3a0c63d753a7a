import JSONText
import Primitives
import ValidationCore

/// Compiled rules of a field that run together.
///
/// Everything is read in place: a rule that was copied for each value would cost a reference count each time. An object,
/// since a structure of this size would be loaded as a whole for each value.
final class RuleGroup {
  /// The rules for texts; none, or one chain.
  private let texts: FixedList<TextChain>
  private let number: Validation<ExactDecimal>
  /// The tests that most valid numbers pass; none, or one.
  private let numberTests: FixedList<TestedNumberRule<ExactDecimal>>
  private let boolean: Validation<Bool>
  private let list: Validation<JSONTapeValue>
  private let object: Validation<JSONTapeValue>
  private let absent: (@Sendable (inout ErrorSink) -> Void)?
  private let record: RecordRulePlan
  /// Whether there is a rule that reads other fields.
  private let readsRecord: Bool
  /// The types for which there is a rule.
  private let kinds: JSONTypeSet
  /// Whether the rules may report something for an absent value: reading the closure to find out counts a reference.
  let rulesOnAbsence: Bool
  /// When the rules apply.
  let condition: ConditionPlan
  /// Whether the remainder of the field is skipped if these rules fail.
  let endsField: Bool

  /// - Parameter isLast: Whether these are the last rules of the field, so that nothing depends on whether they fail.
  init(_ group: GroupRules, of owner: FieldPattern, isLast: Bool, _ plans: inout PlanBuilder) {
    var rule = ValueRule.type(.any)
    if case .value(let value) = group.body { rule = value }
    record = RecordRulePlan(group.body, of: owner, &plans)
    readsRecord = !record.isEmpty
    texts = FixedList(rule.text.map { [$0.asTextChain] } ?? [])
    number = rule.number ?? Validation(run: { _, _ in })
    numberTests = FixedList(rule.number?.tested.map { [$0] } ?? [])
    boolean = rule.boolean ?? Validation(run: { _, _ in })
    list = rule.list ?? Validation(run: { _, _ in })
    object = rule.object ?? Validation(run: { _, _ in })
    absent = rule.absent
    rulesOnAbsence =
      rule.absent != nil || readsRecord && !group.isOptional && record.concerns(isPresent: false)
    kinds = rule.ruledKinds
    condition = plans.condition(group.condition)
    endsField = group.endsField && !isLast
  }

  /// Whether the rules may report something for a value that is present.
  var rulesOnPresence: Bool { readsRecord ? record.concerns(isPresent: true) : !kinds.isEmpty }

  /// What tells that most values are valid.
  ///
  /// - Parameter offset: The offset of the group among those of the field.
  func quick(at offset: Int) -> QuickGroup {
    QuickGroup(
      offset: offset,
      condition: condition,
      ruledTypes: ValueTypes(readsRecord ? .any : kinds),
      texts: texts.count == 1 ? .passUnretained(texts[0]) : nil,
      numbers: numberTests.count == 1 && numberTests[0].isComplete ? .passUnretained(numberTests[0]) : nil,
      relation: record.onlyRelation.map { .passUnretained($0) }
    )
  }

  /// Reports what is wrong with the value of a field.
  ///
  /// - Parameters:
  ///   - value: The value; nil if it is absent or null.
  ///   - isRefused: Whether ``QuickGroup`` did not accept the value.
  func run(
    on value: JSONTapeValue?, isRefused: Bool, _ run: inout Evaluation, _ sink: inout ErrorSink
  ) {
    if readsRecord {
      if value == nil, !rulesOnAbsence { return }
      return record.check(value, &run, &sink)
    }
    guard let value else {
      if rulesOnAbsence { absent?(&sink) }
      return
    }
    switch value.type {
    case .null: break
    case .text:
      texts.visit { chain in
        chain.run(on: value.bytes, isRefused: isRefused, &sink)
        return true
      }
    case .number: if kinds.contains(.number) { check(number: value.bytes, &sink) }
    case .boolean: if kinds.contains(.boolean) { boolean.run(value.isTrue, &sink) }
    case .list: if kinds.contains(.list) { list.run(value, &sink) }
    case .object: if kinds.contains(.object) { object.run(value, &sink) }
    }
  }

  private func check(number utf8: UnsafeBufferPointer<UInt8>, _ sink: inout ErrorSink) {
    var passes = false
    numberTests.visit { tested in
      guard let digits = tested.tests.accepted(utf8) else { return false }
      passes = true
      if let remaining = tested.remaining {
        withUnsafePointer(to: ExactDecimal(digits)) { remaining($0, &sink) }
      }
      return false
    }
    if !passes { number.run(ExactDecimal(written: utf8), &sink) }
  }
}
