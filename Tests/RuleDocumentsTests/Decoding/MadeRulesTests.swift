import JSONText
import RuleDocuments
import Synchronization
import Testing
import ValidationCore

/// Rules that several fields of a document use.
struct MadeRulesTests {
  /// The errors of a record whose fields all have the same value, by field and message or code.
  private static func errors(
    of document: String, in record: String, registry: RuleRegistry = .builtIn
  ) throws -> [String] {
    let document = try RuleDocument(json: document.utf8, registry: registry)
    return try document.errors(inJSON: record.utf8).map { error in
      let message =
        switch error.message {
        case nil: ""
        case .key(let key): " \(key)"
        case .literal(let text): " “\(text)”"
        }
      return "\(error.path) \(error.code.rawValue)\(message) \(error.severity)"
    }
  }

  @Test(
    "are those that each field has, whatever the fields before it have",
    arguments: [
      (
        #"{"a": ["required", {"length": {"max": 2}}], "b": ["required", {"length": {"max": 3}}], "c": ["required", {"length": {"max": 2}}]}"#,
        #"{"a": "道道道", "b": "道道道", "c": "道道道"}"#,
        ["a length.tooLong error", "c length.tooLong error"]
      ),
      // Canonically equivalent arguments are other bytes.
      (
        #"{"a": [{"startsWith": "\u00E9"}], "b": [{"startsWith": "e\u0301"}]}"#,
        #"{"a": "\u00E9t\u00E9", "b": "\u00E9t\u00E9"}"#, ["b text.startMissing error"]
      ),
      (
        #"{"a": [{"oneOf": ["x"], "message": "\u00E9"}], "b": [{"oneOf": ["x"], "message": "e\u0301"}]}"#,
        #"{"a": "y", "b": "y"}"#, ["a choice.notListed \u{E9} error", "b choice.notListed e\u{301} error"]
      ),
      (
        #"{"a": ["ascii", {"matches": "[a-z]+"}], "b": [{"matches": "[a-z]+"}, "ascii"]}"#,
        #"{"a": "é", "b": "é"}"#,
        [
          "a text.notASCII error", "a format.mismatch error", "b format.mismatch error",
          "b text.notASCII error",
        ]
      ),
      (
        #"{"a": ["ascii", {"length": 3}], "b": {"rules": ["ascii", {"length": 3}], "stopAtFirst": true}, "c": ["ascii", {"length": 3}]}"#,
        #"{"a": "é", "b": "é", "c": "é"}"#,
        [
          "a text.notASCII error", "a length.wrong error", "b text.notASCII error", "c text.notASCII error",
          "c length.wrong error",
        ]
      ),
      (
        #"{"a": ["ascii"], "b": {"rules": ["ascii"], "severity": "warning"}, "c": [{"ascii": true, "severity": "warning"}], "d": ["ascii"]}"#,
        #"{"a": "é", "b": "é", "c": "é", "d": "é"}"#,
        [
          "a text.notASCII error", "b text.notASCII warning", "c text.notASCII warning",
          "d text.notASCII error",
        ]
      ),
      (
        #"{"a": ["required"], "b": {"rules": ["required"], "optional": true}, "c": ["required"]}"#, "{}",
        ["a presence.missing error", "c presence.missing error"]
      ),
      // A path is read beside that of the rule's own field.
      (
        #"{"x[].a": ["required", {"sameAs": "x[].b"}], "y[].a": ["required", {"sameAs": "y[].b"}]}"#,
        #"{"x": [{"a": 1, "b": 2}], "y": [{"a": 1, "b": 1}]}"#, ["x[0].a comparison.differs error"]
      ),
      (
        #"{"a": [{"min": 1}, {"max": 1.0}], "b": [{"min": 1.0}, {"max": 1}]}"#, #"{"a": 0, "b": 2}"#,
        ["a range.tooSmall error", "b range.tooLarge error"]
      ),
    ] as [(String, String, [String])])
  func fields(fields: String, record: String, errors: [String]) throws {
    #expect(try Self.errors(of: #"{"fields": \#(fields)}"#, in: record) == errors)
  }

  @Test("of an application are made for each field")
  func own() throws {
    let made = Mutex(0)
    var registry = RuleRegistry.builtIn
    registry.register(
      RegisteredRule("numbered", codes: ["numbered"]) { _ in
        let number = made.withLock {
          $0 += 1
          return $0
        }
        return .text(
          Validation { _ in throw ValidationError(code: "numbered", message: .literal("\(number)")) })
      })
    #expect(
      try Self.errors(
        of: #"{"fields": {"a": ["numbered"], "b": ["numbered"]}}"#, in: #"{"a": "", "b": ""}"#,
        registry: registry) == ["a numbered “1” error", "b numbered “2” error"])
  }

  @Test("keep what is secret so where another field shows it")
  func sensitive() throws {
    let document = try RuleDocument(
      json: #"{"fields": {"a": ["luhn"], "b": {"rules": ["luhn"], "sensitive": true}, "c": ["luhn"]}}"#.utf8)
    let errors = try document.errors(
      inJSON: #"{"a": "79927398714", "b": "79927398714", "c": "79927398714"}"#.utf8)
    #expect(
      errors.map(\.code) == ["identifier.checkDigit", "identifier.checkDigit", "identifier.checkDigit"])
    #expect(errors.map(\.ranges.isEmpty) == [false, true, false])
  }
}
