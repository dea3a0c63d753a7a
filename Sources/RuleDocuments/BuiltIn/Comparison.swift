import JSONText
import ValidationCore
import ValidationRules

extension BuiltIn {
  static let comparison: [RegisteredRule] = [
    RegisteredRule(
      "equal",
      summary: "The value is equal to one given value: texts by canonical equivalence, numbers by value.",
      standard: "UAX #15",
      arguments: [RuleArgument("to", .value, isRequired: true, isShorthand: true)],
      codes: [.comparisonNotEqual]
    ) { arguments in
      let value = JSONValue(try arguments.node("to"))
      return .choosing([value], or: Validation.equal(to: value))
    },
    RegisteredRule(
      "notEqual",
      summary: "The value is another than a given one.",
      arguments: [RuleArgument("to", .value, isRequired: true, isShorthand: true)],
      codes: [.comparisonEqual]
    ) { arguments in
      .comparing(.notEqual(to: JSONValue(try arguments.node("to"))))
    },
    RegisteredRule(
      "oneOf",
      summary: "The value is one of the listed values: texts by canonical equivalence, numbers by value.",
      standard: "UAX #15",
      arguments: [RuleArgument("allowed", .list(of: .value), isRequired: true, isShorthand: true)],
      codes: [.choiceNotListed]
    ) { arguments in
      let allowed = try arguments.node("allowed").array ?? []
      if allowed.isEmpty {
        throw arguments.error(at: "allowed", "no value is allowed", expected: "at least one value")
      }
      let values = allowed.map { JSONValue($0) }
      return .choosing(values, or: Validation.oneOf(values))
    },
    RegisteredRule(
      name: "sameAs",
      aliases: [],
      summary: "The value is the same as that of another field.",
      standard: "",
      arguments: [RuleArgument("field", .field, isRequired: true, isShorthand: true)],
      codes: [.comparisonDiffers]
    ) { .record(sameAs(try $0.field("field"))) },
  ]

  /// The value is the same as that of another field; an absent value passes.
  private static func sameAs(_ other: FieldReference) -> RecordRule {
    let error = ValidationError(
      code: .comparisonDiffers,
      limits: ["other": .key("field.\(other)")]
    )
    return .comparison(.same(as: other), Validation(run: { _, findings in findings.report(error) }))
  }
}

extension ValueRule {
  /// A rule that compares values of any type by what they mean.
  static func comparing(_ rule: Validation<JSONValue>) -> ValueRule {
    let run = rule.run
    return .value(Validation(run: { value, findings in run(JSONValue(value), &findings) }))
  }

  /// A rule that asks for one of some values, whatever type they have, and says the same of all others.
  ///
  /// - Parameters:
  ///   - values: What is asked for.
  ///   - rule: What is said of any other value.
  fileprivate static func choosing(_ values: [JSONValue], or rule: Validation<JSONValue>) -> ValueRule {
    let choices = ValueChoices(values)
    // A list of all the values is none of them.
    let another = JSONValue(JSONNode(.array(values.map(\.node))))
    guard let error = rule.errors(in: another).first else { return .type(.any) }
    func checking<Value>(
      _ holds: @escaping @Sendable (Value) -> Bool
    ) -> Validation<Value> {
      Validation(run: { value, findings in if !holds(value) { findings.report(error) } })
    }
    let held: Validation<HeldValue> = checking { choices.contains($0) }
    return ValueRule(
      kinds: .any,
      text: Validation(ChoiceRule(choices: choices.texts, error: error)),
      number: checking { choices.contains($0) },
      boolean: checking { choices.contains(JSONNode(.bool($0))) },
      list: held,
      object: held,
      absent: rule.runAbsent
    )
  }
}
