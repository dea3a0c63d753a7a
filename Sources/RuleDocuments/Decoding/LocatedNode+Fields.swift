import JSONText

extension LocatedNode {
  /// Reads a text as a path.
  func fieldPattern() throws(RuleDocumentError) -> FieldPattern {
    let text = try text(expected: "the path of a field")
    do throws(FieldPatternError) { return try FieldPattern(parsing: text) } catch {
      throw self.error(error.problem, expected: error.expected, atCodePoint: error.offset)
    }
  }

  /// Reads a text as the path of another field, relative to the field that names it.
  func fieldReference(from owner: FieldPattern) throws(RuleDocumentError) -> FieldReference {
    let pattern = try fieldPattern()
    let shared = pattern.stepsThroughLastEach
    guard owner.steps.count >= shared, owner.steps.prefix(shared) == pattern.steps.prefix(shared) else {
      throw error(
        "\"[]\" does not name a single element here",
        expected: owner.eachCount == 0
          ? "a path without \"[]\", since the field of the rule is in no list"
          : "a path that starts as the field's own (\(owner)) up to its last \"[]\""
      )
    }
    return FieldReference(pattern: pattern)
  }

  /// Reads a condition.
  ///
  /// - Parameter depth: How many other conditions contain it.
  func condition(in owner: FieldPattern, depth: Int = 0) throws(RuleDocumentError) -> Condition {
    guard depth < Condition.maximumDepth else {
      throw error(
        "the condition is nested too deeply",
        expected: "conditions that are nested up to \(Condition.maximumDepth) deep"
      )
    }
    let shape =
      "an object with \"field\" and one of \"equals\", \"in\" and \"present\", or with \"not\", \"all\" or \"any\""
    let members = try members(
      of: ["field", "equals", "in", "present", "not", "all", "any"],
      expected: shape
    )
    guard let field = members["field"] else {
      guard members.count == 1, let (name, value) = members.first else {
        throw error("the condition is incomplete or ambiguous", expected: shape)
      }
      switch name {
      case "not": return .not(try value.condition(in: owner, depth: depth + 1))
      case "all": return .all(try value.conditions(in: owner, depth: depth + 1))
      case "any": return .any(try value.conditions(in: owner, depth: depth + 1))
      default: throw error("the condition names no field", expected: "a member \"field\"")
      }
    }
    let reference = try field.fieldReference(from: owner)
    guard members.count == 2 else { throw error("the condition is incomplete or ambiguous", expected: shape) }
    if let expected = members["equals"] { return .isOneOf(reference, [try expected.literal()]) }
    if let present = members["present"] { return .isPresent(reference, try present.boolean()) }
    guard let allowed = members["in"] else {
      throw error("the condition is incomplete or ambiguous", expected: shape)
    }
    var values: [JSONNode] = []
    for element in try allowed.nonEmptyElements(expected: "an array of values") {
      values.append(try element.literal())
    }
    return .isOneOf(reference, values)
  }

  private func conditions(in owner: FieldPattern, depth: Int) throws(RuleDocumentError) -> [Condition] {
    var conditions: [Condition] = []
    for element in try nonEmptyElements(expected: "an array of conditions") {
      conditions.append(try element.condition(in: owner, depth: depth))
    }
    return conditions
  }

  private func nonEmptyElements(expected: String) throws(RuleDocumentError) -> [LocatedNode] {
    let elements = try elements(expected: expected)
    if elements.isEmpty { throw error("the array is empty", expected: expected) }
    return elements
  }
}
