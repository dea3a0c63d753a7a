import JSONText

extension LocatedNode {
  private static let conditionShape =
    "an object with \"field\" and one of \"equals\", \"in\" and \"present\", or with \"not\", \"all\" or \"any\""
  private static let conditionMembers = ["field", "equals", "in", "present", "not", "all", "any"]

  /// Reads a condition; nil if there are mistakes in it.
  ///
  /// - Parameter depth: How many other conditions contain it.
  func condition(in owner: FieldPattern, depth: Int = 0, _ mistakes: inout DocumentMistakes) -> Condition? {
    guard depth < Condition.maximumDepth else {
      mistakes.add(
        error(
          "the condition is nested too deeply",
          expected: "conditions that are nested up to \(Condition.maximumDepth) deep"
        )
      )
      return nil
    }
    let known = mistakes.count
    guard
      let members = members(of: Self.conditionMembers, expected: Self.conditionShape, &mistakes)
    else { return nil }
    // What is missing beside an unknown name is what the name should be.
    if mistakes.count == known, let mistake = conditionMistake(Set(members.keys)) { mistakes.add(mistake) }
    let reference = mistakes.read(members["field"]) { value throws(RuleDocumentError) in
      try value.fieldReference(from: owner)
    }
    let expected = mistakes.literal(members["equals"])
    let isPresent = mistakes.boolean(members["present"])
    let allowed = members["in"].map { $0.literals(&mistakes) }
    let negated = members["not"].map { $0.condition(in: owner, depth: depth + 1, &mistakes) } ?? nil
    let all = members["all"].map { $0.conditions(in: owner, depth: depth + 1, &mistakes) }
    let any = members["any"].map { $0.conditions(in: owner, depth: depth + 1, &mistakes) }
    guard mistakes.count == known else { return nil }
    if let reference {
      if let expected { return .isOneOf(reference, [expected]) }
      if let isPresent { return .isPresent(reference, isPresent) }
      return allowed.map { .isOneOf(reference, $0) }
    }
    return negated.map(Condition.not) ?? all.map(Condition.all) ?? any.map(Condition.any)
  }

  /// What is wrong with the members that a condition has; nil if they are those of one kind of condition.
  private func conditionMistake(_ names: Set<String>) -> RuleDocumentError? {
    let combining: Set = ["not", "all", "any"]
    if names.contains("field") {
      if names.count == 2, names.isDisjoint(with: combining) { return nil }
    } else if names.count == 1 {
      return names.isSubset(of: combining)
        ? nil : error("the condition names no field", expected: "a member \"field\"")
    }
    return error("the condition is incomplete or ambiguous", expected: Self.conditionShape)
  }

  private func conditions(
    in owner: FieldPattern, depth: Int, _ mistakes: inout DocumentMistakes
  ) -> [Condition] {
    let elements =
      mistakes.read(self) { value throws(RuleDocumentError) in
        try value.nonEmptyElements(expected: "an array of conditions")
      } ?? []
    return elements.compactMap { $0.condition(in: owner, depth: depth, &mistakes) }
  }

  private func literals(_ mistakes: inout DocumentMistakes) -> [JSONNode] {
    let elements =
      mistakes.read(self) { value throws(RuleDocumentError) in
        try value.nonEmptyElements(expected: "an array of values")
      } ?? []
    return elements.compactMap { element in mistakes.literal(element) }
  }

  private func nonEmptyElements(expected: String) throws(RuleDocumentError) -> [LocatedNode] {
    let elements = try elements(expected: expected)
    if elements.isEmpty { throw error("the array is empty", expected: expected) }
    return elements
  }
}
