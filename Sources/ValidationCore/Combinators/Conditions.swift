extension Validation {
  /// The validation for values for which the condition is true; any other value is valid.
  ///
  /// On a validation of a model the condition sees the whole model, so one field can depend on another:
  /// ```swift
  /// .field("taxNumber", \.taxNumber, .required).when { $0.country == "BR" }
  /// ```
  /// The condition does not apply to an absent value: the rules about presence always do.
  public func when(_ condition: @escaping @Sendable (Value) -> Bool) -> Validation {
    let check = check
    return Validation(
      check: { value, sink in if value.inPlace(condition) { check(value, &sink) } },
      checkAbsent: checkAbsent
    )
    .with(parts?.when(condition))
  }

  /// The validation for values for which the condition is false; any other value is valid.
  public func unless(_ condition: @escaping @Sendable (Value) -> Bool) -> Validation {
    when { !condition($0) }
  }
}
