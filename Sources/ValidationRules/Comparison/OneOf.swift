public import ValidationCore

extension ValidationError.Code {
  /// The value is not one of the listed ones. Arguments: `allowed` (alternatives), and `size`, which is "long" where
  /// more than ten are listed, so that the message does not list them.
  public static let choiceNotListed: Self = "choice.notListed"
}

extension Validation where Value: Hashable & Sendable {
  /// The value is one of the listed ones. For text: by canonical equivalence, as Swift compares.
  ///
  /// Code: `choice.notListed`. Cost: one look-up, however long the list is.
  public static func oneOf(_ allowed: [Value]) -> Validation {
    let set = Set(allowed)
    // One error serves all values, as it says nothing of the value; a list may be long.
    var arguments = ["allowed": ValidationError.Argument.alternatives(allowed.map { .init($0) })]
    if allowed.count > longestReadableChoice { arguments["size"] = "long" }
    let error = ValidationError(code: .choiceNotListed, arguments: arguments)
    return Validation(run: { value, findings in if !set.contains(value) { findings.report(error) } })
  }
}

/// How many alternatives a reader takes in; a message with the 249 countries of the world says less than one without.
private let longestReadableChoice = 10
