import ValidationCore
import ValidationRules

extension BuiltIn {
  static let collections = [
    RegisteredRule(
      "count",
      summary: "is a list of a number of elements between limits",
      arguments: [
        RuleArgument("exact", .count, isShorthand: true),
        RuleArgument("min", .count),
        RuleArgument("max", .count),
        RuleArgument("greaterThan", .count),
        RuleArgument("lessThan", .count),
      ],
      codes: [.countTooFew, .countTooMany, .countWrong]
    ) { arguments in
      let (minimum, maximum) = try countLimits(arguments)
      guard let maximum else { return .list(.count(minimum...)) }
      return .list(.count(minimum...maximum))
    }
  ]

  /// The limits with `greaterThan` and `lessThan` taken as the next number.
  private static func countLimits(
    _ arguments: RuleArguments
  ) throws(RuleDocumentError) -> (minimum: Int, maximum: Int?) {
    let above = try arguments.integerIfPresent("greaterThan")
    let below = try arguments.integerIfPresent("lessThan")
    if below == 0 {
      throw arguments.error(
        at: "lessThan", "no list has fewer than 0 elements", expected: "a number from 1 up")
    }
    for (name, other, given) in [("greaterThan", "min", above), ("lessThan", "max", below)] where given != nil
    {
      for other in [other, "exact"] where try arguments.integerIfPresent(other) != nil {
        throw arguments.error(at: name, "\"\(name)\" stands beside \"\(other)\"", expected: "one of the two")
      }
    }
    let limits = try arguments.limits(allowingNone: above != nil || below != nil)
    let minimum = above.map { $0 == .max ? $0 : $0 + 1 } ?? limits.minimum
    let maximum = below.map { $0 - 1 } ?? limits.maximum
    if let maximum, minimum > maximum {
      throw arguments.error(
        at: above == nil ? "min" : "greaterThan",
        "no number of elements keeps both limits",
        expected: "a lower limit below the upper one"
      )
    }
    return (minimum, maximum)
  }
}
