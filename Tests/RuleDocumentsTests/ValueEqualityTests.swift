import JSONText
import Testing
import ValidationCore

@testable import RuleDocuments

/// When two JSON values mean the same: the same from both sides, and in both forms of records.
struct ValueEqualityTests {
  static let long = String(repeating: "9", count: 100)

  /// An object with so many members, which each have their number as name and value.
  static func object(of numbers: some Sequence<Int>) -> String {
    "{" + numbers.map { "\"\($0)\": \($0)" }.joined(separator: ", ") + "}"
  }

  /// An object in which 70 members repeat the name of the last one.
  static let repeating = "{" + String(repeating: #""a": 1, "#, count: 70) + #""a": 2}"#

  /// Objects within one another, in each of which two members have the same name.
  static func nested(_ innermost: String) -> String {
    (0..<60).reduce(innermost) { value, _ in #"{"a": \#(value.utf8.count % 7), "a": \#(value)}"# }
  }

  static let rows: [(String, String, Bool)] = [
    (#"{"a": 1, "a": 1}"#, #"{"a": 1, "b": 2}"#, false),
    (#"{"a": 1, "a": 2}"#, #"{"a": 2}"#, true),
    (#"{"a": 2, "a": 1}"#, #"{"a": 2}"#, false),
    (#"{"a": 1, "b": 2}"#, #"{"b": 2.0, "a": 10e-1}"#, true),
    (#"{"a": 1, "b": 2}"#, #"{"a": 1, "c": 2}"#, false),
    (#"{"a": 1}"#, #"{"a": 1, "b": null}"#, false),
    ("{\"é\": 1}", "{\"e\u{301}\": 1}", false),
    (#"{"a": "é"}"#, "{\"a\": \"e\u{301}\"}", true),
    (#"[[1], {"a": [2, "x"]}]"#, #"[[1.0], {"a": [2e0, "x"]}]"#, true),
    ("[1, 2]", "[2, 1]", false), ("[1]", "[1, 1]", false), ("[]", "{}", false), ("[null]", "[]", false),
    ("1", "1.000", true), ("1e2", "100", true), ("-0", "0", true), ("1", #""1""#, false),
    ("1", "true", false),
    (long, long + ".0", true), (long, long + "0", false), (long, "9", false), (long, "-" + long, false),
    ("1" + String(repeating: "0", count: 100), "1e100", true),
    ("1" + String(repeating: "0", count: 100) + "1", "1e101", false),
    ("1e99", "1e100", false), ("-1e100", "-1e101", false),
    ("\"\u{212A}\"", "\"K\"", true), ("\"K\"", "\"k\"", false),
    (
      "\"" + String(repeating: "é", count: 40) + "\"", "\"" + String(repeating: "e\u{301}", count: 40) + "\"",
      true
    ),
    ("\"" + String(repeating: "é", count: 40) + "\"", "\"é\"", false),
    (object(of: 0..<20), object(of: (0..<20).reversed()), true),
    (object(of: 0..<20), object(of: 0..<21), false),
    (object(of: 0..<16), object(of: 1..<17), false), (repeating, #"{"a": 2.0}"#, true),
    (repeating, #"{"a": 1}"#, false), (nested("1"), nested("1.0"), true), (nested("1"), nested("2"), false),
  ]

  @Test("two values mean the same, or not, from both sides", arguments: rows)
  func equality(one: String, other: String, isSame: Bool) throws {
    for (one, other) in [(one, other), (other, one), (one, one), (other, other)] {
      let expected = isSame || one.utf8.elementsEqual(other.utf8)
      let fields = [
        #""b": [{"sameAs": "a"}]"#, #""b": ["confirmed"], "x": [{"confirmed": {"by": "a"}}]"#,
        #""l[].b": [{"sameAs": "a"}]"#, #""l[].b": [{"sameAs": "l[].a"}]"#,
      ]
      let record = """
        {"a": \(one), "b": \(other), "bConfirmation": \(one), "x": \(other), "l": [{"a": \(one), "b": \(other)}]}
        """
      let node = try JSONNode.parse(record)
      for field in fields {
        let document = try RuleDocument(json: "{\"fields\": {\(field)}}".utf8)
        #expect(document.isValid(value: node) == expected, "\(field) \(record)")
        #expect(try document.errors(inJSON: record.utf8).isEmpty == expected, "\(field) \(record)")
        #expect(try document.errors(inJSON: record.utf8) == document.errors(in: node))
      }
      let named = [
        (#"{"equal": {"to": \#(one)}}"#, expected), (#"{"oneOf": [\#(one), 17]}"#, expected),
        (#"{"notEqual": {"to": \#(one)}}"#, !expected), (#"{"noneOf": [17, \#(one)]}"#, !expected),
      ]
      for (rule, isValid) in named {
        let document = try RuleDocument(json: "{\"fields\": {\"b\": [\(rule)]}}".utf8)
        #expect(document.isValid(value: node) == isValid, "\(rule) \(record)")
        #expect(try document.errors(inJSON: record.utf8).isEmpty == isValid, "\(rule) \(record)")
      }
      let elements = try RuleDocument(
        json: #"{"fields": {"c": [{"containsElement": {"expected": \#(one)}}], "u": ["unique"]}}"#.utf8)
      let list = "{\"c\": [17, \(other)], \"u\": [\(one), \(other)]}"
      let codes = try elements.errors(inJSON: list.utf8).map(\.code.rawValue)
      #expect(codes == (expected ? ["collection.repeated"] : ["collection.elementMissing"]), "\(list)")
    }
  }
}
