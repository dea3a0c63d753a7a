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
    let constraint = Rules.required.constraint()
    guard let isAbsent else {
      return Validation(checkAbsent: { reportMissing(&$0) }, constraint: constraint)
    }
    return Validation(
      check: { value, sink in if isAbsent(value) { reportMissing(&sink) } },
      checkAbsent: { reportMissing(&$0) },
      constraint: constraint
    )
  }

  /// The value is present: not `nil`.
  ///
  /// Code: `presence.missing`.
  public static func presence() -> Validation { .required }

  /// Whether the value at an address is `nil`; nil if the type is not optional.
  ///
  /// Found once for each rule: casting each value would cost more than most rules.
  static var isAbsent: (@Sendable (UnsafeRawPointer) -> Bool)? { (Value.self as? any Absentable.Type)?.test }
}

/// Reports that there is no value.
func reportMissing(_ sink: inout ErrorSink) {
  sink.report(ValidationError(code: .presenceMissing))
}

/// A type whose values may be absent.
private protocol Absentable: SendableMetatype {
  /// Whether the value of the type at an address is absent.
  static var test: @Sendable (UnsafeRawPointer) -> Bool { get }
}

extension Optional: Absentable {
  fileprivate static var test: @Sendable (UnsafeRawPointer) -> Bool {
    { hasNone(at: $0.assumingMemoryBound(to: Self.self)) }
  }
}

// For types that cannot be copied, too, so that no value is copied only to look whether it is there.
private func hasNone<Wrapped: ~Copyable>(at address: UnsafePointer<Wrapped?>) -> Bool {
  switch address.pointee {
  case .none: true
  case .some: false
  }
}
