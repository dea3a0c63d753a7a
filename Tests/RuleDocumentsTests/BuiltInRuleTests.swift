import Foundation
import JSONText
import Testing
import ValidationCore

@testable import RuleDocuments

/// Every built-in rule, reached by name from a document.
struct BuiltInRuleTests {
  struct Row: Sendable, CustomTestStringConvertible {
    /// The rule that the row is about.
    let rule: String
    /// The use of the rule as a document writes it.
    let use: String
    /// The value of the field `a`; nil for a record without it.
    let value: String?
    let errors: [ValidationError]

    init(_ rule: String, _ use: String, _ value: String?, _ errors: ValidationError...) {
      (self.rule, self.use, self.value, self.errors) = (rule, use, value, errors)
    }

    var testDescription: String { "\(use) on \(value ?? "nothing")" }
  }

  private static func error(
    _ code: ValidationError.Code,
    _ arguments: [String: ValidationError.Argument] = [:],
    _ ranges: [Range<Int>] = [],
    _ suggestion: String? = nil
  ) -> ValidationError {
    ValidationError(code: code, arguments: arguments, path: ["a"], ranges: ranges, suggestion: suggestion)
  }

  private static func mismatch(_ expected: String, _ actual: String) -> ValidationError {
    error("type.mismatch", ["expected": .text(expected), "actual": .text(actual)])
  }

