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
      #"{"fields": {"a": [{"required": true, "on": "s"}]}, "scenarios": ["s", "t"], "unknownFields": "warning"}"#,
      #"{"fields": {"a": {"rules": [], "on": ["s", "t"]}}, "scenarios": ["s", "t"], "unknownFields": "error"}"#,
      #"{"fields": {}, "unknownFields": true}"#, #"{"fields": {}, "scenarios": "s"}"#,
      #"{"fields": {}, "scenarios": ["s", "s"]}"#,
      #"{"fields": {"a": {"rules": [], "on": []}}, "scenarios": ["s"]}"#,
      #"{"fields": {}, "scenarios": [""]}"#,
      #"{"fields": {"a": {"rules": [], "on": ""}}, "scenarios": ["s"]}"#,
      #"{"fields": {"a": [{"required": true, "on": ""}]}, "scenarios": ["s"]}"#,
      #"{"fields": {"a": [{"required": true, "on": "s"}]}}"#,
      #"{"fields": {"a": {"rules": [], "on": "s"}}}"#,
      #"{"fields": {"a": {"rules": ["email", {"required": true, "on": ["s"]}]}}}"#,
      #"{"record": [{"atLeastOneOf": ["a"], "on": "s"}]}"#,
      #"{"record": [{"atLeastOneOf": ["a"], "on": "s"}], "scenarios": ["s"]}"#,
      #"{"fields": {"on": ["required"], "a.on": {"rules": ["required"]}}}"#,
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
    for keyword in schema.object ?? [] {
      if !holds(keyword.key, keyword.value, value) { return false }
    }
    return !hasUnknownMember(value, schema)
  }

  private static func holds(_ keyword: String, _ limit: JSONNode, _ value: JSONNode) -> Bool {
    let limits = limit.array ?? []
    switch keyword {
    case "$schema", "title", "description", "$defs", "additionalProperties": return true
    case "$ref":
      guard let definition = definition(limit.string ?? "") else { return false }
      return accepts(definition, value)
    case "type": return isOf(limit.string ?? "", value)
    case "enum": return limits.contains { $0.string == value.string }
    case "const": return limit.bool == value.bool
    case "minimum": return value.integer.map { $0 >= limit.integer ?? 0 } ?? true
    case "minItems": return value.array.map { $0.count >= limit.integer ?? 0 } ?? true
    case "maxItems": return value.array.map { $0.count <= limit.integer ?? 0 } ?? true
    case "uniqueItems":
      return value.array.map { $0.count == Set($0.map(\.description)).count } ?? true
    case "not": return !accepts(limit, value)
    case "allOf": return limits.allSatisfy { accepts($0, value) }
    case "anyOf": return limits.contains { accepts($0, value) }
    case "minLength": return value.string.map { $0.unicodeScalars.count >= limit.integer ?? 0 } ?? true
    case "oneOf": return limits.filter { accepts($0, value) }.count == 1
    case "items": return (value.array ?? []).allSatisfy { accepts(limit, $0) }
    case "required":
      guard let members = value.object else { return true }
      return limits.allSatisfy { name in members.contains { $0.key == name.string } }
    case "properties":
      for member in value.object ?? [] {
        if let schema = limit[member.key], !accepts(schema, member.value) { return false }
      }
      return true
    default: return false
    }
  }

  private static func hasUnknownMember(_ value: JSONNode, _ schema: JSONNode) -> Bool {
    guard let others = schema["additionalProperties"] else { return false }
    let known = Set((schema["properties"]?.object ?? []).map(\.key))
    return (value.object ?? []).contains { !known.contains($0.key) && !accepts(others, $0.value) }
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
