import Foundation
import JSONText
import Testing
import ValidationCore

@testable import RuleDocuments

/// Rules of documents over several fields of a record.
@Suite("Rules over several fields of a record")
struct CrossFieldTests {
  static func errors(_ document: String, _ record: String) throws -> [ValidationError] {
    let document = try RuleDocument(json: document.utf8)
    let errors = try document.errors(inJSON: record.utf8)
    #expect(document.isValid(value: try JSONNode.parse(record)) == errors.isEmpty)
    return errors
  }

  @Test(
    "dates and numbers of two fields are compared",
    arguments: [
      (#""2026-02-28""#, #""2026-03-01""#, "before"), (#""2026-02-28""#, #""2026-02-28""#, "equal"),
      (#""2026-02-28T23:59:59Z""#, #""2026-02-28T23:00:00-01:00""#, "before"),
      (#""2026-02-28T10:00:00.5Z""#, #""2026-02-28T10:00:00.50+00:00""#, "equal"),
      (#""2026-02-28T10:00:00.05z""#, #""2026-02-28t10:00:00.1z""#, "before"),
      (#""2026-02-28T10:00""#, #""2026-02-28 10:00:00""#, "equal"),
      (#""2026-02-28T10:00Z""#, #""2026-02-28""#, "equal"), (#""0000-01-01""#, #""9999-12-31""#, "before"),
      (#""2026-02-28T23:30-03:00""#, #""2026-03-01""#, "before"),
      (#""09:30""#, #""09:30:00,1""#, "before"), ("1.0", "1e0", "equal"), ("-2", "1e400", "before"),
      (#""2026-02-29""#, #""2020-01-01""#, "none"), (#""2026-02-28""#, "5", "none"),
      (#""09:30""#, #""2026-02-28""#, "none"), (#""2026-2-8""#, #""2020-01-01""#, "none"),
      (#""2026-02-28T""#, #""2020-01-01""#, "none"), (#""2026-02-28T24:00""#, #""2020-01-01""#, "after"),
      (#""٢٠٢٦-٠٢-٢٨""#, #""2020-01-01""#, "none"), (#""2026-02-28\n""#, #""2020-01-01""#, "none"),
      (#""2026-02-28T10:00:00.Z""#, #""2020-01-01""#, "none"), ("null", #""2020-01-01""#, "none"),
      (#""b""#, #""a""#, "none"), ("[2]", "[1]", "none"),
    ]
  )
  func order(first: String, second: String, order: String) throws {
    let isDate = first.hasPrefix("\"")
    func check(_ rule: String, _ date: String, _ number: String, refused: [String]) throws {
      for (left, right, order) in [(first, second, order), (second, first, Self.opposite(order))] {
        let errors = try Self.errors(
          #"{"fields": {"from": [{\#(rule)}]}}"#, #"{"from": \#(left), "to": \#(right)}"#)
        let expected = ValidationError(
          code: ValidationError.Code(rawValue: isDate ? date : number),
          arguments: ["other": .key("field.to")],
          path: ["from"]
        )
        #expect(errors == (refused.contains(order) ? [expected] : []), "\(rule) \(left) \(right)")
      }
    }
    try check(#""beforeField": "to""#, "fields.notBefore", "fields.notLess", refused: ["equal", "after"])
    try check(#""afterField": "to""#, "fields.notAfter", "fields.notGreater", refused: ["equal", "before"])
    try check(
      #""beforeField": {"field": "to", "orEqual": true}"#, "fields.tooLate", "fields.tooLarge",
      refused: ["after"])
    try check(
      #""afterField": {"field": "to", "orEqual": true}"#, "fields.tooEarly", "fields.tooSmall",
      refused: ["before"])
  }

  private static func opposite(_ order: String) -> String {
    order == "before" ? "after" : order == "after" ? "before" : order
  }

  @Test("one of several fields of the record is given")
  func record() throws {
    let document = #"{"record": [{"exactlyOneOf": ["email", "phones[0]"]}]}"#
    let fields: ValidationError.Argument = .alternatives([.key("field.email"), .key("field.phones[0]")])
    #expect(try Self.errors(document, #"{"phones": ["1"]}"#) == [])
    #expect(
      try Self.errors(document, #"{"email": null, "phones": []}"#) == [
        ValidationError(code: "fields.noneGiven", arguments: ["fields": fields])
      ])
  }

  @Test("fields of one element are compared with each other")
  func elements() throws {
    let errors = try Self.errors(
      #"{"fields": {"people[].password": ["confirmed", {"requiredWith": ["people[].passwordConfirmation"]}]}}"#,
      #"""
      {"people": [{"password": "a", "passwordConfirmation": "a"}, {"password": "b"}, {"passwordConfirmation": "c"}]}
      """#
    )
    #expect(
      errors == [
        ValidationError(
          code: "fields.unconfirmed",
          arguments: ["other": .key("field.people[].passwordConfirmation")],
          path: ["people", 1, "password"]),
        ValidationError(
          code: "fields.requiredWith",
          arguments: ["others": .alternatives([.key("field.people[].passwordConfirmation")])],
          path: ["people", 2, "password"]),
      ])
  }

  @Test(
    "a value is an element of the list in another field, by its meaning",
    arguments: [
      ("1", "[2, 1.0]", true), (#""é""#, #"["e\u0301"]"#, true), (#"{"a": [1]}"#, #"[{"a": [1e0]}]"#, true),
      ("[1]", "[[1], 2]", true), ("true", "[true]", true), ("null", "[]", true), ("null", "null", true),
      (#""1""#, "[1]", false), ("1", "[[1]]", false), ("1", "1", false), ("1", "null", false),
      ("1", "[]", false),
      (#"{"a": 1}"#, #"[{"a": 1, "b": null}]"#, false), (#""中""#, #""中文""#, false),
      ("1", #"{"1": 1}"#, false),
    ]
  )
  func element(value: String, list: String, isElement: Bool) throws {
    let error = ValidationError(
      code: "fields.notElement", arguments: ["other": .key("field.list")], path: ["value"])
    let errors = try Self.errors(
      #"{"fields": {"value": [{"elementOf": "list"}]}}"#, #"{"value": \#(value), "list": \#(list)}"#)
    #expect(errors == (isElement ? [] : [error]))
  }

  @Test("a hundred thousand values are looked up in a list that is as long, in one pass")
  func hostileElements() throws {
    let numbers = (0..<100_000).map { "[\($0)]" }.joined(separator: ", ")
    let errors = try Self.errors(
      #"{"fields": {"values[]": [{"elementOf": "list"}]}}"#,
      "{\"values\": [\(numbers), [100000]], \"list\": [\(numbers)]}")
    #expect(
      errors == [
        ValidationError(
          code: "fields.notElement", arguments: ["other": .key("field.list")], path: ["values", 100_000])
      ])
  }

  @Test("values depend on another field by a condition")
  func dependentValues() throws {
    let document = #"""
      {"fields": {"state": [
        {"oneOf": ["SP", "RJ"], "when": {"field": "country", "equals": "BR"}},
        {"oneOf": ["Lisboa"], "when": {"field": "country", "equals": "PT"}}
      ]}}
      """#
    #expect(try Self.errors(document, #"{"country": "BR", "state": "RJ"}"#) == [])
    #expect(
      try Self.errors(document, #"{"country": "PT", "state": "RJ"}"#) == [
        ValidationError(
          code: "choice.notListed", arguments: ["allowed": .alternatives(["Lisboa"])], path: ["state"])
      ])
  }

  @Test("a list of a hundred thousand lists that are alike in size is compared in one pass")
  func hostileList() throws {
    let record = "{\"a\": [\((0..<100_000).map { "[\($0)]" }.joined(separator: ", "))]}"
    #expect(try Self.errors(#"{"fields": {"a": ["unique"]}}"#, record) == [])
  }

  @Test(
    "impossible arguments fail before any record is read",
    arguments: [
      (
        #"{"requiredIf": {"field": "b"}}"#,
        "1:34: /fields/a/0/requiredIf: the condition is incomplete or ambiguous; expected \"equals\" or \"in\""
      ),
      (
        #"{"requiredIf": {"field": "b", "in": []}}"#,
        "1:55: /fields/a/0/requiredIf/in: no value is listed; expected at least one value"
      ),
      (
        #"{"prohibitedIf": {"field": "b", "in": [1, null]}}"#,
        "1:61: /fields/a/0/prohibitedIf/in/1: null is not a value that a field can have; expected another value, or a rule "
          + "that checks whether the field is present"
      ),
      (
        #"{"requiredUnless": {"field": "b", "equals": null}}"#,
        "1:63: /fields/a/0/requiredUnless/equals: null is not a value that a field can have; expected"
      ),
      (
        #"{"atLeastOneOf": []}"#,
        "1:36: /fields/a/0/atLeastOneOf: no field is named; expected at least one path"
      ),
      (
        #"{"requiredWith": ["b[].c"]}"#,
        "1:37: /fields/a/0/requiredWith/0: \"[]\" does not name a single element here"
      ),
      (
        #"{"unique": "x[].y"}"#,
        "1:30: /fields/a/0/unique: \"[]\" does not name a single value of an element; expected a path within the element"
      ),
      (
        #"{"requiredKeys": []}"#,
        "1:36: /fields/a/0/requiredKeys: no key is required; expected at least one key"
      ),
      (#"{"noneOf": []}"#, "1:30: /fields/a/0/noneOf: no value is forbidden; expected at least one value"),
    ]
  )
  func mistakes(use: String, description: String) throws {
    let error = try #require(throws: RuleDocumentError.self) {
      try RuleDocument(json: "{\"fields\": {\"a\": [\(use)]}}".utf8, file: "r.json")
    }
    #expect(error.description.hasPrefix("r.json:" + description), "\(error)")
  }

  @Test("an element has no name to confirm it by")
  func confirmedElement() throws {
    let error = try #require(throws: RuleDocumentError.self) {
      try RuleDocument(json: #"{"fields": {"a[]": ["confirmed"]}}"#.utf8, file: "r.json")
    }
    #expect(error.problem == #"the field has no name to add "Confirmation" to"#)
  }
}
