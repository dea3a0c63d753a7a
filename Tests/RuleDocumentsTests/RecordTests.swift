import JSONText
import Testing
import ValidationCore
import ValidationRules

@testable import RuleDocuments

/// What a document says of records.
struct RecordTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    let rules: String
    let record: String
    let errors: [ValidationError]

    init(_ name: String, _ rules: String, _ record: String, _ errors: [ValidationError]) {
      (self.name, self.rules, self.record, self.errors) = (name, rules, record, errors)
    }

    var testDescription: String { name }
  }

  static func mismatch(_ expected: String, _ actual: String, at path: FieldPath) -> ValidationError {
    ValidationError(
      code: .typeMismatch,
      arguments: ["expected": .text(expected), "actual": .text(actual)],
      path: path
    )
  }

  static func shorter(_ limit: Int, _ text: String, at path: FieldPath) -> ValidationError {
    ValidationError(
      code: "shorter.not",
      arguments: ["maximum": .integer(limit), "found": .text(text)],
      path: path,
      suggestion: String(text.prefix(limit - 1))
    )
  }

  static func error(_ code: ValidationError.Code, at path: FieldPath) -> ValidationError {
    ValidationError(code: code, path: path)
  }

  static let values = [
    Row(
      "every error of each rule, in order", #"{"fields": {"a": ["lower", {"shorter": 3}], "b": ["there"]}}"#,
      #"{"a": "ABC"}"#,
      [error("lower.not", at: ["a"]), shorter(3, "ABC", at: ["a"]), error("there.missing", at: ["b"])]),
    Row(
      "a missing member passes all but presence", #"{"fields": {"a": ["lower", "there"]}}"#, "{}",
      [error("there.missing", at: ["a"])]),
    Row(
      "null is absent", #"{"fields": {"a": ["lower", "even", "here"]}}"#, #"{"a": null}"#,
      [error("there.missing", at: ["a"])]),
    Row(
      "presence is said once", #"{"fields": {"a": ["there", "here"]}}"#, "{}",
      [error("there.missing", at: ["a"])]),
    Row(
      "another type is said once, before the rules",
      #"{"fields": {"a": ["there", "lower", {"shorter": 3}]}}"#,
      #"{"a": 7}"#, [mismatch("text", "number", at: ["a"])]),
    Row(
      "a fraction is not an integer", #"{"fields": {"a": ["even"]}}"#, #"{"a": 7.5}"#,
      [mismatch("integer", "number", at: ["a"])]),
    Row(
      "an integer may be written with a fraction of zero", #"{"fields": {"a": ["even"]}}"#, #"{"a": 7.0}"#,
      [error("even.not", at: ["a"])]),
    Row(
      "an integer that does not fit", #"{"fields": {"a": ["even"]}}"#, #"{"a": 1e40}"#,
      [error("invalid", at: ["a"])]),
    Row("a list", #"{"fields": {"a": ["twin"]}}"#, #"{"a": [1, 2, 3]}"#, [error("twin.not", at: ["a"])]),
    Row(
      "types by name",
      #"{"fields": {"a": [{"type": "string"}], "b": [{"type": "array"}], "c": [{"type": "number"}]}}"#,
      #"{"a": [], "b": {}, "c": 1.5}"#,
      [mismatch("text", "list", at: ["a"]), mismatch("list", "object", at: ["b"])]),
    Row("a number may be an integer", #"{"fields": {"a": [{"type": "number"}, "even"]}}"#, #"{"a": 4}"#, []),
    Row(
      "the message of a type rule is for a mismatch",
      #"{"fields": {"a": [{"type": "integer", "message": "Count it"}]}}"#, #"{"a": "x"}"#,
      [
        ValidationError(
          code: .typeMismatch, arguments: ["expected": "integer", "actual": "text"], path: ["a"],
          message: .key("Count it"))
      ]),
    Row("the last of two members counts", #"{"fields": {"a": ["lower"]}}"#, #"{"a": "X", "a": "x"}"#, []),
    Row(
      "member names are compared by code point", #"{"fields": {"é": ["there"]}}"#, "{\"e\u{301}\": 1}",
      [error("there.missing", at: ["é"])]),
    Row(
      "the record as a whole", #"{"record": [{"type": "object"}]}"#, "[]",
      [mismatch("object", "list", at: [])]),
  ]

  static let paths = [
    Row(
      "a member of a member", #"{"fields": {"a.b": ["lower"]}}"#, #"{"a": {"b": "X"}}"#,
      [error("lower.not", at: ["a", "b"])]),
    Row(
      "absent where what holds it is absent", #"{"fields": {"a.b": ["there"]}}"#, "{}",
      [error("there.missing", at: ["a", "b"])]),
    Row(
      "what cannot hold a member is said once", #"{"fields": {"a.b": ["there"], "a.c": ["there"]}}"#,
      #"{"a": "x"}"#, [mismatch("object", "text", at: ["a"])]),
    Row(
      "a record that is not an object", #"{"fields": {"a": ["there"], "b": ["there"]}}"#, "[1]",
      [mismatch("object", "list", at: [])]),
    Row(
      "every element", #"{"fields": {"items[].name": ["there", "lower"]}}"#,
      #"{"items": [{"name": "x"}, {"name": "X"}, {}, null, 7]}"#,
      [
        error("lower.not", at: ["items", 1, "name"]), error("there.missing", at: ["items", 2, "name"]),
        error("there.missing", at: ["items", 3, "name"]), mismatch("object", "number", at: ["items", 4]),
      ]),
    Row(
      "no element of a list that is absent", #"{"fields": {"items[].name": ["there"]}}"#, #"{"items": null}"#,
      []),
    Row(
      "elements themselves", #"{"fields": {"tags[]": ["lower"]}}"#, #"{"tags": ["a", "B", 1]}"#,
      [error("lower.not", at: ["tags", 1]), mismatch("text", "number", at: ["tags", 2])]),
    Row(
      "a list that is none", #"{"fields": {"tags[]": ["lower"]}}"#, #"{"tags": "A"}"#,
      [mismatch("list", "text", at: ["tags"])]),
    Row(
      "one element", #"{"fields": {"tags[1]": ["there", "lower"], "tags[9]": ["there"]}}"#,
      #"{"tags": ["A", "B"]}"#,
      [error("lower.not", at: ["tags", 1]), error("there.missing", at: ["tags", 9])]),
    Row(
      "lists of lists of lists of lists", #"{"fields": {"a[][][][]": ["lower"]}}"#,
      #"{"a": [[[["x"]], [["x", "X"]]]]}"#, [error("lower.not", at: ["a", 0, 1, 0, 1])]),
    Row(
      "one broken list is said once, also for one of its elements",
      #"{"fields": {"tags[].a": [], "tags[0].b": [], "tags[]": [], "tags[1]": []}}"#,
      #"{"tags": 5}"#, [mismatch("list", "number", at: ["tags"])]),
    Row(
      "one broken element is said once, and each element by itself",
      #"{"fields": {"tags[].a": [], "tags[].b": [], "tags[1].c": []}}"#,
      #"{"tags": [1, 1]}"#,
      [mismatch("object", "number", at: ["tags", 0]), mismatch("object", "number", at: ["tags", 1])]),
    Row(
      "what two names hold that only look alike is said twice",
      "{\"fields\": {\"é.a\": [], \"e\u{301}.a\": []}}", "{\"é\": 1, \"e\u{301}\": 1}",
      [mismatch("object", "number", at: ["é"]), mismatch("object", "number", at: ["e\u{301}"])]),
    Row(
      "a field's own type is not said again for what it holds",
      #"{"fields": {"a": [{"type": "object"}], "a.b": ["there"]}}"#, #"{"a": 1}"#,
      [mismatch("object", "number", at: ["a"])]),
    Row(
      "a name with dots", #"{"fields": {"[\"a.b\"]": ["lower"]}}"#, #"{"a.b": "X", "a": {"b": "X"}}"#,
      [error("lower.not", at: ["a.b"])]),
  ]

  static let modifiers = [
    Row(
      "the field stops at its first failing rule",
      #"{"fields": {"a": {"rules": ["lower", {"shorter": 3}], "stopAtFirst": true}, "b": ["lower", {"shorter": 1}]}}"#,
      #"{"a": "ABC", "b": "X"}"#,
      [error("lower.not", at: ["a"]), error("lower.not", at: ["b"])]
        + [
          ValidationError(
            code: "shorter.not", arguments: ["maximum": 1, "found": "X"], path: ["b"], suggestion: "")
        ]),
    Row(
      "every field stops at its first failing rule",
      #"{"stopAtFirst": true, "fields": {"a": ["lower", {"shorter": 3}], "b": ["lower"]}}"#,
      #"{"a": "ABC", "b": "X"}"#, [error("lower.not", at: ["a"]), error("lower.not", at: ["b"])]),
    Row(
      "the field stops where this rule fails",
      #"{"fields": {"a": [{"shorter": 3}, {"lower": true, "stopAtFirst": true}, {"shorter": 2}]}}"#,
      #"{"a": "ABC"}"#,
      [shorter(3, "ABC", at: ["a"]), error("lower.not", at: ["a"])]),
    Row(
      "a warning does not stop a field",
      #"{"fields": {"a": {"rules": [{"lower": true, "severity": "warning"}, {"shorter": 3}], "stopAtFirst": true}}}"#,
      #"{"a": "ABC"}"#,
      [
        ValidationError(code: "lower.not", path: ["a"], severity: .warning), shorter(3, "ABC", at: ["a"]),
      ]),
    Row(
      "messages of a rule and of a field",
      #"{"fields": {"a": {"rules": ["there", {"lower": true, "message": {"literal": "ohne Großbuchstaben"}}], "message": "Bad a"}}}"#,
      #"{"a": "X"}"#,
      [ValidationError(code: "lower.not", path: ["a"], message: .literal("ohne Großbuchstaben"))]),
    Row(
      "the message of a field is for absence too",
      #"{"fields": {"a": {"rules": ["there"], "message": {"key": "a.bad"}}}}"#, "{}",
      [ValidationError(code: "there.missing", path: ["a"], message: .key("a.bad"))]),
    Row(
      "a warning about absence", #"{"fields": {"a": [{"there": true, "severity": "warning"}]}}"#, "{}",
      [ValidationError(code: "there.missing", path: ["a"], severity: .warning)]),
    Row(
      "a field's severity yields to a rule's",
      #"{"fields": {"a": {"severity": "warning", "rules": ["there", {"lower": true, "severity": "error"}]}, "b": {"severity": "warning", "rules": ["lower"]}}}"#,
      #"{"a": "X", "b": 1}"#,
      [
        error("lower.not", at: ["a"]),
        ValidationError(
          code: .typeMismatch, arguments: ["expected": "text", "actual": "number"], path: ["b"],
          severity: .warning),
      ]),
    Row(
      "an optional field may be absent", #"{"fields": {"a": {"rules": ["there"], "optional": true}}}"#, "{}",
      []),
    Row(
      "an optional rule says nothing of absence",
      #"{"fields": {"a": [{"there": true, "optional": true}, {"same": "b", "optional": true}]}}"#,
      #"{"b": 1}"#, []),
    Row(
      "a sensitive value enters no argument",
      #"{"fields": {"a": [{"shorter": 3, "sensitive": true}], "b": {"rules": [{"shorter": 2}], "sensitive": true}}}"#,
      #"{"a": "s3cret", "b": "pw"}"#,
      [
        ValidationError(code: "shorter.not", arguments: ["maximum": 3, "found": "•••"], path: ["a"]),
        ValidationError(code: "shorter.not", arguments: ["maximum": 2, "found": "•••"], path: ["b"]),
      ]),
  ]

  static let crossField = [
    Row(
      "when a field equals",
      #"{"fields": {"t": {"rules": ["there"], "when": {"field": "c", "equals": "BR"}}}}"#,
      #"{"c": "BR"}"#, [error("there.missing", at: ["t"])]),
    Row(
      "when it does not", #"{"fields": {"t": {"rules": ["there"], "when": {"field": "c", "equals": "BR"}}}}"#,
      #"{"c": "PT"}"#, []),
    Row(
      "numbers are equal by value",
      #"{"fields": {"t": [{"there": true, "when": {"field": "c", "equals": 1.0}}]}}"#,
      #"{"c": 1e0}"#, [error("there.missing", at: ["t"])]),
    Row(
      "texts are equal canonically",
      #"{"fields": {"t": [{"there": true, "when": {"field": "c", "in": ["é", null]}}]}}"#,
      "{\"c\": \"e\u{301}\"}", [error("there.missing", at: ["t"])]),
    Row(
      "an absent field equals null",
      #"{"fields": {"t": [{"there": true, "when": {"field": "c", "in": ["é", null]}}]}}"#, "{}",
      [error("there.missing", at: ["t"])]),
    Row(
      "when present and not, all, any",
      #"{"fields": {"t": [{"there": true, "when": {"all": [{"field": "c", "present": true}, {"not": {"any": [{"field": "d", "present": true}, {"field": "c", "equals": 2}]}}]}}]}}"#,
      #"{"c": 1, "d": null}"#, [error("there.missing", at: ["t"])]),
    Row(
      "a rule whose condition is false requires no type",
      #"{"fields": {"t": [{"lower": true, "when": {"field": "c", "present": true}}]}}"#, #"{"t": 1}"#, []),
    Row(
      "another field", #"{"fields": {"p2": [{"same": "p"}]}}"#, #"{"p": "x", "p2": "y"}"#,
      [ValidationError(code: "same.not", arguments: ["other": .key("field.p")], path: ["p2"])]),
    Row(
      "a field of the same element",
      #"{"fields": {"u[].p2": [{"same": "u[].p", "when": {"field": "u[].on", "equals": true}}]}}"#,
      #"{"u": [{"p": 1, "p2": 2}, {"p": "1", "p2": "2", "on": true}, {"p": "3", "p2": "3", "on": true}]}"#,
      [ValidationError(code: "same.not", arguments: ["other": .key("field.u[].p")], path: ["u", 1, "p2"])]),
  ]

  @Test("A record's errors are what its document says", arguments: values + paths + modifiers + crossField)
  func errors(row: Row) throws {
    let document = try TestRules.document(row.rules)
    let record = try JSONNode.parse(row.record)
    #expect(document.errors(in: record) == row.errors)
    #expect(document.isValid(value: record) == !row.errors.contains { $0.severity == .error })
    #expect(try document.errors(inJSON: row.record.utf8) == row.errors)
  }

  @Test("Fields have the labels of the document")
  func labels() throws {
    let document = try TestRules.document(
      #"{"fields": {"a": {"rules": [], "label": "Name"}, "items[].p": {"rules": [], "label": "价格"}}}"#
    )
    #expect(document.labels == ["a": "Name", "items[].p": "价格"])
    #expect(document.label(of: ["items", 7, "p"]) == "价格")
    #expect(document.label(of: ["items", "p"]) == nil)
  }

  @Test("A record of broken JSON is refused by its place")
  func brokenRecord() throws {
    let document = try TestRules.document(#"{"fields": {"a": ["lower"]}}"#)
    let error = try #require(throws: JSONSyntaxError.self) {
      try document.errors(inJSON: Array("{\"a\": }".utf8))
    }
    #expect(error.position.column == 7)
  }

  @Test("Deep nesting in records and documents neither traps nor hangs")
  func deepNesting() throws {
    let document = try TestRules.document(#"{"fields": {"a": [{"same": "b"}]}}"#)
    let deep = String(repeating: "[", count: 500) + String(repeating: "]", count: 500)
    #expect(try document.errors(inJSON: Array("{\"a\": \(deep), \"b\": \(deep)}".utf8)).count <= 1)
  }
}
