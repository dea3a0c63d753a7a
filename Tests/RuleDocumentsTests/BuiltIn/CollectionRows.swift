import ValidationCore

extension RuleRow {
  private static func repeated(_ index: Int, of first: Int) -> ValidationError {
    ValidationError(
      code: "collection.repeated",
      arguments: ["position": .integer(index + 1), "original": .integer(first + 1)],
      path: ["a", .index(index)]
    )
  }

  private static func mismatch(
    _ expected: String, _ actual: String, at segments: [FieldPath.Segment]
  ) -> ValidationError {
    ValidationError(
      code: "type.mismatch", arguments: ["expected": .text(expected), "actual": .text(actual)],
      path: FieldPath(["a"] + segments))
  }

  static let collections: [RuleRow] = [
    RuleRow("unique", #""unique""#, #"[1, true, "1", "true", null, 0, false, [], {}, [[]]]"#),
    RuleRow(
      "unique", #"{"unique": true}"#, #"[1, 1.0, "é", "e\u0301"]"#, repeated(1, of: 0), repeated(3, of: 2)),
    RuleRow(
      "unique", #""unique""#, #"[{"x": 1, "y": [2]}, null, {"y": [2.0], "x": 1}, null]"#,
      repeated(2, of: 0), repeated(3, of: 1)),
    RuleRow(
      "unique", #"{"unique": "id"}"#, #"[{"id": 1}, {}, {}, {"id": null}, 7, {"id": 1e0}]"#,
      repeated(5, of: 0)),
    RuleRow("unique", #"{"unique": {"by": "x.y"}}"#, #"[{"x": {"y": "a"}}, {"x": {"y": "b"}}]"#),
    RuleRow("unique", #""unique""#, #""aa""#, mismatch("list", "text")),
    RuleRow("containsElement", #"{"containsElement": 1}"#, #"["1", 1.0]"#),
    RuleRow(
      "containsElement", #"{"containsElement": {"expected": "é"}}"#, #"["e", []]"#,
      error("collection.elementMissing", ["expected": "é"])),
    RuleRow("requiredKeys", #"{"requiredKeys": ["x", "y"]}"#, #"{"x": null, "y": 0}"#),
    RuleRow(
      "requiredKeys", #"{"requiredKeys": {"keys": ["x", "é"]}}"#, "{\"e\u{301}\": 0}",
      ValidationError(code: "presence.missing", path: ["a", "x"]),
      ValidationError(code: "presence.missing", path: ["a", "é"])),
    RuleRow(
      "postalAddress", #"{"postalAddress": true}"#,
      #"{"country": "JP", "lines": ["1", null], "administrativeArea": 13, "postalCode": "1000001"}"#,
      mismatch("text", "null", at: ["lines", 1]), mismatch("text", "number", at: ["administrativeArea"])),
    RuleRow(
      "postalAddress", #"{"postalAddress": "DE"}"#,
      #"{"country": null, "lines": {}, "locality": "Berlin", "postalCode": "10115", "state": []}"#,
      mismatch("text|list", "object", at: ["lines"])),
    RuleRow(
      "postalAddress",
      #"{"postalAddress": {"country": "DE", "members": {"lines": ["street", "number"], "postalCode": "zip"}}}"#,
      #"{"number": "1", "locality": "Berlin"}"#,
      ValidationError(code: "presence.missing", path: ["a", "zip"])),
    RuleRow("postalAddress", #"{"postalAddress": "DE"}"#, #""Berlin""#, mismatch("object", "text")),
    RuleRow(
      "noneOf", #"{"noneOf": ["admin", 1]}"#, "1.0",
      error("choice.forbidden", ["forbidden": .alternatives(["admin", 1])])),
    RuleRow("noneOf", #"{"noneOf": {"forbidden": ["admin", 1]}}"#, #""Admin""#),
  ]
}
