import Foundation
import Testing

@testable import RuleDocuments

/// A document that cannot be used says what is wrong and where, before any record is read.
struct RuleDocumentErrorTests {
  @Test(
    "A mistake is named by place, problem and expectation",
    arguments: [
      ("{", "r.json:1:2: the text ends too early; expected"),
      ("[]", "r.json:1:1: the value is an array; expected an object with the member \"fields\""),
      ("{}", "r.json:1:1: the document has no rules; expected an object with the member \"fields\""),
      (
        "{\"feilds\": {}}",
        "r.json:1:2: /feilds: unknown member \"feilds\"; expected \"fields\", \"record\", \"stopAtFirst\", "
          + "\"scenarios\", \"unknownFields\", \"description\" or \"$schema\"; did you mean \"fields\"?"
      ),
      ("{\"fields\": []}", "r.json:1:12: /fields: the value is an array; expected an object of fields"),
      (
        "{\"fields\": {\"a\": [],\n  \"a\": []}}",
        "r.json:2:3: /fields/a: the member \"a\" appears twice; expected each name once; the first is at 1:13"
      ),
      (
        "{\"fields\": {\"a\": [], \"[\\\"a\\\"]\": []}}",
        "r.json:1:22: /fields/[\"a\"]: the field a appears twice; expected all rules of a field in one place"
      ),
      (
        "{\"fields\": {\"a\": \"there\"}}",
        "r.json:1:18: /fields/a: the value is a string; expected an array of rules, or an object with the member \"rules\""
      ),
      ("{\"fields\": {\"a\": {}}}", "r.json:1:18: /fields/a: the field has no rules; expected"),
      (
        "{\"fields\": {\"a\": {\"rules\": [], \"whn\": 1}}}",
        "r.json:1:32: /fields/a/whn: unknown member \"whn\"; expected \"rules\", \"label\", \"when\", \"on\", \"message\", "
          + "\"severity\", \"optional\", \"stopAtFirst\" or \"sensitive\"; did you mean \"when\"?"
      ),
      (
        "{\"fields\": {\"a\": {\"rules\": {}}}}",
        "r.json:1:28: /fields/a/rules: the value is an object; expected an array of rules"
      ),
      // Scenarios and unknown fields.
      (
        "{\"fields\": {}, \"unknownFields\": \"eror\"}",
        "r.json:1:33: /unknownFields: unknown value \"eror\"; expected \"ignore\", \"warning\" or \"error\"; "
          + "did you mean \"error\"?"
      ),
      (
        "{\"fields\": {}, \"scenarios\": \"create\"}",
        "r.json:1:29: /scenarios: the value is a string; expected an array of names"
      ),
      (
        "{\"fields\": {}, \"scenarios\": [\"create\", \"\"]}",
        "r.json:1:40: /scenarios/1: the name is empty; expected the name of a scenario"
      ),
      (
        "{\"fields\": {}, \"scenarios\": [\"create\",\n\"create\"]}",
        "r.json:2:1: /scenarios/1: the scenario \"create\" appears twice; expected each name once"
      ),
      (
        "{\"fields\": {}, \"scenarios\": [\((0...64).map { "\"s\($0)\"" }.joined(separator: ","))]}",
        "r.json:1:404: /scenarios/64: the document has too many scenarios; expected up to 64"
      ),
      (
        "{\"scenarios\": [\"create\", \"update\"],\n \"fields\": {\"a\": [{\"there\": true, \"on\": \"craete\"}]}}",
        "r.json:2:41: /fields/a/0/on: unknown scenario \"craete\"; expected \"create\" or \"update\"; "
          + "did you mean \"create\"?"
      ),
      (
        "{\"fields\": {\"a\": {\"rules\": [], \"on\": [\"create\"]}}}",
        "r.json:1:39: /fields/a/on/0: unknown scenario \"create\"; "
          + "expected the document to declare its names in \"scenarios\""
      ),
      (
        "{\"scenarios\": [\"a\"], \"fields\": {\"a\": {\"rules\": [], \"on\": []}}}",
        "r.json:1:58: /fields/a/on: the array is empty; expected the name of a scenario, or an array of names"
      ),
      // Paths.
      ("{\"fields\": {\"a..b\": []}}", "r.json:1:16: /fields/a..b: unexpected \".\"; expected a name"),
      (
        "{\"fields\": {\"\\u0061\\u005B*]\": []}}",
        "r.json:1:26: /fields/a[*]: unexpected \"*\"; expected \"]\", an index counted from 0, or a name in quotes"
      ),
      // Rules.
      (
        "{\"fields\": {\"a\": [\"theer\"]}}",
        "r.json:1:19: /fields/a/0: unknown rule \"theer\"; expected the name of a rule; did you mean \"there\"?"
      ),
      (
        "{\"fields\": {\"a\": [\"there\", {\"shoter\": 3}]}}",
        "r.json:1:29: /fields/a/1/shoter: unknown rule \"shoter\"; expected the name of a rule or a modifier; "
          + "did you mean \"shorter\"?"
      ),
      (
        "{\"fields\": {\"a\": [{\"shorter\": 3, \"mesage\": \"x\"}]}}",
        "r.json:1:34: /fields/a/0/mesage: unknown rule \"mesage\"; expected the name of a rule or a modifier; "
          + "did you mean \"message\"?"
      ),
      (
        "{\"fields\": {\"a\": [{\"message\": \"x\"}]}}",
        "r.json:1:19: /fields/a/0: the object names no rule; expected the name of a rule, or an object with one rule and "
          + "its modifiers"
      ),
      (
        "{\"fields\": {\"a\": [{\"there\": true, \"lower\": true}]}}",
        "r.json:1:35: /fields/a/0/lower: a second rule \"lower\" beside \"there\"; expected one rule in an object; "
          + "each rule is an element of its own"
      ),
      (
        "{\"fields\": {\"a\": [7]}}",
        "r.json:1:19: /fields/a/0: the value is a number; expected the name of a rule, or"
      ),
      // Arguments.
      (
        "{\"fields\": {\"a\": [\"shorter\"]}}",
        "r.json:1:19: /fields/a/0: the rule \"shorter\" lacks its argument \"than\"; expected a whole number from 0 up, "
          + "or an object with \"than\", \"strict\""
      ),
      (
        "{\"fields\": {\"a\": [{\"shorter\": \"3\"}]}}",
        "r.json:1:31: /fields/a/0/shorter: the value is a string; expected a whole number from 0 up, or an object with "
          + "\"than\", \"strict\""
      ),
      (
        "{\"fields\": {\"a\": [{\"shorter\": {\"than\": -3}}]}}",
        "r.json:1:40: /fields/a/0/shorter/than: -3 is negative; expected a whole number from 0 up"
      ),
      (
        "{\"fields\": {\"a\": [{\"shorter\": {\"than\": 1.5}}]}}",
        "r.json:1:40: /fields/a/0/shorter/than: 1.5 is not a whole number, or is too large; expected a whole number"
      ),
      (
        "{\"fields\": {\"a\": [{\"shorter\": {\"than\": 3, \"strikt\": true}}]}}",
        "r.json:1:43: /fields/a/0/shorter/strikt: unknown member \"strikt\"; expected \"than\" or \"strict\"; "
          + "did you mean \"strict\"?"
      ),
      (
        "{\"fields\": {\"a\": [{\"shorter\": {\"than\": 3, \"strict\": 1}}]}}",
        "r.json:1:53: /fields/a/0/shorter/strict: the value is a number; expected true or false"
      ),
      (
        "{\"fields\": {\"a\": [{\"shorter\": 0}]}}",
        "r.json:1:31: /fields/a/0/shorter: nothing is shorter; expected a number from 1 up"
      ),
      (
        "{\"fields\": {\"a\": [{\"lower\": 3}]}}",
        "r.json:1:29: /fields/a/0/lower: the value is a number; expected true"
      ),
      (
        "{\"fields\": {\"a\": [{\"lower\": false}]}}",
        "r.json:1:29: /fields/a/0/lower: the value is a boolean; expected true"
      ),
      (
        "{\"fields\": {\"a\": [{\"broken\": {\"words\": [\"red\", \"gren\"]}}]}}",
        "r.json:1:48: /fields/a/0/broken/words/1: unknown value \"gren\"; expected \"red\" or \"green\"; "
          + "did you mean \"green\"?"
      ),
      (
        "{\"fields\": {\"a\": [{\"type\": \"text\"}]}}",
        "r.json:1:28: /fields/a/0/type: unknown value \"text\"; expected \"string\", \"number\", \"integer\", "
          + "\"boolean\", \"array\" or \"object\""
      ),
      // Modifiers and conditions.
      (
        "{\"fields\": {\"a\": [{\"lower\": true, \"severity\": \"warn\"}]}}",
        "r.json:1:47: /fields/a/0/severity: unknown value \"warn\"; expected \"error\" or \"warning\""
      ),
      (
        "{\"fields\": {\"a\": [{\"lower\": true, \"optional\": 1}]}}",
        "r.json:1:47: /fields/a/0/optional: the value is a number; expected true or false"
      ),
      (
        "{\"fields\": {\"a\": [{\"lower\": true, \"message\": {}}]}}",
        "r.json:1:46: /fields/a/0/message: the message is empty or ambiguous; expected a text, or an object with "
          + "\"key\" or \"literal\""
      ),
      (
        "{\"fields\": {\"a\": {\"rules\": [], \"when\": {\"field\": \"b\", \"equal\": 1}}}}",
        "r.json:1:55: /fields/a/when/equal: unknown member \"equal\"; expected \"field\", \"equals\", \"in\", "
          + "\"present\", \"not\", \"all\" or \"any\"; did you mean \"equals\"?"
      ),
      (
        "{\"fields\": {\"a\": {\"rules\": [], \"when\": {\"field\": \"b\"}}}}",
        "r.json:1:40: /fields/a/when: the condition is incomplete or ambiguous; expected an object with \"field\" and"
      ),
      (
        "{\"fields\": {\"a\": {\"rules\": [], \"when\": {\"any\": []}}}}",
        "r.json:1:48: /fields/a/when/any: the array is empty; expected an array of conditions"
      ),
      (
        "{\"fields\": {\"a\": {\"rules\": [], \"when\": {\"field\": \"b[].c\", \"present\": true}}}}",
        "r.json:1:50: /fields/a/when/field: \"[]\" does not name a single element here; expected a path without \"[]\", since "
          + "the field of the rule is in no list"
      ),
      (
        "{\"fields\": {\"a[].b\": [{\"same\": \"c[].b\"}]}}",
        "r.json:1:32: /fields/a[].b/0/same: \"[]\" does not name a single element here; expected a path that starts as the "
          + "field's own (a[].b) up to its last \"[]\""
      ),
      (
        "{\"fields\": {\"a\": [{\"same\": \"b.\"}]}}",
        "r.json:1:31: /fields/a/0/same: the path ends too early; expected a name"
      ),
    ]
  )
  func mistakes(json: String, description: String) throws {
    let error = try #require(throws: RuleDocumentError.self) { try TestRules.document(json) }
    #expect(error.description.hasPrefix(description), "\(error)")
  }

  @Test("A mistake has its parts apart")
  func parts() {
    #expect(
      throws: RuleDocumentError(
        file: "r.json",
        line: 3,
        column: 16,
        path: "/fields/姓名/0",
        problem: "unknown rule \"lowr\"",
        expected: "the name of a rule",
        suggestion: "lower"
      )
    ) {
      try TestRules.document("{\n  \"fields\": {\n    \"姓名\": [    \"lowr\"]}}")
    }
  }

  @Test("What a rule throws of its own refuses the document")
  func thrownByRule() {
    let error = #expect(throws: RuleDocumentError.self) {
      try TestRules.document("{\"fields\": {\"a\": [\"broken\"]}}")
    }
    #expect(error?.problem.hasPrefix("the rule \"broken\" cannot be made: ") == true)
  }

  @Test("A file that cannot be read is named")
  func unreadableFile() throws {
    let url = URL(fileURLWithPath: "/nonexistent/rules.json")
    let error = try #require(throws: RuleDocumentError.self) { try RuleDocument(contentsOf: url) }
    #expect(error.file == "/nonexistent/rules.json")
    #expect(error.problem == "the file cannot be read: No such file or directory")
  }
}
