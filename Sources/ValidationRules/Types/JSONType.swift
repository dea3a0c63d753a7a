public import ValidationCore

/// The types of JSON, named as in JSON Schema.
package enum JSONType: String, Sendable, CaseIterable {
  case string, number, integer, boolean, array, object
}

extension ValidationError.Code {
  /// The value has a type that the rule does not accept. Arguments: `expected`, `actual` (`text`, `number`,
  /// `integer`, `boolean`, `list` or `object`; several expected ones joined by `|`).
  public static let typeMismatch: Self = "type.mismatch"
}

extension RuleReport {
  static let typeMismatch = RuleReport(.typeMismatch, limits: ["expected": .text], found: ["actual": .text])
}

extension Rules {
  static let type = RuleOf(
    "type",
    "The value is of a JSON type.",
    standard: "RFC 8259",
    reports: [.typeMismatch],
    samples: [
      RuleSample(["is": "integer"], valid: [1], invalid: ["1": .typeMismatch]),
      RuleSample(["is": "array"], valid: [[]], invalid: [[:]: .typeMismatch]),
    ],
    takes: .choice("is", shorthand: true)
  ) { .type($0) }
}
