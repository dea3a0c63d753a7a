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
}
