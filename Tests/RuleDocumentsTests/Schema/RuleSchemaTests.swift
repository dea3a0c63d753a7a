import JSONText
import RuleDocuments
import Testing
import ValidationCore
import ValidationRules

@testable import RuleDocuments

@Suite("The schema of a rule document") struct RuleSchemaTests {
  private static func schema(_ fields: String) throws -> RuleSchema {
    try RuleDocument.schema(json: "{\"fields\": \(fields)}".utf8)
  }

  @Test(
    "says what the standard can say of a rule",
    arguments: [
      (#"[]"#, #"{}"#, []),
      (#"["required"]"#, #"{"not":{"type":"null"}}"#, []),
      (#"[{"type": "integer"}]"#, #"{"type":["integer","null"]}"#, []),
      (#"["required", {"type": "boolean"}]"#, #"{"type":"boolean"}"#, []),
      (#"["notBlank"]"#, #"{"type":"string","minLength":1}"#, ["a: notBlank, in part"]),
      (
        #"["required", {"length": {"min": 2, "max": 5, "unit": "codePoints"}}]"#,
        #"{"type":"string","minLength":2,"maxLength":5}"#, []
      ),
      (
        #"[{"length": {"min": 2, "max": 5}}]"#, #"{"type":["string","null"],"minLength":2}"#,
        ["a: length, in part"]
      ),
      (
        #"[{"length": {"min": 2, "max": 5, "unit": "utf8"}}]"#, #"{"type":["string","null"],"maxLength":5}"#,
        ["a: length, in part"]
      ),
      (
        #"[{"range": {"min": 0.5, "below": 1e2}}]"#,
        #"{"type":["number","null"],"minimum":0.5,"exclusiveMaximum":1e2}"#, []
      ),
      (#"[{"type": "integer"}, {"min": 13}]"#, #"{"type":["integer","null"],"minimum":13}"#, []),
      (
        #"[{"between": {"lower": 1, "upper": 3, "inclusive": false}}]"#,
        #"{"type":["number","null"],"exclusiveMinimum":1,"exclusiveMaximum":3}"#, []
      ),
      (#"[{"sign": "positive"}]"#, #"{"type":["number","null"],"exclusiveMinimum":0}"#, []),
      (
        #"[{"min": {"value": 1, "locale": "ar"}}]"#, #"{"type":["string","number","null"],"minimum":1}"#,
        ["a: min, in part"]
      ),
      (#"[{"multipleOf": 5}]"#, #"{"type":["number","null"],"multipleOf":5}"#, []),
      (#"[{"multipleOf": 0.1}]"#, #"{"type":["number","null"]}"#, ["a: multipleOf, in part"]),
      (#"[{"oneOf": ["free", 1]}]"#, #"{"enum":["free",1,null]}"#, []),
      (#"["required", {"oneOf": ["free"]}]"#, #"{"not":{"type":"null"},"enum":["free"]}"#, []),
      (#"[{"oneOf": ["é"]}]"#, #"{}"#, ["a: oneOf"]),
      (
        #"[{"matches": "[a-z]{2}-(?:x|y)+"}]"#,
        #"{"type":["string","null"],"pattern":"^(?:[a-z]{2}-(?:x|y)+)$"}"#, []
      ),
      (#"[{"matches": "\\d+"}]"#, #"{"type":["string","null"]}"#, ["a: matches, in part"]),
      (
        #"[{"matches": {"pattern": "a", "find": true}}]"#, #"{"type":["string","null"]}"#,
        ["a: matches, in part"]
      ),
      (#"["email"]"#, #"{"type":["string","null"],"format":"email"}"#, ["a: email, in part"]),
      (#"[{"email": "internationalized"}]"#, #"{"type":["string","null"]}"#, ["a: email, in part"]),
      (#"[{"ipAddress": "v6"}]"#, #"{"type":["string","null"],"format":"ipv6"}"#, ["a: ipAddress, in part"]),
      (
        #"[{"count": {"greaterThan": 1, "lessThan": 4}}]"#,
        #"{"type":["array","null"],"minItems":2,"maxItems":3}"#, []
      ),
      (
        #"[{"entryCount": {"min": 1, "max": 3}}]"#,
        #"{"type":["object","null"],"minProperties":1,"maxProperties":3}"#, []
      ),
      (#"["required", {"rules": 1}]"#, "", []),
      (#"[{"sameAs": "b"}]"#, #"{}"#, ["a: sameAs"]),
      (#"["email", {"min": 1}]"#, #"{"type":"null","format":"email","minimum":1}"#, ["a: email, in part"]),
      (
        #"[{"length": {"min": 1, "unit": "codePoints"}}, {"length": {"min": 2, "unit": "codePoints"}}]"#,
        #"{"type":["string","null"],"minLength":1,"allOf":[{"minLength":2}]}"#, []
      ),
      (
        #"[{"required": true, "severity": "warning"}, {"email": true, "when": {"field": "b", "present": true}}]"#,
        "{}", ["a: required", "a: email"]
      ),
      (
        #"["notEmpty", {"type": "integer"}]"#,
        #"{"not":{},"minLength":1,"minItems":1,"minProperties":1}"#, []
      ),
      (
        #"{"rules": ["required", "email"], "optional": true}"#,
        #"{"type":["string","null"],"format":"email"}"#, ["a: email, in part"]
      ),
      (#"{"rules": ["required"], "severity": "warning"}"#, "{}", ["a: required"]),
    ] as [(String, String, [String])]
  )
  func rules(rules: String, schema: String, omissions: [String]) throws {
    guard !schema.isEmpty else {
      #expect(throws: RuleDocumentError.self) { try Self.schema("{\"a\": \(rules)}") }
      return
    }
    let written = try Self.schema("{\"a\": \(rules)}")
    #expect(written.schema["properties"]?["a"]?.description == schema)
    #expect(written.omissions.map(\.description) == omissions)
  }

  @Test("has the fields of fields and of elements")
  func nesting() throws {
    let written = try Self.schema(
      #"{"a.b": ["required"], "items": [{"count": 2}], "items[].name": ["required", "notEmpty"], "x[]": [{"min": 1}], "x[0]": [{"max": 9}], "y.z": ["email"]}"#
    )
    #expect(
      written.schema.description
        == #"{"type":"object","required":["a"],"properties":{"a":{"type":"object","required":["b"],"properties":{"b":{"not":{"type":"null"}}}},"#
        + #""items":{"type":["array","null"],"minItems":2,"maxItems":2,"items":{"type":"object","required":["name"],"properties":{"name":"#
        + #"{"type":["string","array","object"],"minLength":1,"minItems":1,"minProperties":1}}}},"x":{"type":["array","null"],"items":{"type":["number","null"],"minimum":1}},"#
        + #""y":{"type":["object","null"],"properties":{"z":{"type":["string","null"],"format":"email"}}}}}"#)
    #expect(written.omissions.map(\.description) == ["x[0]: max", "y.z: email, in part"])
  }

  @Test("leaves out what applies in a scenario only, as it does not apply to every record")
  func scenarios() throws {
    let written = try RuleDocument.schema(
      json: #"""
        {
          "scenarios": ["create", "update"],
          "fields": {
            "id": {"rules": ["required", {"type": "integer"}], "on": "update"},
            "name": [{"type": "string"}, {"required": true, "on": ["create"]}]
          }
        }
        """#.utf8)
    #expect(
      written.schema.description
        == #"{"type":"object","properties":{"id":{},"name":{"type":["string","null"]}}}"#)
    #expect(written.omissions.map(\.description) == ["id: required", "id: type", "name: required"])
  }

  @Test("of Swift rules names what is code")
  func swiftRules() {
    struct Person {
      var name = ""
      var age = 1
    }
    let rules = Validation<Person>.all(
      .field("name", \.name, .length(2...5, in: .codePoints), Validation { _ in }),
      .field("age", \.age, .range(1...)))
    #expect(
      rules.schema().schema.description
        == #"{"type":"object","properties":{"name":{"type":["string","null"],"minLength":2,"maxLength":5},"age":{"type":["number","null"],"minimum":1}}}"#
    )
    #expect(rules.schema().omissions.map(\.description) == ["name: closure"])
  }

  @Test(
    "has only patterns that mean the same everywhere",
    arguments: [
      ("[a-z0-9_.-]+", true), ("(a|b)*?c{2,3}", true), ("a\\.b", true), ("[^A-Z]", true), ("", true),
      ("a{2,}", true),
      ("\\p{L}", false), ("\\d", false), ("a.b", false), ("a$", false), ("^a", false), ("a++", false),
      ("a{2}+", false),
      ("(?i)a", false), ("(?=a)", false), ("(?<n>a)", false), ("[a&&b]", false), ("[[a]]", false),
      ("[a\\]]", false), ("é", false), ("#", false),
      ("[9-a]", false), ("\\-", false), ("[]", false), ("[^]", false), ("\\", false), ("\\Q.\\E", false),
      ("{", false), ("a{,2}", false),
    ])
  func patterns(pattern: String, isPortable: Bool) {
    #expect(PortablePattern.anchored(pattern) == (isPortable ? "^(?:\(pattern))$" : nil))
  }

  /// The samples of every rule: what a rule accepts must have the types and the limits of its schema.
  @Test("never refuses what the rules accept")
  func soundness() throws {
    for definition in RuleDefinition.general {
      for sample in definition.samples {
        let arguments = RuleValue.object(sample.arguments.map { .init($0.key, $0.value) }).description
        let document =
          #"{"fields":{"value":[{"\#(definition.name)":\#(sample.arguments.isEmpty ? "true" : arguments)}]}}"#
        guard let schema = (try? RuleDocument.schema(json: document.utf8))?.schema["properties"]?["value"]
        else { continue }
        for value in sample.valid {
          let node = try JSONNode.parse(value.description.utf8)
          #expect(Self.accepts(node, schema), "\(document) \(value)")
        }
      }
    }
  }

  /// Judges a value by those keywords that the writer uses, except formats and patterns.
  static func accepts(_ value: JSONNode, _ schema: JSONNode) -> Bool {
    if let types = schema["type"]?.array ?? schema["type"].map({ [$0] }) {
      let own: [String] =
        switch value.content {
        case .null: ["null"]
        case .bool: ["boolean"]
        case .number: value.integer != nil ? ["integer", "number"] : ["number"]
        case .string: ["string"]
        case .array: ["array"]
        case .object: ["object"]
        }
      if !types.contains(where: { own.contains($0.string ?? "") }) { return false }
    }
    if let listed = schema["enum"]?.array, !listed.contains(where: { $0.content == value.content }) {
      return false
    }
    if let text = value.string?.unicodeScalars.count {
      if let minimum = schema["minLength"]?.integer, text < minimum { return false }
      if let maximum = schema["maxLength"]?.integer, text > maximum { return false }
    }
    if let list = value.array?.count {
      if let minimum = schema["minItems"]?.integer, list < minimum { return false }
      if let maximum = schema["maxItems"]?.integer, list > maximum { return false }
    }
    if let members = value.object?.count {
      if let minimum = schema["minProperties"]?.integer, members < minimum { return false }
      if let maximum = schema["maxProperties"]?.integer, members > maximum { return false }
    }
    if let number = value.number.flatMap(Double.init) {
      if let limit = schema["minimum"]?.number.flatMap(Double.init), number < limit { return false }
      if let limit = schema["maximum"]?.number.flatMap(Double.init), number > limit { return false }
      if let limit = schema["exclusiveMinimum"]?.number.flatMap(Double.init), number <= limit { return false }
      if let limit = schema["exclusiveMaximum"]?.number.flatMap(Double.init), number >= limit { return false }
      if let factor = schema["multipleOf"]?.integer, number.remainder(dividingBy: Double(factor)) != 0 {
        return false
      }
    }
    return true
  }
}
