public import ValidationCore

extension ValidationError.Code {
  /// There is a value, but none is allowed. No arguments.
  public static let presenceUnexpected: Self = "presence.unexpected"
}

extension RuleReport {
  static let presenceUnexpected = RuleReport(.presenceUnexpected)
}

extension Rules {
  static let absent = RuleOf(
    "absent",
    "The value is absent; null counts as absent.",
    reports: [.presenceUnexpected],
    samples: [RuleSample(valid: [nil], invalid: ["": .presenceUnexpected, 0: .presenceUnexpected])]
  ) { () -> RuleImplementation in
    .typed(
      TypedRule(
        text: .absent, number: .absent, boolean: .absent, elementCount: .absent, memberCount: .absent))
  }
}

extension Validation {
  /// There is no value: passes exactly what ``required`` refuses. An empty text is a value.
  ///
  /// For a field that only a server may fill in, or one that another field rules out:
  /// ```swift
  /// .field("discount", \.discount, .absent).when { !$0.isMember }
  /// ```
  /// Code: `presence.unexpected`.
  public static var absent: Validation {
    let isAbsent = isAbsent
    return Validation(check: { value, sink in
      if isAbsent?(value) != true { sink.report(ValidationError(code: .presenceUnexpected)) }
    }).made(of: Rules.absent.constraint())
  }
}
