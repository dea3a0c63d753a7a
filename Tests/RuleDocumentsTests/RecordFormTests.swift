import JSONText
import Primitives
import Randomness
import Testing
import ValidationCore

@testable import RuleDocuments

/// A document says the same of a record read in place as of one from memory, whole errors and their order.
struct RecordFormTests {
  private static let rules: [String] = [
    #""required""#, #""notEmpty""#, #""notBlank""#, #"{"length": {"min": 2, "max": 4}}"#,
    #"{"count": {"min": 1, "max": 2}}"#,
    #"{"type": "integer"}"#, #"{"type": "string", "message": "typed"}"#,
    #"{"type": "array", "severity": "warning"}"#,
    #"{"range": {"min": 0, "max": 18.5}}"#, #"{"oneOf": ["a", "é", 1, 2.50, null, true, [1], {"a": 1}]}"#,
    #"{"oneOf": ["a", "K", 10]}"#, #"{"equal": "e\u0301"}"#, #"{"equal": {"to": {"b": [1, 2], "a": "x"}}}"#,
    #"{"equal": 1e2}"#,
    #"{"sameAs": "a"}"#, #"{"sameAs": "b.c", "message": "other"}"#,
    #"{"sameAs": "list[0]", "severity": "warning"}"#,
    #"{"matches": "^[a-zé]*$", "when": {"field": "a", "equals": "é"}}"#, #"{"length": 3, "sensitive": true}"#,
    #"{"length": {"max": 1}, "when": {"field": "b.c", "in": [1, "a", [1], null]}}"#,
    #"{"required": true, "optional": true}"#,
    #"{"max": 5, "when": {"not": {"any": [{"field": "list", "present": true}, {"field": "a", "equals": 10}]}}}"#,
    #"{"required": true, "when": {"all": [{"field": "b", "present": true}]}, "stopAtFirst": true}"#,
    #""seenByNodes""#, #""anyValue""#, #""listOfNodes""#, #"{"odd": true, "sensitive": true}"#,
    #"{"scale": true}"#,
  ]

  private static let paths = [
    "a", "b", "b.c", "b.c.d", "list", "list[]", "list[].a", "list[].list[]", "list[1]", #"[\"odd.key\"]"#,
    "é", "e\u{301}",
  ]

  private static let scalars = [
    "null", "true", "false", "0", "1", "1.0", "2.5", "2.50", "10", "1e1", "100", "1E2", "-0.0", "18.5",
    "18.50001",
    "123456789012345678901234567890", "1e400", "\"\"", "\" \"", "\"a\"", "\"ab\"", "\"abc\"", "\"é\"",
    "\"e\u{301}\"",
    #""\u0065\u0301""#, "\"K\"", "\"\u{212A}\"", "\"aaaaaaaaaaaaaaaaaaaa\"", "\"محمد العلي\"", #""a\nb""#,
    "\"👨‍👩‍👧‍👦\"",
  ]

  /// Rules of a program's own, over every type that such a rule can take.
  private static var registry: RuleRegistry {
    var registry = RuleRegistry.builtIn
    registry.register(
      .comparing("seenByNodes", codes: ["nodes"]) { _ in
        Validation { context in
          let text = "\(context.record.description.utf8.count) \(context.value?.description ?? "-")"
          if text.utf8.count % 2 == 0 {
            throw ValidationError(code: "nodes", arguments: ["text": .text(text)])
          }
        }
      }
    )
    registry.register(
      "anyValue",
      value: Validation { node in
        throw ValidationError(code: "any", arguments: ["value": .text(node.description)])
      }
    )
    registry.register(
      "listOfNodes",
      list: Validation { nodes in
        throw ValidationError(
          code: "list", arguments: ["value": .text(nodes.map(\.description).joined())], path: ["in", 0])
      }
    )
    registry.register(
      "odd",
      integer: Validation {
        if $0 % 2 == 0 { throw ValidationError(code: "even", arguments: ["value": .integer($0)]) }
      }
    )
    registry.register(
      "scale",
      number: Validation { throw ValidationError(code: "scale", arguments: ["value": .text($0.text)]) }
    )
    return registry
  }

