extension Validation {
  /// The validation for values that may be absent: an absent value passes every rule except those about presence.
  @inlinable
  public var optional: Validation<Value?> {
    let (check, checkAbsent) = (check, checkAbsent)
    return Validation<Value?>(
      check: { value, sink in
        if let value = value.wrapped() { check(value, &sink) } else { checkAbsent?(&sink) }
      },
      checkAbsent: checkAbsent,
      constraint: constraint
    )
    .with(optionalParts)
  }

  @usableFromInline var optionalParts: ModelParts<Value?>? { parts?.optional }
}
