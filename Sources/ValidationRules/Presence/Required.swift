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
    "The value is present.",
    reports: [.presenceMissing],
    samples: [RuleSample(valid: ["", 0, false, []], invalid: [nil: .presenceMissing])]
  ) { () -> RuleImplementation in
    // A value of any type is present: only absent ones remain to be checked.
    .typed(TypedRule(takesAnyType: true, absent: { reportMissing(&$0) }))
  }
}

extension Validation {
  /// The value is present. An empty text is present: to check its content, see `notEmpty` and `notBlank`.
  ///
  /// Code: `presence.missing`.
  public static var required: Validation {
    // Whether the type can be absent is checked once: casting each value would cost more than most rules.
    let constraint = Rules.required.constraint()
    guard Value.self is any Absentable.Type else {
      return Validation(runAbsent: { reportMissing(&$0) }, constraint: constraint)
    }
    return Validation(
      run: { value, sink in if Self.isAbsent(value) { reportMissing(&sink) } },
      runAbsent: { reportMissing(&$0) },
      constraint: constraint
    )
  }

  /// The value is present: not `nil`.
  ///
  /// Code: `presence.missing`.
  public static func presence() -> Validation { .required }

  /// Whether a value is `nil`; false for every value of a type that is not optional.
  static func isAbsent(_ value: Value) -> Bool {
    guard let optional = value as? any Absentable else { return false }
    return optional.isAbsent
  }
}

/// Reports that there is no value.
func reportMissing(_ sink: inout ErrorSink) {
  sink.report(ValidationError(code: .presenceMissing))
}

/// A value that may be absent.
private protocol Absentable {
  var isAbsent: Bool { get }
}

extension Optional: Absentable {
  fileprivate var isAbsent: Bool {
    if case .none = self { true } else { false }
  }
}
