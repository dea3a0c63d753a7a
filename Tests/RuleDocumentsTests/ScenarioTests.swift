import JSONText
import Testing
import ValidationCore
import ValidationRules

@testable import RuleDocuments

@Suite("Scenarios of a document")
struct ScenarioTests {
  private static let rules = #"""
    {
      "scenarios": ["create", "update"],
      "fields": {
        "id": {"rules": ["required"], "on": "update"},
        "name": ["required", {"length": {"max": 3}}],
        "token": [{"absent": true, "on": ["create"]}, {"type": "integer", "on": "update"}],
        "note": {"rules": [{"length": {"max": 1}, "on": "create", "severity": "warning"}], "stopAtFirst": true}
      }
    }
    """#

  @Test(
    "rules apply in their scenarios, and others always",
    arguments: [
      ([], #"{}"#, ["name: presence.missing"]),
      (["create"], #"{"token": "x"}"#, ["name: presence.missing", "token: presence.unexpected"]),
      (["update"], #"{"name": "ana", "token": "x"}"#, ["id: presence.missing", "token: type.mismatch"]),
      (
        ["create", "update"], #"{"name": "anas", "token": 5, "note": "12"}"#,
        [
          "id: presence.missing", "name: length.tooLong", "token: presence.unexpected",
          "note: length.tooLong (warning)",
        ]
      ),
      (["delete"], #"{"name": "ana", "token": "x", "note": "12"}"#, []),
    ] as [([Scenario], String, [String])])
  func errors(chosen: [Scenario], record: String, expected: [String]) throws {
    let document = try RuleDocument(json: Self.rules.utf8)
    #expect(document.scenarios == ["create", "update"])
    let applied = document.applied(on: Set(chosen))
    let errors = try applied.errors(inJSON: record.utf8)
    #expect(
      errors.map { "\($0.path): \($0.code)\($0.severity == .warning ? " (warning)" : "")" } == expected)
    let node = try JSONNode.parse(record)
    #expect(applied.isValid(value: node) == !errors.contains { $0.severity == .error })
    Scenario.$chosen.withValue(Set(chosen)) {
      #expect(document.errors(in: node) == errors)
      #expect(document.isValid(value: node) == applied.isValid(value: node))
    }
  }

  @Test("are chosen as for rules in Swift")
  func chosenByCaller() throws {
    let document = try RuleDocument(json: Self.rules.utf8)
    let record = try JSONNode.parse(#"{"name": "ana"}"#)
    #expect(document.errors(value: record, on: "update").map(\.code) == [.presenceMissing])
    #expect(document.applied(on: "create", "update").errors(in: record).map(\.path) == [["id"]])
    // What is chosen once is not chosen again.
    #expect(document.applied(on: "create").errors(value: record, on: "update") == [])
    let plain = try RuleDocument(json: #"{"fields": {"name": ["required"]}}"#.utf8)
    #expect(plain.applied(on: "update").errors(in: record) == [] && plain.scenarios == [])
  }
}

@Suite("Fields that a document does not name")
struct UnknownFieldTests {
  private static func document(_ severity: String) throws -> RuleDocument {
    try RuleDocument(
      json: #"""
        {
          "unknownFields": "\#(severity)",
          "record": [{"atLeastOneOf": ["email", "phone"]}],
          "fields": {
            "name": ["required"],
            "note": [],
            "address": ["required"],
            "address.city": ["notBlank"],
            "items[].name": [{"length": {"max": 3}, "when": {"field": "kind", "equals": 1}}],
            "items[0].first": [],
            "confirmation": [{"sameAs": "password.text"}],
            "meta": []
          }
        }
        """#.utf8)
  }

  @Test(
    "are reported with their path and the nearest known name",
    arguments: [
      (#"{"name": "a", "note": {"any": 1}, "address": {"city": "b"}, "email": "", "meta": [{"x": 1}]}"#, []),
      (
        #"{"name": "a", "adress": 1, "zzzz": {"zzz": 1}, "address": {"city": "b", "citty": 1}, "phone": "1"}"#,
        [
          "adress: presence.misspelled address", "zzzz: presence.unknown",
          "address.citty: presence.misspelled city",
        ]
      ),
      (
        #"{"address": {"city": ""}, "email": 1, "items": [{"name": "", "frist": 1}, {"first": 1}, 5], "zip": 1}"#,
        [
          "name: presence.missing", "address.city: presence.blank", "items[2]: type.mismatch",
          "items[0].frist: presence.misspelled first", "zip: presence.unknown",
        ]
      ),
      (
        #"{"name": "a", "address": {"city": "b"}, "email": 1, "kind": 2, "password": {"txt": 1}, "": 1}"#,
        ["password.txt: presence.misspelled text", "[\"\"]: presence.unknown"]
      ),
      (#"{"name": "a", "address": {"city": "b"}, "email": 1, "é": 1}"#, ["é: presence.unknown"]),
    ])
  func errors(record: String, expected: [String]) throws {
    for severity in ["error", "warning", "ignore"] {
      let document = try Self.document(severity)
      let errors = try document.errors(inJSON: record.utf8)
      let facts = errors.map { error in
        let nearest = error.arguments["nearest"].map { " \($0)" } ?? ""
        return "\(error.path): \(error.code)\(nearest)"
      }
      let isNamed = { (fact: String) in !fact.contains("presence.unknown") && !fact.contains("misspelled") }
      #expect(facts == (severity == "ignore" ? expected.filter(isNamed) : expected))
      for error in errors where error.code == .presenceUnknown || error.code == .presenceMisspelled {
        #expect(error.severity.rawValue == severity)
      }
      let node = try JSONNode.parse(record)
      #expect(document.errors(in: node) == errors)
      #expect(document.isValid(value: node) == !errors.contains { $0.severity == .error })
    }
  }

  @Test(
    "are found wherever the document names a member, also in what its rules do not read",
    arguments: [
      // Paths with an offset, lists that only another rule reads, and lists in lists.
      (["list[0].a"], #"{"list": [{"a": 1}, {"b": 1}]}"#, ["list[1].b"]),
      (["list[].a"], #"{"list": [{"a": 1}, {"b": 1}, null, [{"b": 1}]]}"#, ["list[1].b"]),
      (["list[].a", "list[0]"], #"{"list": [{"a": 1}, {"a": 1, "c": 1}]}"#, ["list[1].c"]),
      (["rows[][].x"], #"{"rows": [[{"x": 1}, {"y": 1}], [], [{}]]}"#, ["rows[0][1].y"]),
      (["a.b", "a[].c"], #"{"a": [{"c": 1, "b": 1}]}"#, ["a[0].b"]),
      (["a.b"], #"{"a": [{"x": 1}]}"#, []),
      // Of several members with the same name, the last one counts.
      (["a.b"], #"{"a": {"x": 1}, "a": {"b": 1}}"#, []),
      (["a.b"], #"{"a": {"b": 1}, "a": {"x": 1}}"#, ["a.x"]),
      (["a.b"], #"{"a": {"x": 1}, "z": 1, "a": null}"#, ["z"]),
      // The order of names, and names that begin alike.
      (
        ["first", "firstName", "名前"],
        #"{"名前": 1, "firstName": 1, "first": 1, "名": 1, "fir": 1}"#, ["名", "fir"]
      ),
      (["na\u{EF}ve"], "{\"nai\u{308}ve\": 1}", ["nai\u{308}ve"]),
    ])
  func everywhere(fields: [String], record: String, expected: [String]) throws {
    let list = fields.map { "\"\($0)\": []" }.joined(separator: ", ")
    let document = try RuleDocument(json: #"{"unknownFields": "error", "fields": {\#(list)}}"#.utf8)
    let unknown = { (errors: [ValidationError]) in
      errors.filter { $0.code != .typeMismatch }.map { String(describing: $0.path) }
    }
    // A second record runs in the same frame.
    for _ in 0..<2 {
      #expect(unknown(try document.errors(inJSON: record.utf8)) == expected)
      #expect(unknown(try document.errors(inJSON: "{}".utf8)) == [])
    }
    #expect(unknown(document.errors(in: try JSONNode.parse(record))) == expected)
  }

  @Test("are found in what only the rules of other scenarios name")
  func otherScenarios() throws {
    let document = try RuleDocument(
      json: #"""
        {"scenarios": ["update"], "unknownFields": "error", "fields": {
          "address": ["required"],
          "address.city": {"rules": ["required"], "on": "update"},
          "items": [{"count": {"max": 3}}],
          "items[].name": {"rules": ["required"], "on": "update"},
          "meta": [],
          "note": [{"length": {"max": 3}, "on": "update", "when": {"field": "meta.kind", "equals": 1}}]
        }}
        """#.utf8)
    let record = try JSONNode.parse(#"{"address": {"cty": 1}, "items": [{"nme": 1}], "meta": {"knd": 1}}"#)
    let expected = ["address.cty", "items[0].nme", "meta.knd"]
    #expect(document.errors(in: record).map { "\($0.path)" } == expected)
    let update = document.errors(value: record, on: "update").filter { $0.code != .presenceMissing }
    #expect(update.map { "\($0.path)" } == expected)
    #expect(document.applied(on: []).errors(in: record).map { "\($0.path)" } == expected)
  }

  @Test("are found where only a condition or another rule names a list")
  func listsThatAreOnlyRead() throws {
    let document = try RuleDocument(
      json: #"""
        {"unknownFields": "error", "fields": {
          "items[].name": [{"length": {"max": 3}, "when": {"field": "items[].parts[0].kind", "equals": 1}}]
        }}
        """#.utf8)
    let record = #"{"items": [{"name": "a", "parts": [{"kind": 2}, {"knd": 1}]}]}"#
    #expect(try document.errors(inJSON: record.utf8).map { "\($0.path)" } == ["items[0].parts[1].knd"])
  }

  @Test("are all members of a record if the document names none")
  func none() throws {
    let document = try RuleDocument(json: #"{"unknownFields": "error", "fields": {}}"#.utf8)
    #expect(try document.errors(inJSON: #"{"a": 1}"#.utf8).map(\.code) == [.presenceUnknown])
    #expect(try document.errors(inJSON: "[1]".utf8) == [])
  }

  @Test("are found in deep and in many records, without hanging")
  func hostile() throws {
    let path = (0..<100).map { "a\($0)" }
    let document = try RuleDocument(
      json: #"{"unknownFields": "error", "fields": {"\#(path.joined(separator: "."))": []}}"#.utf8)
    let record = path.reversed().reduce(#"{"b": 1}"#) { #"{"\#($1)": \#($0), "b": 1}"# }
    let errors = try document.errors(inJSON: record.utf8)
    // The innermost object is not looked into.
    #expect(errors.count == 100)
    #expect(errors.first?.path.segments.count == 100 && errors.last?.path == ["b"])
    let wide = "{" + (0..<20_000).map { "\"x\($0)\": 0" }.joined(separator: ",") + "}"
    #expect(try document.errors(inJSON: wide.utf8).count == 20_000)
    #expect(try document.errors(inJSON: wide.utf8, maximumErrors: 2).count == 2)
  }
}
