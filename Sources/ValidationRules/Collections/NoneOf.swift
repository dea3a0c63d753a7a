public import ValidationCore

extension ValidationError.Code {
  /// The value is one of the forbidden ones. Argument: `forbidden` (alternatives).
  public static let choiceForbidden: Self = "choice.forbidden"
}

extension RuleReport {
  static let choiceForbidden = RuleReport(.choiceForbidden, found: ["forbidden": .constants])
}

extension Rules {
  static let noneOf = RuleOf(
    "noneOf",
    "The value is not one of the listed values.",
    reports: [.choiceForbidden],
    samples: [
      RuleSample(["forbidden": ["admin", 1]], valid: ["Admin"], invalid: ["admin": .choiceForbidden])
    ],
    takes: .values("forbidden", shorthand: true)
  ) { forbidden throws(ImpossibleRule) -> RuleImplementation in
    if forbidden.isEmpty {
      throw ImpossibleRule(at: "forbidden", "no value is forbidden", expected: "at least one value")
    }
    return .choice(forbidden, isAccepted: false, .forbidden(forbidden))
  }
}

extension ValidationError {
  fileprivate static func forbidden(_ forbidden: [some Any]) -> ValidationError {
    ValidationError(
      reporting: .choiceForbidden,
      found: ArgumentList("forbidden", .alternatives(forbidden.map { Argument($0) })))
  }
}

extension Validation where Value: Hashable & Sendable {
  /// The value is not one of the listed values. Text is compared by canonical equivalence, as Swift compares; letter case
  /// counts.
  ///
  /// Code: `choice.forbidden`. Cost: one lookup, however long the list is.
  @inlinable
  public static func noneOf(_ forbidden: [Value]) -> Validation {
    noneOf(forbidden, membership(in: forbidden))
  }

  @usableFromInline
  static func noneOf(_ forbidden: [Value], _ isListed: @autoclosure () -> Membership) -> Validation {
    choice(forbidden, accepts: false, isListed(), .forbidden(forbidden))
      .made(of: RuleValue.all(exactly: forbidden).map { Rules.noneOf.constraint($0) } ?? .closure)
  }
}
