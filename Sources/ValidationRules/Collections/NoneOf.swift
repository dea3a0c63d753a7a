public import ValidationCore

extension ValidationError.Code {
  /// The value is one of those that are not allowed. Argument: `forbidden` (alternatives).
  public static let choiceForbidden: Self = "choice.forbidden"
}

extension Validation where Value: Hashable & Sendable {
  /// The value is none of the listed ones. For text: by canonical equivalence, as Swift compares; another letter case
  /// is another text.
  ///
  /// Code: `choice.forbidden`. Cost: one look-up, however long the list is.
  public static func noneOf(_ forbidden: [Value]) -> Validation {
    let set = Set(forbidden)
    let error = ValidationError(
      code: .choiceForbidden,
      found: ["forbidden": .alternatives(forbidden.map { ValidationError.Argument($0) })]
    )
    return Validation(run: { value, findings in if set.contains(value) { findings.report(error) } })
  }
}
