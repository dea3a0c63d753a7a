import ValidationCore

/// Limits for a count; a rule has at least one.
struct CountLimits: Sendable, Hashable {
  let minimum: Int
  /// Nil for no limit.
  let maximum: Int?

  init(_ minimum: Int, _ maximum: Int?) {
    self.minimum = minimum
    self.maximum = maximum
  }

  /// Refuses limits below 0, and a minimum above the maximum.
  ///
  /// - Parameter problem: Describes what is wrong with a number below 0.
  func check(_ problem: (Int) -> String) throws(ImpossibleRule) {
    if minimum < 0 { throw ImpossibleRule(at: "min", problem(minimum), expected: "a number from 0 up") }
    guard let maximum else { return }
    if maximum < 0 { throw ImpossibleRule(at: "max", problem(maximum), expected: "a number from 0 up") }
    if minimum > maximum {
      throw ImpossibleRule(
        at: "min",
        "the minimum \(minimum) is above the maximum \(maximum)",
        expected: "a minimum up to \(maximum)"
      )
    }
  }
}

extension RuleParameter where Value == CountLimits {
  /// The arguments `exact`, `min` and `max`, at least one of which a rule requires.
  ///
  /// - Parameter others: Arguments that also set a limit; all three may be omitted if one of these is given.
  static func limits(unlessGiven others: String...) -> Self {
    limits { given in others.contains { given[$0] != nil } }
  }

  /// The arguments `exact`, `min` and `max`, all of which may be omitted.
  static var optionalLimits: Self { limits { _ in true } }

  private static func limits(
    allowsNone: @escaping @Sendable ([String: RuleValue]) -> Bool
  ) -> Self {
    Self(
      [
        RuleArgument("exact", .count, isShorthand: true), RuleArgument("min", .count),
        RuleArgument("max", .count),
      ],
      read: { given throws(ImpossibleRule) in
        let (minimum, maximum) = (given["min"]?.integer, given["max"]?.integer)
        if let exact = given["exact"]?.integer {
          guard minimum == nil, maximum == nil else {
            throw ImpossibleRule(
              at: "exact",
              "\"exact\" cannot be combined with \"min\" or \"max\"",
              expected: "either \"exact\", or \"min\" and \"max\""
            )
          }
          return CountLimits(exact, exact)
        }
        if minimum == nil, maximum == nil, !allowsNone(given) {
          throw ImpossibleRule("no limit is given", expected: "\"exact\", \"min\" or \"max\"")
        }
        return CountLimits(minimum ?? 0, maximum)
      },
      write: { limits, given in
        if let maximum = limits.maximum, maximum == limits.minimum {
          given["exact"] = .integer(maximum)
          return true
        }
        if limits.minimum != 0 || limits.maximum == nil { given["min"] = .integer(limits.minimum) }
        if let maximum = limits.maximum { given["max"] = .integer(maximum) }
        return true
      }
    )
  }
}
