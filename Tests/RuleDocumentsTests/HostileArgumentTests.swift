import JSONText
import Testing
import ValidationCore
import ValidationRules

@testable import RuleDocuments

/// Whatever a document gives to a rule, it is refused with its place, or the rule works on every value.
struct HostileArgumentTests {
  private static let numbers = [
    "0", "-1", "1", "2", "-0", "0.5", "-9223372036854775808", "9223372036854775807", "9223372036854775808",
    "4294967296", "2147483648", "1e400", "-1e400", "1e-400", "1e99999999999999999999",
    "1e-9223372036854775808", "1e9223372036854775807", "1e18", "1e19",
    String(repeating: "9", count: 1_000),
  ]

  private static let others = [
    "null", "true", "false", "[]", "{}", "[[]]", "[{}]", "[null]", "[1e400]", "[0, 9223372036854775807]",
    "[-9223372036854775808, 9223372036854775807]", #"["a", "a"]"#, #""""#, #"" ""#,
    #""a""#,
    #""\u0000""#, #""[]""#, #""a[]""#, #""a.b[3]""#, #""a[9223372036854775807]""#, #""9999-12-31T23:59:60Z""#,
    #""0000-01-01""#, #""en""#, #""((""#,
    "\"\u{202E}\"", "\"e\u{301}\"",
    "{\"a\": \(String(repeating: "[", count: 400))\(String(repeating: "]", count: 400))}",
  ]

  private static let values = [
    "null", "true", "0", "1", "-1", "1e400", "1e-400", "1e-9223372036854775808", "9223372036854775807",
    "-9223372036854775808", #""""#,
    #""a""#,
    #""2026-02-28""#, #""2026-02-28T23:59:60Z""#, #""+5511999999999""#, "[]", "[1, 1]", "{}", #"{"a": 1}"#,
    "\"e\u{301}\"",
  ]

  private static let records: [JSONNode] = values.compactMap {
    try? JSONNode.parse("{\"f\": \($0), \"a\": \($0), \"fConfirmation\": 1}")
  }

  @Test("no argument of a rule ends the process", arguments: RuleRegistry.builtIn.rules.map(\.name))
  func arguments(name: String) throws {
    let rule = try #require(RuleRegistry.builtIn.rule(named: name))
    #expect(Self.records.count == Self.values.count)
    for value in Self.numbers + Self.others {
      Self.check("{\(JSONText.quoted(name)): \(value)}")
      for argument in rule.arguments {
        let given = "\(JSONText.quoted(argument.name)): \(value)"
        Self.check("{\(JSONText.quoted(name)): {\(given)}}")
        // Beside what makes the other arguments complete.
        let rest = rule.arguments.filter { $0.isRequired && $0.name != argument.name }
          .map { "\(JSONText.quoted($0.name)): \(Self.sample($0.type))" }
        if !rest.isEmpty {
          Self.check("{\(JSONText.quoted(name)): {\((rest + [given]).joined(separator: ", "))}}")
        }
      }
    }
  }

  private static func sample(_ type: ArgumentType) -> String {
    switch type {
    case .boolean: "true"
    case .count, .integer, .number: "5"
    case .text: #""a""#
    case .choice(let words): JSONText.quoted(words.first ?? "")
    case .list(let type): "[\(sample(type))]"
    case .value: "1"
    case .field: #""a""#
    }
  }

  private static func check(_ rule: String) {
    let document: RuleDocument
    do throws(RuleDocumentError) {
      document = try RuleDocument(json: "{\"fields\": {\"f\": [\(rule)]}}".utf8)
    } catch {
      #expect(error.path.hasPrefix("/fields/f/0"), "\(error)")
      return
    }
    for record in records {
      #expect(
        document.isValid(value: record) == !document.errors(in: record).contains { $0.severity == .error })
    }
  }

  @Test("a path has no more steps than a record can nest")
  func deepPath() {
    let path = Array(repeating: "a", count: 513).joined(separator: ".")
    let error = #expect(throws: RuleDocumentError.self) {
      try RuleDocument(json: "{\"fields\": {\"\(path)\": []}}".utf8)
    }
    #expect(error?.problem == "the path has 513 steps")
    #expect(error?.expected == "at most 512, since no record nests deeper")
  }

  @Test(
    "a path leads through at most 100 lists",
    arguments: [#""a\#(String(repeating: "[]", count: 101))": []"#])
  func eachLimit(field: String) throws {
    let error = try #require(throws: RuleDocumentError.self) {
      try RuleDocument(json: "{\"fields\": {\(field)}}".utf8)
    }
    #expect(error.problem == #"the path has 101 "[]""#)
    #expect(error.expected == "at most 100 of them")
  }

  @Test(
    "a value that a rule names is nested at most 64 deep",
    arguments: [
      ("{\"rules\": [{\"oneOf\": [1, $]}]}", "/rules/0/oneOf/1"),
      ("[{\"equal\": {\"to\": $}}]", "/0/equal/to"),
      ("{\"rules\": [], \"when\": {\"field\": \"b\", \"in\": [$]}}", "/when/in/0"),
      ("[{\"requiredIf\": {\"field\": \"b\", \"equals\": $}}]", "/0/requiredIf/equals"),
    ])
  func literalDepth(field: String, path: String) throws {
    func document(_ depth: Int) throws(RuleDocumentError) -> RuleDocument {
      let value =
        String(repeating: #"[{"x":"#, count: depth / 2) + "[]" + String(repeating: "}]", count: depth / 2)
      return try RuleDocument(
        json: "{\"fields\": {\"a\": \(field.split(separator: "$").joined(separator: value))}}".utf8)
    }
    _ = try document(62)
    let error = try #require(throws: RuleDocumentError.self) { try document(64) }
    #expect(error.path == "/fields/a" + path)
    #expect(error.problem == "the value is nested too deeply")
    #expect(error.expected == "lists and objects that are nested up to 64 deep")
  }

  @Test("a path through 100 lists works")
  func deepestPath() throws {
    let document = try RuleDocument(
      json: "{\"fields\": {\"a\(String(repeating: "[]", count: 100))\": [{\"sameAs\": \"b\"}]}}".utf8)
    let record =
      "{\"a\": \(String(repeating: "[", count: 100))1, 2\(String(repeating: "]", count: 100)), \"b\": 1}"
    let errors = try document.errors(inJSON: record.utf8)
    #expect(
      errors.map(\.path) == [FieldPath([.key("a")] + Array(repeating: .index(0), count: 99) + [.index(1)])])
  }
}
