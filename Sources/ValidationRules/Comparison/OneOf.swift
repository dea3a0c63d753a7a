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
    // One error serves all values, as it says nothing of the value; a list may be long.
    let error = ValidationError(
      code: .choiceNotListed,
      arguments: ["allowed": .alternatives(allowed.map { ValidationError.Argument($0) })]
    )
    return Validation(run: { value, findings in if !set.contains(value) { findings.report(error) } })
  }
}
