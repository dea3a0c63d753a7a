extension Validation {
  /// The validation for values that may be absent: an absent value passes every rule except those about presence.
  public var optional: Validation<Value?> {
    let (run, runAbsent) = (run, runAbsent)
    return Validation<Value?>(
      run: { value, findings in
        if let value { run(value, &findings) } else { runAbsent?(&findings) }
      },
      runAbsent: runAbsent
    )
  }
}
