import JSONText
import RuleDocuments
import Testing
import ValidationCore

@testable import ValidationRules
@testable import rulecheck

@Suite struct RuleDocumentSchemaTests {
  static let schema = try? JSONNode.parse(RuleDocumentSchema.text(of: RuleDefinition.builtIn).utf8)

  @Test("the schema accepts every sample of every rule", arguments: RuleDefinition.builtIn.map(\.name))
  func samples(name: String) throws {
    let schema = try #require(Self.schema)
    let definition = try #require(RuleDefinition.builtIn.first { $0.name == name })
    for trial in definition.trials {
      let document = "{\"fields\":{\"a\":[{\"\(name)\":\(trial.arguments)}]}}"
      #expect(Self.accepts(schema, try JSONNode.parse(document.utf8)), "\(document)")
    }
  }

  @Test(
    "the schema and the reader of documents agree",
    arguments: [
      #"{"fields": {}}"#, #"{"record": []}"#,
      #"{"fields": {"a": ["required"]}, "stopAtFirst": true, "$schema": "x"}"#,
      #"{"fields": {"a": {"rules": [{"length": 3, "severity": "warning"}], "label": "A", "sensitive": true}}}"#,
      #"{"fields": {"a": {"rules": [], "when": {"all": [{"field": "b", "in": [1]}, {"not": {"field": "c", "present": true}}]}}}}"#,
      #"{"fields": {"a": [{"equal": 5, "message": {"literal": "x"}}, {"required": true, "optional": true}]}}"#,
      "{}", "[]", #"{"feilds": {}}"#, #"{"fields": []}"#, #"{"fields": {"a": "required"}}"#,
      #"{"fields": {"a": {"label": "A"}}}"#, #"{"fields": {"a": {"rules": [], "lable": "A"}}}"#,
      #"{"fields": {"a": ["requird"]}}"#, #"{"fields": {"a": ["oneOf"]}}"#,
      #"{"fields": {"a": [{"oneOf": 3}]}}"#,
      #"{"fields": {"a": [{"length": -1}]}}"#, #"{"fields": {"a": [{"length": {"mni": 1}}]}}"#,
      #"{"fields": {"a": [{"length": 3, "email": true}]}}"#, #"{"fields": {"a": [{"severity": "warning"}]}}"#,
      #"{"fields": {"a": [{"email": true, "severity": "fatal"}]}}"#,
      #"{"fields": {"a": {"rules": [], "when": {"field": "b"}}}}"#,
      #"{"fields": {"a": {"rules": [], "when": {"any": []}}}}"#,
      #"{"fields": {"a": [{"email": true, "message": {"key": "a", "literal": "b"}}]}}"#,
    ])
  func documents(text: String) throws {
    let node = try JSONNode.parse(text.utf8)
    let mistakes = RuleDocument.mistakes(json: Array(text.utf8))
    #expect(Self.accepts(try #require(Self.schema), node) == mistakes.isEmpty, "\(mistakes)")
  }

  /// Validates by the keywords of JSON Schema that the schema uses; any other keyword fails.
  private static func accepts(_ schema: JSONNode, _ value: JSONNode) -> Bool {
    if let bool = schema.bool { return bool }
    return (schema.object ?? []).allSatisfy { keyword in
      let limit = keyword.value
      let names = value.object?.map(\.key)
      switch keyword.key {
      case "$schema", "title", "description", "$defs": return true
      case "$ref": return definition(limit.string ?? "").map { accepts($0, value) } ?? false
      case "type": return isOf(limit.string ?? "", value)
      case "enum": return limit.array?.contains { $0.string == value.string } ?? false
      case "const": return limit.bool == value.bool
      case "minimum": return value.integer.map { $0 >= limit.integer ?? 0 } ?? true
      case "minItems": return value.array.map { $0.count >= limit.integer ?? 0 } ?? true
      case "not": return !accepts(limit, value)
      case "anyOf": return limit.array?.contains { accepts($0, value) } ?? false
      case "oneOf": return limit.array?.count { accepts($0, value) } == 1
      case "items": return value.array?.allSatisfy { accepts(limit, $0) } ?? true
      case "required":
        return names.map { names in limit.array?.allSatisfy { names.contains($0.string ?? "") } ?? false }
          ?? true
      case "properties":
        return value.object?.allSatisfy { member in
          limit[member.key].map { accepts($0, member.value) } ?? true
        } ?? true
      case "additionalProperties":
        let known = schema["properties"]?.object?.map(\.key) ?? []
        return value.object?.allSatisfy { known.contains($0.key) || accepts(limit, $0.value) } ?? true
      default: return false
      }
    }
  }

  private static func definition(_ reference: String) -> JSONNode? {
    schema?["$defs"]?[String(reference.dropFirst("#/$defs/".count))]
  }

  private static func isOf(_ type: String, _ value: JSONNode) -> Bool {
    switch type {
    case "object": value.object != nil
    case "array": value.array != nil
    case "string": value.string != nil
    case "boolean": value.bool != nil
    case "integer": value.integer != nil
    case "number": value.number != nil
    default: false
    }
  }
}
