import Foundation
import JSONText
import Testing
import ValidationCore
import ValidationRules

@testable import RuleDocuments

/// Every built-in rule, reached by name from a document.
struct BuiltInRuleTests {
  @Test("A built-in rule is reached by name", arguments: RuleRow.all)
  func rule(row: RuleRow) throws {
    let document = try RuleDocument(json: "{\"fields\": {\"a\": [\(row.use)]}}".utf8)
    let others = #""b": "same", "day": "2026-06-15", "five": 5"#
    let record = row.value.map { "{\(others), \"a\": \($0)}" } ?? "{\(others)}"
    let errors = try document.errors(inJSON: record.utf8)
    #expect(errors == row.errors)
    #expect(document.isValid(value: try JSONNode.parse(record)) == row.errors.isEmpty)
  }

  @Test("A rule reports no code that its definition does not list")
  func coverage() {
    let rules = RuleRegistry.builtIn.rules
    for rule in rules {
      let reported = Set(RuleRow.all.filter { $0.rule == rule.name }.flatMap(\.errors).map(\.code))
      #expect(reported.subtracting(rule.codes).subtracting([.typeMismatch]).isEmpty, "\(rule.name)")
    }
  }

  @Test(
    "A rule is reached by its other names too", arguments: [("presence", "required"), ("format", "matches")])
  func aliases(alias: String, name: String) {
    #expect(RuleRegistry.builtIn.rule(named: alias)?.name == name)
  }

  @Test(
    "Impossible arguments fail before any record is read",
    arguments: [
      (#""length""#, "1:19: /fields/a/0: no limit is given; expected \"exact\", \"min\" or \"max\""),
      (
        #"{"length": {"min": 5, "max": 3}}"#,
        "1:38: /fields/a/0/length/min: the minimum 5 is above the maximum 3; expected a minimum up to 3"
      ),
      (
        #"{"length": {"min": -1}}"#,
        "1:38: /fields/a/0/length/min: -1 is negative; expected a whole number from 0 up"
      ),
      (
        #"{"length": {"exact": 1, "max": 3}}"#,
        "1:40: /fields/a/0/length/exact: \"exact\" cannot be combined with \"min\" or \"max\"; expected either \"exact\", or "
          + "\"min\" and \"max\""
      ),
      (
        #"{"length": {"min": 3, "unit": "chars"}}"#,
        "1:49: /fields/a/0/length/unit: unknown value \"chars\"; expected \"graphemes\", \"codePoints\", \"utf16\", "
          + "\"utf8\", \"words\" or \"displayColumns\""
      ),
      (
        #"{"length": {"min": 3, "maxBytes": 2}}"#,
        "1:53: /fields/a/0/length/maxBytes: 3 graphemes do not fit into 2 bytes; expected a number from 3 up"
      ),
      (
        #"{"matches": "a(\\p{L}"}"#,
        "1:40: /fields/a/0/matches: bad pattern, line 1, offset 7: "
      ),
      (
        #"{"matches": {"pattern": "(?x)a\n[b-a]"}}"#,
        "1:55: /fields/a/0/matches/pattern: bad pattern, line 2, offset 4: "
      ),
      (
        #"{"matches": {"pattern": "a", "options": ["caseInsensitve"]}}"#,
        "1:60: /fields/a/0/matches/options/0: unknown value \"caseInsensitve\"; expected \"caseInsensitive\", "
          + "\"multiline\", \"dotMatchesNewlines\" or \"comments\"; did you mean \"caseInsensitive\"?"
      ),
      (
        #"{"matches": {"pattern": "a", "deadlineMilliseconds": 0}}"#,
        "1:72: /fields/a/0/matches/deadlineMilliseconds: no match can finish in 0 milliseconds; expected"
      ),
      (
        #"{"normalized": "nfc"}"#,
        "1:34: /fields/a/0/normalized: unknown value \"nfc\"; expected \"NFC\", \"NFD\", \"NFKC\", \"NFKD\" or "
          + "\"NFKC_Casefold\"; did you mean \"NFC\"?"
      ),
      (
        #"{"scripts": ["Latn", "Arbic"]}"#,
        "1:40: /fields/a/0/scripts/1: unknown script \"Arbic\"; expected a script's code of ISO 15924 or its English "
          + "name, such as \"Arab\" or \"Arabic\"; did you mean \"Arabic\"?"
      ),
      (#"{"scripts": []}"#, "1:31: /fields/a/0/scripts: no script is allowed; expected at least one script"),
      (
        #"{"number": "xx-YY"}"#,
        "1:30: /fields/a/0/number: unknown locale \"xx-YY\"; expected a language tag of BCP 47 such as \"pt-BR\""
      ),
      (
        #"{"range": {}}"#,
        "1:29: /fields/a/0/range: no limit is given; expected \"min\", \"max\" or \"below\""
      ),
      (
        #"{"range": {"min": 2e0, "max": 1.5}}"#,
        "1:37: /fields/a/0/range/min: the minimum 2e0 is above the maximum 1.5; expected a minimum up to 1.5"
      ),
      (
        #"{"range": {"min": 1, "below": 1.0}}"#,
        "1:37: /fields/a/0/range/min: no number from 1 up is below 1.0; expected a minimum below 1.0"
      ),
      (
        #"{"count": {"greaterThan": 2, "lessThan": 3}}"#,
        "1:45: /fields/a/0/count/greaterThan: no number of elements is within both limits; expected"
      ),
      (
        #"{"count": {"lessThan": 0}}"#,
        "1:42: /fields/a/0/count/lessThan: a list cannot have fewer than 0 elements; expected"
      ),
      (#"{"oneOf": []}"#, "1:29: /fields/a/0/oneOf: no value is allowed; expected at least one value"),
      (
        #"{"email": "idn"}"#,
        "1:29: /fields/a/0/email: unknown value \"idn\"; expected \"ascii\", \"internationalizedDomain\" or "
          + "\"internationalized\""
      ),
      (
        #"{"lenght": 3}"#,
        "1:20: /fields/a/0/lenght: unknown rule \"lenght\"; expected the name of a rule or a modifier; "
          + "did you mean \"length\"?"
      ),
    ]
  )
  func mistakes(use: String, description: String) throws {
    let error = try #require(throws: RuleDocumentError.self) {
      try RuleDocument(json: "{\"fields\": {\"a\": [\(use)]}}".utf8, file: "r.json")
    }
    #expect(error.description.hasPrefix("r.json:" + description), "\(error)")
  }
}
