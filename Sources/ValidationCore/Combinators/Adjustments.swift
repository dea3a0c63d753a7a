extension Validation {
  /// The validation with another message for all of its errors: a key of the catalogs, or a sentence, which is its own
  /// translation if no catalog has one. Both may name the error's arguments, as in `{minimum}`.
  public func message(_ key: String) -> Validation { adjusted(by: .message(.key(key))) }

  /// The validation with a literal text for all of its errors, shown unchanged in every locale.
  public func message(literal text: String) -> Validation { adjusted(by: .message(.literal(text))) }

  /// The validation with nothing of the value in its errors: each is ``ValidationError/redacted``.
  ///
  /// ```swift
  /// .field("password", \.password, .required, .length(12...), .opaqueString).sensitive()
  /// ```
  /// For passwords, and for anything else that must not appear in a log, in a response or in the draft of a form. The code, the path and the
  /// number of the errors remain, so whatever these reveal about a value is still revealed.
  public func sensitive() -> Validation { adjusted(by: .redaction) }

  /// The validation with all of its errors as warnings, which leave the value valid.
  public var asWarning: Validation { adjusted(by: .warning) }

  private func adjusted(by adjustment: Adjustment) -> Validation {
    var adjusted = parts?.adjusted(by: adjustment)
    if case .redaction = adjustment { adjusted = (adjusted ?? ModelParts()).sensitive }
    return withoutParts(adjustedBy: adjustment).with(adjusted)
  }

  private func withoutParts(adjustedBy adjustment: Adjustment) -> Validation {
    var absent: (@Sendable (inout ErrorSink) -> Void)?
    if let checkAbsent { absent = { sink in adjustment.apply(to: &sink, checkAbsent) } }
    if let text = self as? Validation<String>,
      let adjusted = Validation<String>(
        rule: AdjustedTextRule(base: text.asTextRule, adjustment: adjustment),
        checkAbsent: absent,
        constraint: adjustment.applied(to: constraint)
      ) as? Validation
    {
      return adjusted
    }
    if acceptsEveryValue {
      return Validation(checkAbsent: absent, constraint: adjustment.applied(to: constraint))
    }
    func adjusted(
      _ check: @escaping @Sendable (UnsafePointer<Value>, inout ErrorSink) -> Void
    ) -> @Sendable (UnsafePointer<Value>, inout ErrorSink) -> Void {
      { value, sink in adjustment.apply(to: &sink) { check(value, &$0) } }
    }
    let rule = Validation(
      check: adjusted(check), checkAbsent: absent, constraint: adjustment.applied(to: constraint))
    guard let tested else { return rule }
    return rule.skipped(
      for: TestedNumberRule(tested.tests, remaining: tested.remaining.map { adjusted($0) }))
  }
}
