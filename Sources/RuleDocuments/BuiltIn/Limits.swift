extension RuleArguments {
  /// The limits that `exact`, `min` and `max` set on a number of things.
  ///
  /// - Parameter allowingNone: Whether all three may be left out.
  /// - Throws: For limits that no number can keep, for `exact` beside another, and for none at all.
  func limits(allowingNone: Bool = false) throws(RuleDocumentError) -> (minimum: Int, maximum: Int?) {
    let minimum = try integerIfPresent("min")
    let maximum = try integerIfPresent("max")
    if let exact = try integerIfPresent("exact") {
      guard minimum == nil, maximum == nil else {
        throw error(
          at: "exact",
          "\"exact\" stands beside \"min\" or \"max\"",
          expected: "either \"exact\", or \"min\" and \"max\""
        )
      }
      return (exact, exact)
    }
    if minimum == nil, maximum == nil, !allowingNone {
      throw error("no limit is given", expected: "\"exact\", \"min\" or \"max\"")
    }
    if let minimum, let maximum, minimum > maximum {
      throw error(
        at: "min",
        "the minimum \(minimum) is above the maximum \(maximum)",
        expected: "a minimum up to \(maximum)"
      )
    }
    return (minimum ?? 0, maximum)
  }
}
