public import ValidationCore

extension ValidationError.Code {
  /// The value is not one of the listed ones. Argument: `allowed` (alternatives).
  public static let choiceNotListed: Self = "choice.notListed"
}

extension Validation where Value: Hashable & Sendable {
  /// The value is one of the listed ones. For text: by canonical equivalence, as Swift compares.
  ///
  /// Code: `choice.notListed`. Cost: one look-up, however long the list is.
  public static func oneOf(_ allowed: [Value]) -> Validation {
    let set = Set(allowed)
    return Validation(run: { value, findings in
      if set.contains(value) { return }
      let alternatives = allowed.map { ValidationError.Argument($0) }
      findings.report(
        ValidationError(code: .choiceNotListed, arguments: ["allowed": .alternatives(alternatives)])
      )
    })
  }
}
