public import ValidationCore

extension ValidationError.Code {
  /// The value is not the required one. Argument: `expected`.
  public static let comparisonNotEqual: Self = "comparison.notEqual"
  /// The value is the forbidden one. Argument: `forbidden`.
  public static let comparisonEqual: Self = "comparison.equal"
  /// The value differs from another one. Argument: `other` (the name of the other field, as the message key
  /// `field.<name>`). The values are not among the arguments because they may be passwords.
  public static let comparisonDiffers: Self = "comparison.differs"
}

extension RuleReport {
  static let comparisonNotEqual = RuleReport(.comparisonNotEqual, limits: ["expected": .constant])
  static let comparisonEqual = RuleReport(.comparisonEqual, found: ["forbidden": .constant])
  static let comparisonDiffers = RuleReport(.comparisonDiffers, limits: ["other": .key])
}

extension Rules {
  static let equal = RuleOf(
    "equal",
    "The value is equal to one given value: texts by canonical equivalence, numbers by value.",
    standard: "UAX #15",
    reports: [.comparisonNotEqual],
    samples: [
      RuleSample(["to": "é"], valid: ["e\u{301}"], invalid: ["e": .comparisonNotEqual]),
      RuleSample(["to": 1], valid: [1], invalid: ["1": .comparisonNotEqual]),
    ],
    takes: .value("to", shorthand: true)
  ) { .choice([$0], isAccepted: true, .notEqual(to: $0)) }

  static let notEqual = RuleOf(
    "notEqual",
    "The value differs from a given one.",
    reports: [.comparisonEqual],
    samples: [RuleSample(["to": "é"], valid: ["e", 1], invalid: ["e\u{301}": .comparisonEqual])],
    takes: .value("to", shorthand: true)
  ) { .choice([$0], isAccepted: false, .equal(to: $0)) }

  static let sameAs = RuleOf(
    "sameAs",
    "The value is the same as that of another field; an absent value passes unless `matchAbsent` is true.",
    reports: [.comparisonDiffers],
    samples: [
      RuleSample(["field": "b"], beside: ["b": "x"], valid: ["x", nil], invalid: ["y": .comparisonDiffers]),
      RuleSample(
        ["field": "b", "matchAbsent": true], beside: ["b": "x"],
        valid: ["x"], invalid: ["y": .comparisonDiffers, nil: .comparisonDiffers]),
      RuleSample(
        ["field": "b", "matchAbsent": true], valid: [nil], invalid: ["y": .comparisonDiffers]),
    ],
    takes: .field("field", shorthand: true), .flag("matchAbsent", default: false)
  ) {
    .relation(
      FieldRelation(kind: .same, fields: [$0], matchesAbsent: $1, error: .differs(from: $0)))
  }
}

extension Validation where Value: Equatable & SendableMetatype {
  /// The value equals `expected`. Text is compared by canonical equivalence, as Swift compares.
  ///
  /// Code: `comparison.notEqual`.
  public static func equal(to expected: Value) -> Validation where Value: Sendable {
    let error = ValidationError.notEqual(to: expected)
    return Validation(
      run: { value, sink in if value != expected { sink.report(error) } },
      constraint: RuleValue(exactly: expected).map { Rules.equal.constraint($0) } ?? .closure
    )
  }

  /// The value does not equal `forbidden`. Text is compared by canonical equivalence, as Swift compares.
  ///
  /// Code: `comparison.equal`.
  public static func notEqual(to forbidden: Value) -> Validation where Value: Sendable {
    let error = ValidationError.equal(to: forbidden)
    return Validation(
      run: { value, sink in if value == forbidden { sink.report(error) } },
      constraint: RuleValue(exactly: forbidden).map { Rules.notEqual.constraint($0) } ?? .closure
    )
  }

  /// The value is the same as another one that is read when the rule runs, such as a password and its confirmation.
  ///
  /// For two fields of one model, see ``FieldComparison/sameAs``.
  ///
  /// Code: `comparison.differs`.
  /// - Parameters:
  ///   - name: The name of the other field.
  ///   - other: Reads the other value.
  public static func sameAs(_ name: String, _ other: @escaping @Sendable () -> Value?) -> Validation {
    let error = ValidationError.differs(from: name).madeInAdvance
    return Validation(run: { value, sink in
      if value != other() { sink.report(error) }
    })
  }
}

extension ValidationError {
  fileprivate static func notEqual(to expected: some Any) -> ValidationError {
    ValidationError(reporting: .comparisonNotEqual, limits: ArgumentList("expected", .init(expected)))
      .madeInAdvance
  }

  fileprivate static func equal(to forbidden: some Any) -> ValidationError {
    ValidationError(reporting: .comparisonEqual, found: ArgumentList("forbidden", .init(forbidden)))
  }

  /// A value differs from that of another field.
  static func differs(from name: String) -> ValidationError {
    ValidationError(reporting: .comparisonDiffers, limits: ArgumentList("other", .field(name)))
  }
}
