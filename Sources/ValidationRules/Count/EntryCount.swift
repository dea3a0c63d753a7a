import ValidationCore

extension Rules {
  static let entryCount = RuleOf(
    "entryCount",
    "The number of members of an object is within limits.",
    standard: "JSON Schema 2020-12, minProperties and maxProperties",
    reports: [.countTooFew, .countTooMany, .countWrong],
    samples: [
      RuleSample(
        ["min": 1, "max": 2],
        valid: [["é": nil]],
        invalid: [[:]: .countTooFew, ["x": 1, "y": 2, "z": 3]: .countTooMany]),
      RuleSample(["exact": 1], valid: [["名": 0]], invalid: [[:]: .countWrong]),
    ],
    takes: .limits()
  ) { limits throws(ImpossibleRule) -> RuleImplementation in
    .typed(TypedRule(memberCount: try .counted(limits)))
  }
}

extension Validation {
  /// Whether values have their elements by keys, so that documents count the members of an object.
  static var hasEntries: Bool { Value.self is any KeyedEntries.Type }
}

/// Dictionaries, whatever their keys and values.
private protocol KeyedEntries {}

extension Dictionary: KeyedEntries {}
