import JSONText
import ValidationCore
import ValidationRules

extension BuiltIn {
  static let comparison: [RegisteredRule] = [
    RegisteredRule(
      "equal",
      summary: "is equal to one given value: texts by canonical equivalence, numbers by value",
      standard: "UAX #15",
      arguments: [RuleArgument("to", .value, isRequired: true, isShorthand: true)],
      codes: [.comparisonNotEqual]
    ) { arguments in
      .comparing(.equal(to: JSONValue(try arguments.node("to"))))
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
      summary: "is one of the listed values: texts by canonical equivalence, numbers by value",
      standard: "UAX #15",
      arguments: [RuleArgument("allowed", .list(of: .value), isRequired: true, isShorthand: true)],
      codes: [.choiceNotListed]
    ) { arguments in
      let allowed = try arguments.node("allowed").array ?? []
      if allowed.isEmpty {
        throw arguments.error(at: "allowed", "no value is allowed", expected: "at least one value")
      }
      return .comparing(.oneOf(allowed.map { JSONValue($0) }))
    },
    .comparing(
      "sameAs",
      summary: "is the same as that of another field",
      arguments: [RuleArgument("field", .field, isRequired: true, isShorthand: true)],
      codes: [.comparisonDiffers]
    ) { sameAs(try $0.field("field")) },
  ]

  /// The value is the same as that of another field; an absent value passes.
  private static func sameAs(_ other: FieldReference) -> Validation<FieldContext> {
    let error = ValidationError(
      code: .comparisonDiffers,
      arguments: ["other": .key("field.\(other)")]
    )
    return Validation(run: { context, findings in
      guard let value = context.value else { return }
      if context.value(of: other).map({ JSONValue($0) }) != JSONValue(value) { findings.report(error) }
    })
  }
}

extension ValueRule {
  /// A rule that compares values of any type by what they mean.
  static func comparing(_ rule: Validation<JSONValue>) -> ValueRule {
    let run = rule.run
    return .value(Validation(run: { value, findings in run(JSONValue(value), &findings) }))
  }
}
