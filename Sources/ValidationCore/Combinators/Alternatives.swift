extension Validation {
  /// Either validation: the value is valid if one of them accepts it.
  ///
  /// If both reject it, the errors of the closer one are listed: of the one with fewer errors, or of `self` if both
  /// have the same number.
  public func or(_ other: Validation) -> Validation {
    refusingChecks(in: "`or`")
    other.refusingChecks(in: "`or`")
    let (first, second) = (check, other.check)
    var absent: (@Sendable (inout ErrorSink) -> Void)?
    if let first = checkAbsent, let second = other.checkAbsent {
      absent = { sink in Self.closer(of: first, second, &sink) }
    }
    return Validation(
      check: { value, sink in
        Self.closer(of: { first(value, &$0) }, { second(value, &$0) }, &sink)
      },
      checkAbsent: absent
    )
    .concealing(.joined([parts?.secrets, other.parts?.secrets]))
  }

  private static func closer(
    of first: (inout ErrorSink) -> Void,
    _ second: (inout ErrorSink) -> Void,
    _ sink: inout ErrorSink
  ) {
    var one = ErrorSink(sink.goal)
    first(&one)
    guard one.hasError else { return sink.report(contentsOf: one.errors) }
    var other = ErrorSink(sink.goal)
    second(&other)
    guard other.hasError else { return sink.report(contentsOf: other.errors) }
    sink.merge(other.errors.count < one.errors.count ? other : one)
  }

  /// The opposite: the value is valid if the validation rejects it.
  ///
  /// The error has the code `notAllowed` and no arguments: give it a ``message(_:)`` that says what
  /// is not allowed. An absent value passes.
  public static func not(_ validation: Validation) -> Validation {
    validation.refusingChecks(in: "`not`")
    return Validation(run: { value, sink in
      if validation.isValid(value: value) { sink.report(ValidationError(code: .notAllowed)) }
    })
    .concealing(.joined([validation.parts?.secrets]))
  }
}

extension ValidationError.Code {
  /// The value is what `not` forbids. No arguments.
  public static let notAllowed: Self = "notAllowed"
}