  @Test("Generated records have the same errors in both forms", arguments: 0..<40)
  func generated(seed: Int) throws {
    var random = SplitMix(seed: UInt64(seed))
    let document = try Self.document(&random)
    for _ in 0..<100 {
      let text = Self.value(&random, depth: 0, wantsObject: true)
      let nodes = try JSONNode.parse(text)
      let expected = document.errors(in: nodes)
      #expect(try document.errors(inJSON: text.utf8) == expected, "\(text)")
      let tape = JSONTape()
      let isValid = Array(text.utf8).withUnsafeBufferPointer { tape.read($0).map { document.isValid($0) } }
      #expect(isValid == document.isValid(value: nodes), "\(text)")
    }
  }

  @Test("A record from memory that nests deeper than any that is read is refused")
  func deep() throws {
    let document = try RuleDocument(json: #"{"fields": {"a": ["notEmpty"]}}"#.utf8)
    func record(_ depth: Int) -> JSONNode {
      let nested = (1..<depth).reduce(JSONNode(.array([]))) { node, _ in JSONNode(.array([node])) }
      return JSONNode(.object([JSONNode.Member(key: "a", value: nested)]))
    }
    #expect(document.errors(in: record(512)) == [ValidationError(code: .invalid)])
    #expect(!document.isValid(value: record(512)))
    #expect(document.errors(in: record(512), maximumErrors: 0).isEmpty)
    #expect(document.isValid(value: record(511)))
  }

  @Test("A record from memory whose numbers are not numbers is judged")
  func notNumbers() throws {
    let rules = [
      #"{"range": {"min": 1}}"#, #"{"type": "integer"}"#, #"{"equal": 7}"#, #"{"oneOf": [1, 2, 3, 4, 5, 6]}"#,
      #"{"multipleOf": 3}"#, #"{"precisionScale": {"precision": 3, "scale": 1}}"#,
    ]
    let document = try RuleDocument(json: "{\"fields\": {\"a\": [\(rules.joined(separator: ", "))]}}".utf8)
    for text in ["", "-", "e", "1e" + String(repeating: "!", count: 90), "١٢", "NaN", "\0", "--1-", "1.2.3"] {
      let record = JSONNode(.object([JSONNode.Member(key: "a", value: JSONNode(.number(text)))]))
      #expect(document.errors(in: record).isEmpty == document.isValid(value: record))
    }
  }

  private static func document(_ random: inout SplitMix) throws -> RuleDocument {
    var fields: [String] = []
    for path in paths where random.next() % 3 > 0 {
      let rules = (0...random.next() % 3).map { _ in random.element(of: Self.rules) }.filter { rule in
        // A rule that names an element of its own list can only be in that list.
        path.contains("[]") || !rule.contains("[]")
      }
      let stops = random.next() % 2 == 0
      fields.append(#""\#(path)": {"rules": [\#(rules.joined(separator: ", "))], "stopAtFirst": \#(stops)}"#)
    }
    let record = random.next() % 2 == 0 ? #""record": ["anyValue", {"type": "object"}], "# : ""
    return try RuleDocument(
      json: "{\(record)\"fields\": {\(fields.joined(separator: ", "))}}".utf8, registry: registry)
  }

  private static func value(_ random: inout SplitMix, depth: Int, wantsObject: Bool = false) -> String {
    let names = ["a", "b", "c", "d", "list", "odd.key", "é", "e\u{301}", "other", "a"]
    switch random.next() % (depth > 3 ? 2 : wantsObject && random.next() % 20 > 0 ? 1 : 6) {
    case 0 where depth < 4:
      let members = (0...random.next() % 8).map { _ in
        "\"\(random.element(of: names))\": \(value(&random, depth: depth + 1))"
      }
      return "{\(members.joined(separator: ", "))}"
    case 1, 2:
      if depth > 3 { return random.element(of: scalars) }
      return
        "[\((0..<random.next() % 4).map { _ in value(&random, depth: depth + 1) }.joined(separator: ","))]"
    default: return random.element(of: scalars)
    }
  }
}
