import JSONText
import ValidationCore

/// Rules of a field that are run together.
struct RuleGroup: Sendable {
  private let text: Validation<String>
  private let number: Validation<ExactDecimal>
  private let boolean: Validation<Bool>
  private let list: Validation<HeldValue>
  private let object: Validation<HeldValue>
  private let absent: @Sendable (inout Findings) -> Void
  private let record: RecordRule?
  /// The types for which there is a rule.
  private let kinds: ValueKinds
  private let condition: Condition?
  private let isConditional: Bool
  /// Whether the rest of the field is skipped where these rules fail.
  var endsField: Bool
  /// Whether the rules have nothing to say of an absent value.
  private let isOptional: Bool

  init(
    _ body: RuleBody,
    condition: Condition?,
    endsField: Bool,
    isOptional: Bool
  ) {
    var rule = ValueRule.type(.any)
    var record: RecordRule?
    switch body {
    case .value(let value): rule = value
    case .record(let other): record = other
    }
    self.record = record
    text = rule.text ?? Validation(run: { _, _ in })
    number = rule.number ?? Validation(run: { _, _ in })
    boolean = rule.boolean ?? Validation(run: { _, _ in })
    list = rule.list ?? Validation(run: { _, _ in })
    object = rule.object ?? Validation(run: { _, _ in })
    absent = rule.absent ?? { _ in }
    kinds = rule.ruledKinds
    self.condition = condition
    isConditional = condition != nil
    self.endsField = endsField
    self.isOptional = isOptional
  }

  /// Whether the rules hold here at all.
  func applies<Record>(at place: FieldPlace<Record>) -> Bool {
    !isConditional || condition?.holds(at: place) != false
  }

  /// Reports what is wrong with the value of a field.
  func run<Record>(at place: FieldPlace<Record>, _ run: inout RecordRun<Record>, _ findings: inout Findings) {
    if let record { return check(record, at: place, &run, &findings) }
    guard let value = place.value else { return absent(&findings) }
    switch value.type {
    case .null: absent(&findings)
    case .text: if kinds.contains(.text) { value.check(text: text, &findings) }
    case .number: if kinds.contains(.number) { number.run(value.decimal, &findings) }
    case .boolean: if kinds.contains(.boolean) { boolean.run(value.isTrue, &findings) }
    case .list: if kinds.contains(.list) { list.run(value.held, &findings) }
    case .object: if kinds.contains(.object) { object.run(value.held, &findings) }
    }
  }

  private func check<Record>(
    _ rule: RecordRule,
    at place: FieldPlace<Record>,
    _ run: inout RecordRun<Record>,
    _ findings: inout Findings
  ) {
    if isOptional, place.value == nil { return }
    switch rule {
    case .nodes(let rule):
      let context = FieldContext(value: place.value?.held.node, record: run.node, indices: place.indices)
      rule.run(context, &findings)
    case .comparison(let comparison, let failure):
      if !comparison.holds(at: place) { failure.run((), &findings) }
    }
  }
}
