import ValidationCore

extension RuleRow {
  static let others: [RuleRow] = [
    RuleRow(
      "count", #"{"count": {"min": 1, "max": 2}}"#, "[]", error("count.tooFew", ["minimum": 1, "actual": 0])),
    RuleRow("count", #"{"count": 2}"#, "[1]", error("count.wrong", ["expected": 2, "actual": 1])),
    RuleRow("count", #"{"count": {"max": 32}}"#, list(of: 31)),
    RuleRow("count", #"{"count": {"max": 32}}"#, list(of: 32)),
    RuleRow(
      "count", #"{"count": {"max": 32}}"#, list(of: 33),
      error("count.tooMany", ["maximum": 32, "actual": 33])),
    RuleRow(
      "count", #"{"count": {"min": 32}}"#, list(of: 31), error("count.tooFew", ["minimum": 32, "actual": 31])),
    RuleRow("count", #"{"count": {"min": 40}}"#, list(of: 41)),
    RuleRow(
      "count", #"{"count": {"lessThan": 3}}"#, "[1, 2, 3]",
      error("count.tooMany", ["maximum": 2, "actual": 3])),
    RuleRow("count", #"{"count": {"greaterThan": 2}}"#, "[1, 2, 3]"),
    RuleRow("count", #"{"count": 2}"#, #""ab""#, mismatch("list", "text")),
    RuleRow("count", #"{"count": 1}"#, #"{"x": 0}"#, mismatch("list", "object")),
    RuleRow("entryCount", #"{"entryCount": {"min": 1, "max": 2}}"#, #"{"é": null, "名": [0]}"#),
    RuleRow(
      "entryCount", #"{"entryCount": {"min": 1}}"#, "{}", error("count.tooFew", ["minimum": 1, "actual": 0])),
    RuleRow(
      "entryCount", #"{"entryCount": {"max": 1}}"#, #"{"x": 0, "y": 0}"#,
      error("count.tooMany", ["maximum": 1, "actual": 2])),
    RuleRow(
      "entryCount", #"{"entryCount": 2}"#, #"{"x": 0}"#, error("count.wrong", ["expected": 2, "actual": 1])),
    RuleRow("entryCount", #"{"entryCount": 1}"#, "[0]", mismatch("object", "list")),
    RuleRow("equal", #"{"equal": "é"}"#, "\"e\u{301}\""),
    RuleRow("equal", #"{"equal": 18}"#, "18.0"),
    RuleRow("equal", #"{"equal": {"to": {"x": [1]}}}"#, #"{"x": [1.0]}"#),
    RuleRow(
      "equal", #"{"equal": true}"#, "false", error("comparison.notEqual", ["expected": .boolean(true)])),
    RuleRow("equal", #"{"equal": "1"}"#, "1", error("comparison.notEqual", ["expected": "1"])),
    RuleRow(
      "oneOf", #"{"oneOf": ["BR", "PT", 1]}"#, #""ES""#,
      error("choice.notListed", ["allowed": .alternatives(["BR", "PT", 1])])),
    RuleRow("oneOf", #"{"oneOf": ["BR", "PT", 1]}"#, "1e0"),
    RuleRow("sameAs", #"{"sameAs": "b"}"#, #""x""#, error("comparison.differs", ["other": .key("field.b")])),
    RuleRow("sameAs", #"{"sameAs": {"field": "b"}}"#, #""same""#),
    RuleRow("sameAs", #"{"sameAs": "b"}"#, nil),
    RuleRow("type", #"{"type": "integer"}"#, "1.5", mismatch("integer", "number")),
    RuleRow("type", #"{"type": "object"}"#, "{}"),
    RuleRow("type", #"{"type": "boolean"}"#, #""true""#, mismatch("boolean", "text")),
  ]
}