  static let presence = [
    Row("required", #""required""#, nil, error("presence.missing")),
    Row("required", #""presence""#, "null", error("presence.missing")),
    Row("required", #"{"required": true}"#, "0"),
    Row("required", #"{"required": {}}"#, #""""#),
    Row("notEmpty", #""notEmpty""#, nil, error("presence.missing")),
    Row("notEmpty", #""notEmpty""#, #""""#, error("presence.empty")),
    Row("notEmpty", #""notEmpty""#, "[]", error("presence.empty")),
    Row("notEmpty", #""notEmpty""#, "{}", error("presence.empty")),
    Row("notEmpty", #""notEmpty""#, #"{"x": 1}"#),
    Row("notEmpty", #""notEmpty""#, "1", mismatch("text|list|object", "number")),
    Row("notBlank", #""notBlank""#, nil, error("presence.missing")),
    Row("notBlank", #""notBlank""#, "\" \u{3000}\u{200B}\"", error("presence.blank")),
    Row("notBlank", #""notBlank""#, #"" ب ""#),
  ]

  static let text = [
    Row(
      "length", #"{"length": {"min": 3, "max": 20}}"#, #""中文""#,
      error("length.tooShort", ["minimum": 3, "actual": 2, "unit": "graphemes"])),
    Row("length", #"{"length": {"min": 3, "max": 20}}"#, #""مرحبا""#),
    Row("length", #"{"length": 2}"#, "\"e\u{301}👨‍👩‍👧‍👦\""),
    Row(
      "length", #"{"length": {"exact": 2, "unit": "codePoints"}}"#, "\"e\u{301}x\"",
      error("length.wrong", ["expected": 2, "actual": 3, "unit": "codePoints"])),
    Row(
      "length", #"{"length": {"max": 3, "unit": "utf8"}}"#, #""éé""#,
      error("length.tooLong", ["maximum": 3, "actual": 4, "unit": "utf8"])),
    Row(
      "length", #"{"length": {"max": 1, "maxBytes": 4}}"#, "\"e\u{301}\u{301}\"",
      error("length.tooLong", ["maximum": 4, "actual": 5, "unit": "utf8"])),
    Row("length", #"{"length": {"maxBytes": 4}}"#, #""abcd""#),
    Row("length", #"{"length": 2}"#, nil),
    Row("length", #"{"length": 2}"#, "12", mismatch("text", "number")),
    Row("matches", #"{"matches": "^[\\p{L}\\p{M}\\p{N}_]+$"}"#, #""यूज़र_१""#),
    Row(
      "matches", #"{"matches": "^[\\p{L}\\p{M}\\p{N}_]+$"}"#, #""a b""#,
      error("format.mismatch", ["pattern": #"^[\p{L}\p{M}\p{N}_]+$"#], [1..<2])),
    Row(
      "matches", #"{"format": "a+$"}"#, #""aa\n""#,
      error("format.mismatch", ["pattern": "a+$"], [2..<3])),
    Row(
      "matches", #"{"matches": {"pattern": "É", "options": ["caseInsensitive"], "find": true}}"#, #""xéx""#),
    Row(
      "matches", #"{"matches": {"pattern": "(a*)*(?=b)b", "deadlineMilliseconds": 1}}"#,
      "\"\(String(repeating: "a", count: 40))\"", error("format.deadlineExceeded", ["milliseconds": 1])),
    Row(
      "notMatches", #"{"notMatches": {"pattern": "admin", "find": true}}"#, #""x-admin""#,
      error("format.forbidden", ["pattern": "admin"], [2..<7])),
    Row("notMatches", #"{"notMatches": "admin"}"#, #""x-admin""#),
    Row("email", #""email""#, #""ana@example.com""#),
    Row("email", #""email""#, #""ana.example.com""#, error("email.missingAt")),
    Row("email", #"{"email": "internationalized"}"#, #""用户@例子.公司""#),
    Row(
      "email", #"{"email": {"mode": "ascii"}}"#, #""é@example.com""#,
      error("email.notASCII", ["character": "é (U+00E9)"], [0..<2])),
  ]

  static let unicode = [
    Row(
      "normalized", #"{"normalized": "NFC"}"#, "\"xe\u{301}\"",
      error("unicode.notNormalized", ["form": "NFC"], [1..<2], "xé")),
    Row("normalized", #""normalized""#, #""é""#),
    Row("scripts", #"{"scripts": ["Arab", "Latin"]}"#, #""سلام abc 1""#),
    Row(
      "scripts", #"{"scripts": {"allowed": ["Latn"]}}"#, #""раypal""#,
      error(
        "unicode.script",
        [
          "character": "р (U+0440)", "script": .key("script.Cyrl"),
          "allowed": .alternatives([.key("script.Latn")]),
        ],
        [0..<4])),
    Row(
      "noBidiControls", #""noBidiControls""#, "\"a\u{202E}b\"",
      error("unicode.bidiControl", ["character": "U+202E RIGHT-TO-LEFT OVERRIDE"], [1..<4], "ab")),
    Row(
      "noInvisibles", #""noInvisibles""#, "\"a\u{200B}b\"",
      error("unicode.invisible", ["character": "U+200B ZERO WIDTH SPACE"], [1..<4], "ab")),
    Row("noInvisibles", #""noInvisibles""#, #""می‌خواهم""#),
  ]

  static let numbers = [
    Row(
      "range", #"{"range": {"min": 18, "max": 120}}"#, "17.5",
      error("range.tooSmall", ["minimum": 18, "actual": .decimal(Decimal(string: "17.5") ?? 0)])),
    Row("range", #"{"range": {"min": 18, "max": 120}}"#, "1.2e2"),
    Row(
      "range", #"{"range": {"max": 9007199254740992}}"#, "9007199254740993",
      error("range.tooLarge", ["maximum": 9_007_199_254_740_992, "actual": 9_007_199_254_740_993])),
    Row(
      "range", #"{"range": {"min": 0, "below": 1}}"#, "1.0",
      error("range.notBelow", ["bound": 1, "actual": 1])),
    Row("range", #"{"range": {"below": 1}}"#, #""0""#, mismatch("number", "text")),
    Row("min", #"{"min": 0.1}"#, "0.1"),
    Row("min", #"{"min": 1}"#, "-1e400", error("range.tooSmall", ["minimum": 1, "actual": "-1e400"])),
    Row("max", #"{"max": {"value": 3}}"#, "4", error("range.tooLarge", ["maximum": 3, "actual": 4])),
    Row("number", #"{"number": "pt-BR"}"#, #""1.234,5""#),
    Row("number", #"{"number": {"locale": "en"}}"#, #""٢٣""#),
    Row(
      "number", #"{"number": "en"}"#, #""1٢""#,
      error("number.mixedDigits", ["character": "٢ (U+0662)"], [1..<3])),
    Row("number", #"{"number": "pt-BR"}"#, "5", mismatch("text", "number")),
  ]

  static let others = [
    Row(
      "count", #"{"count": {"min": 1, "max": 2}}"#, "[]", error("count.tooFew", ["minimum": 1, "actual": 0])),
    Row("count", #"{"count": 2}"#, "[1]", error("count.wrong", ["expected": 2, "actual": 1])),
    Row(
      "count", #"{"count": {"lessThan": 3}}"#, "[1, 2, 3]",
      error("count.tooMany", ["maximum": 2, "actual": 3])),
    Row("count", #"{"count": {"greaterThan": 2}}"#, "[1, 2, 3]"),
    Row("count", #"{"count": 2}"#, #""ab""#, mismatch("list", "text")),
    Row("equal", #"{"equal": "é"}"#, "\"e\u{301}\""),
    Row("equal", #"{"equal": 18}"#, "18.0"),
    Row("equal", #"{"equal": {"to": {"x": [1]}}}"#, #"{"x": [1.0]}"#),
    Row("equal", #"{"equal": true}"#, "false", error("comparison.notEqual", ["expected": "true"])),
    Row("equal", #"{"equal": "1"}"#, "1", error("comparison.notEqual", ["expected": "1"])),
    Row(
      "oneOf", #"{"oneOf": ["BR", "PT", 1]}"#, #""ES""#,
      error("choice.notListed", ["allowed": .alternatives(["BR", "PT", 1])])),
    Row("oneOf", #"{"oneOf": ["BR", "PT", 1]}"#, "1e0"),
    Row("sameAs", #"{"sameAs": "b"}"#, #""x""#, error("comparison.differs", ["other": .key("field.b")])),
    Row("sameAs", #"{"sameAs": {"field": "b"}}"#, #""same""#),
    Row("sameAs", #"{"sameAs": "b"}"#, nil),
    Row("type", #"{"type": "integer"}"#, "1.5", mismatch("integer", "number")),
    Row("type", #"{"type": "object"}"#, "{}"),
    Row("type", #"{"type": "boolean"}"#, #""true""#, mismatch("boolean", "text")),
  ]

  static let rows = presence + text + unicode + numbers + others

  @Test("A built-in rule is reached by name", arguments: rows)
  func rule(row: Row) throws {
    let document = try RuleDocument(json: "{\"fields\": {\"a\": [\(row.use)]}}".utf8)
    let record = row.value.map { "{\"b\": \"same\", \"a\": \($0)}" } ?? "{\"b\": \"same\"}"
    let errors = try document.errors(inJSON: record.utf8)
    #expect(errors == row.errors)
    #expect(document.isValid(value: try JSONNode.parse(record)) == row.errors.isEmpty)
  }

  @Test("Every built-in rule has a row, and reports no code that its entry does not list")
  func coverage() {
    let rules = RuleRegistry.builtIn.rules
    #expect(Set(Self.rows.map(\.rule)) == Set(rules.map(\.name)))
    for rule in rules {
      let reported = Set(Self.rows.filter { $0.rule == rule.name }.flatMap(\.errors).map(\.code))
      #expect(reported.subtracting(rule.codes).subtracting([.typeMismatch]).isEmpty, "\(rule.name)")
    }
  }

  @Test("Every public rule of the package has an entry, under the same name")
  func names() {
    #expect(
      RuleRegistry.builtIn.rules.map(\.name) == [
        "count", "email", "equal", "length", "matches", "max", "min", "noBidiControls", "noInvisibles",
        "normalized", "notBlank", "notEmpty", "notMatches", "number", "oneOf", "range", "required", "sameAs",
        "scripts", "type",
      ]
    )
    #expect(RuleRegistry.builtIn.rule(named: "presence")?.name == "required")
    #expect(RuleRegistry.builtIn.rule(named: "format")?.name == "matches")
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
        "1:40: /fields/a/0/length/exact: \"exact\" stands beside \"min\" or \"max\"; expected either \"exact\", or "
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
        "1:72: /fields/a/0/matches/deadlineMilliseconds: no match can be made in 0 milliseconds; expected"
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
        "1:45: /fields/a/0/count/greaterThan: no number of elements keeps both limits; expected"
      ),
      (
        #"{"count": {"lessThan": 0}}"#,
        "1:42: /fields/a/0/count/lessThan: no list has fewer than 0 elements; expected"
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
