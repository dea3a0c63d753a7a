import JSONText
import Primitives
import ValidationCore

/// Compiled rules of a field that run together.
struct RuleGroup {
  private let text: Validation<String>
  private let number: Validation<ExactDecimal>
  private let boolean: Validation<Bool>
  private let list: Validation<JSONTapeValue>
  private let object: Validation<JSONTapeValue>
  private let absent: @Sendable (inout ErrorSink) -> Void
  private let record: RecordRulePlan?
  /// The types for which there is a rule.
  private let kinds: ValueKinds
  /// When the rules apply.
  let condition: ConditionPlan
  /// Whether the remainder of the field is skipped if these rules fail.
  let endsField: Bool
  /// Whether the rules report nothing for an absent value.
  private let isOptional: Bool
  /// How many nested list elements contain the field.
  private let levelCount: Int

  /// - Parameter isLast: Whether these are the last rules of the field, so that nothing depends on whether they fail.
  init(_ group: GroupRules, of owner: FieldPattern, isLast: Bool, _ plans: inout PlanBuilder) {
    var rule = ValueRule.type(.any)
    var record: RecordRulePlan?
    switch group.body {
    case .value(let value): rule = value
    case .record(let other): record = RecordRulePlan(other, of: owner, &plans)
    }
    self.record = record
    text = rule.text ?? Validation(run: { _, _ in })
    number = rule.number ?? Validation(run: { _, _ in })
    boolean = rule.boolean ?? Validation(run: { _, _ in })
    list = rule.list ?? Validation(run: { _, _ in })
    object = rule.object ?? Validation(run: { _, _ in })
    absent = rule.absent ?? { _ in }
    kinds = rule.ruledKinds
    condition = plans.condition(group.condition)
    endsField = group.endsField && !isLast
    isOptional = group.isOptional
    levelCount = owner.eachCount
  }

  /// Reports what is wrong with the value of a field.
  ///
  /// - Parameter value: The value; nil if it is absent or null.
  func run(on value: JSONTapeValue?, _ run: inout Evaluation, _ sink: inout ErrorSink) {
    if let record {
      if isOptional, value == nil { return }
      return record.check(value, inElements: levelCount, &run, &sink)
    }
    guard let value else { return absent(&sink) }
    switch value.type {
    case .null: absent(&sink)
    case .text: if kinds.contains(.text) { text.run(utf8: value.bytes, &sink) }
    case .number: if kinds.contains(.number) { number.run(value.decimal, &sink) }
    case .boolean: if kinds.contains(.boolean) { boolean.run(value.isTrue, &sink) }
    case .list: if kinds.contains(.list) { list.run(value, &sink) }
    case .object: if kinds.contains(.object) { object.run(value, &sink) }
    }
  }
}
