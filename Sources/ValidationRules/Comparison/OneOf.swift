public import ValidationCore

extension ValidationError.Code {
  /// The value is not one of the listed ones. Argument: `allowed` (alternatives).
  public static let choiceNotListed: Self = "choice.notListed"
}

extension RuleReport {
  static let choiceNotListed = RuleReport(.choiceNotListed, limits: ["allowed": .constants])
}

extension Rules {
  static let oneOf = RuleOf(
    "oneOf",
    "The value is one of the listed values: texts by canonical equivalence, numbers by value.",
    standard: "UAX #15",
    reports: [.choiceNotListed],
    samples: [
      RuleSample(["allowed": ["BR", "PT", 1]], valid: ["BR", 1], invalid: ["br": .choiceNotListed])
    ],
    takes: .values("allowed", shorthand: true)
  ) { allowed throws(ImpossibleRule) -> RuleImplementation in
    if allowed.isEmpty {
      throw ImpossibleRule(at: "allowed", "no value is allowed", expected: "at least one value")
    }
    return .choice(allowed, isAccepted: true, .notListed(allowed))
  }
}

extension ValidationError {
  // One error serves all values because it does not depend on the value; the list may be long.
  fileprivate static func notListed(_ allowed: [some Any]) -> ValidationError {
    ValidationError(
      reporting: .choiceNotListed, limits: ArgumentList("allowed", .alternatives(allowed.map { .init($0) }))
    )
    .madeInAdvance
  }
}

extension Validation where Value: Hashable & Sendable {
  /// The value is one of the listed ones. Text is compared by canonical equivalence, as Swift compares.
  ///
  /// Code: `choice.notListed`. Cost: one lookup, however long the list is.
  @inlinable
  public static func oneOf(_ allowed: [Value]) -> Validation { oneOf(allowed, membership(in: allowed)) }

  @usableFromInline
  static func oneOf(_ allowed: [Value], _ isListed: @autoclosure () -> Membership) -> Validation {
    let constraint = RuleValue.all(exactly: allowed).map { Rules.oneOf.constraint($0) } ?? .closure
    return choice(allowed, accepts: true, isListed(), .notListed(allowed)).made(of: constraint)
  }
}
