public import ValidationCore

extension ValidationError.Code {
  /// There is no value. No arguments.
  public static let presenceMissing: Self = "presence.missing"
}

extension RuleReport {
  static let presenceMissing = RuleReport(.presenceMissing)
}

extension Rules {
  static let required = RuleOf(
    "required",
    aliases: ["presence"],
    "The value is there.",
    reports: [.presenceMissing],
    samples: [RuleSample(valid: ["", 0, false, []], invalid: [nil: .presenceMissing])]
  ) { () -> RuleImplementation in
    // A value of any type is there: only absent ones are left to judge.
    .typed(TypedRule(takesAnyType: true, absent: { reportMissing(&$0) }))
  }
}

extension Validation {
  /// The value is there. An empty text is there: see `notEmpty` and `notBlank` for what it holds.
  ///
  /// Code: `presence.missing`.
  public static var required: Validation {
    // Whether a value of the type can be absent is asked once: the cast of each value would cost more than most rules.
    let constraint = Rules.required.constraint()
    guard Value.self is any Absentable.Type else {
      return Validation(runAbsent: { reportMissing(&$0) }, constraint: constraint)
    }
    return Validation(
      run: { value, findings in if Self.isAbsent(value) { reportMissing(&findings) } },
      runAbsent: { reportMissing(&$0) },
      constraint: constraint
    )
  }

  /// The value is there: not `nil`.
  ///
  /// Code: `presence.missing`.
  public static func presence() -> Validation { .required }

  /// Whether a value is `nil`; false for every value of a type that cannot be.
  static func isAbsent(_ value: Value) -> Bool {
    guard let optional = value as? any Absentable else { return false }
    return optional.isAbsent
  }
}

/// Reports that there is no value.
func reportMissing(_ findings: inout Findings) {
  findings.report(ValidationError(code: .presenceMissing))
}

/// A value that may be no value.
private protocol Absentable {
  var isAbsent: Bool { get }
}

extension Optional: Absentable {
  fileprivate var isAbsent: Bool {
    if case .none = self { true } else { false }
  }
}
