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
      let value = try arguments.node("to")
      return .choosing([value], or: Validation.equal(to: JSONValue(value)))
    },
    RegisteredRule(
      "notEqual",
      summary: "The value is another than a given one.",
      arguments: [RuleArgument("to", .value, isRequired: true, isShorthand: true)],
      codes: [.comparisonEqual]
    ) { arguments in
      let value = try arguments.node("to")
      return .avoiding([value], or: Validation.notEqual(to: JSONValue(value)))
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
      return .choosing(allowed, or: Validation.oneOf(allowed.map { JSONValue($0) }))
    },
    relating(
      "sameAs",
      summary: "The value is the same as that of another field.",
      arguments: [RuleArgument("field", .field, isRequired: true, isShorthand: true)],
      codes: [.comparisonDiffers]
    ) { arguments in
      let other = try arguments.field("field")
      let error = ValidationError(
        code: .comparisonDiffers, limits: ["other": .key("field.\(other)")])
      return .relation(FieldRelation(kind: .same, fields: [other], error: error))
    },
  ]
}

extension ValueRule {
  /// A rule that requires one of some values, whatever type they have, and reports the same for all others.
  ///
  /// - Parameters:
  ///   - values: The values.
  ///   - rule: Reports what is wrong with any other value.
  static func choosing(_ values: [JSONNode], or rule: Validation<JSONValue>) -> ValueRule {
    // A list of all the values is none of them.
    comparing(values, accepts: true, rule, refused: JSONNode(.array(values)))
  }

  /// A rule that takes any value but some, and reports the same for all of those.
  ///
  /// - Parameters:
  ///   - values: The values, at least one.
  ///   - rule: Reports what is wrong with them.
  static func avoiding(_ values: [JSONNode], or rule: Validation<JSONValue>) -> ValueRule {
    comparing(values, accepts: false, rule, refused: values.first ?? JSONNode(.null))
  }

  /// - Parameter refused: A value that the rule refuses.
  private static func comparing(
    _ values: [JSONNode],
    accepts: Bool,
    _ rule: Validation<JSONValue>,
    refused: JSONNode
  ) -> ValueRule {
    let choices = ValueChoices(values)
    guard let error = rule.errors(in: JSONValue(refused)).first else { return .type(.any) }
    func checking<Value>(
      _ isChoice: @escaping @Sendable (Value) -> Bool
    ) -> Validation<Value> {
      Validation(run: { value, findings in if isChoice(value) != accepts { findings.report(error) } })
    }
    let held: Validation<JSONTapeValue> = checking { choices.contains($0) }
    return ValueRule(
      kinds: .any,
      text: Validation(ChoiceRule(choices: choices.texts, accepts: accepts, error: error)),
      number: checking { choices.contains($0) },
      boolean: checking { choices.contains($0) },
      list: held,
      object: held,
      absent: rule.runAbsent
    )
  }
}
