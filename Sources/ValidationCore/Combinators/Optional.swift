extension Validation {
  /// The validation for values that may be absent: an absent value passes every rule except those about presence.
  public var optional: Validation<Value?> {
    // Code specialized for `String` copies a text without looking up its type.
    if let text = self as? Validation<String>,
      let lifted = Validation<String>.lifted(text) as? Validation<Value?>
    {
      return lifted
    }
    return Self.lifted(self)
  }

  private static func lifted<Wrapped>(_ validation: Validation<Wrapped>) -> Validation<Wrapped?> {
    let (run, runAbsent) = (validation.run, validation.runAbsent)
    return Validation<Wrapped?>(
      run: { value, sink in
        if let value { run(value, &sink) } else { runAbsent?(&sink) }
      },
      runAbsent: runAbsent,
      constraint: validation.constraint
    )
  }
}
