import JSONSchemas
import JSONText
import RuleDocuments
import Testing
import ValidationCore

/// Schemas as rule documents.
@Suite("A schema as a rule document")
struct ConversionTests {
  private static let acceptsNull = "null is accepted, since it is an absent value in a rule document"
  private static let refusesTypes = "stricter: values of other types are refused"

  @Test("has the fields, their rules and their labels")
  func converted() throws {
    let schema = try JSONSchema(
      Array(
        ##"""
        {
          "type": "object", "required": ["name", "extra"], "additionalProperties": false,
          "properties": {
            "name": {"type": "string", "title": "Name", "minLength": 2, "pattern": "^\\p{L}+$"},
            "tags": {"type": "array", "items": {"$ref": "#/$defs/tag"}, "uniqueItems": true, "maxItems": 3},
            "age": {"type": "integer", "minimum": 18},
            "odd.key": {"enum": ["a", null]}, "extra": {},
            "any": {"anyOf": [{"type": "string"}, {"type": "null"}]}
          },
          "$defs": {"tag": {"type": "string", "maxLength": 5}}
        }
        """##.utf8))
    let converted = schema.ruleDocument()
    #expect(
      converted.document.description
        == ##"{"unknownFields":"error","record":["required",{"type":"object"},{"requiredKeys":["extra"]}],"fields":{"name":{"label":"Name","rules":["required",{"type":"string"},{"length":{"min":2,"unit":"codePoints"}},{"matches":{"find":true,"pattern":"\\A[\\p{L}]+\\z"}}]},"tags":[{"type":"array"},{"count":{"max":3}},"unique"],"tags[]":["required",{"type":"string"},{"length":{"max":5,"unit":"codePoints"}}],"age":[{"type":"integer"},{"range":{"min":18}}],"[\"odd.key\"]":[{"oneOf":{"allowed":["a"]}}],"extra":[],"any":[]}}"##
    )
    #expect(
      converted.omissions.map(\.description) == [
        "#/properties/tags: \(Self.acceptsNull)",
        "#/properties/age: \(Self.acceptsNull)",
        "#/properties/any/anyOf: alternatives and conditions on the same value have no form in a rule document",
      ])
    let document = try RuleDocument(json: Array(converted.document.description.utf8))
    #expect(
      document.errors(in: try JSONNode.parse(Array(#"{"name":"Zoë","extra":1}"#.utf8))).map(\.code.rawValue)
        == [])
    #expect(
      document.errors(in: try JSONNode.parse(Array(#"{"name":"1","age":17}"#.utf8))).map(\.code.rawValue)
        == ["presence.missing", "length.tooShort", "format.mismatch", "range.tooSmall"])
  }

  @Test(
    "limits the number of members where only objects are allowed",
    arguments: [
      (
        #"{"type": "object", "properties": {"a": {"type": "object", "minProperties": 1, "maxProperties": 2}}}"#,
        #"{"record":["required",{"type":"object"}],"fields":{"a":[{"type":"object"},{"entryCount":{"min":1,"max":2}}]}}"#,
        ["#/properties/a: \(acceptsNull)"]
      ),
      (
        #"{"properties": {"a": {"minProperties": 1}}}"#, #"{"fields":{"a":[]}}"#,
        [
          "#/properties: \(refusesTypes)",
          "#/properties/a/minProperties: it has no form in a rule document",
        ]
      ),
    ] as [(String, String, [String])])
  func members(schema: String, document: String, omissions: [String]) throws {
    let converted = try JSONSchema(Array(schema.utf8)).ruleDocument()
    #expect(converted.document.description == document)
    #expect(converted.omissions.map(\.description) == omissions)
  }

  @Test(
    "is as strict as the schema, or lists where it is not",
    arguments: [
      // A member that can be null is there with null, too.
      (
        #"{"type":"object","required":["a","b"],"properties":{"a":{"type":["string","null"]},"b":{"type":"string"}}}"#,
        #"{"record":["required",{"type":"object"},{"requiredKeys":["a"]}],"fields":{"a":[{"type":"string"}],"b":["required",{"type":"string"}]}}"#,
        []
      ),
      (
        #"{"required":["a"],"properties":{"a":{"type":["string","null"]}}}"#,
        #"{"record":[{"requiredKeys":["a"]}],"fields":{"a":[{"type":"string"}]}}"#,
        ["#/properties: \(refusesTypes)", "#/required: \(refusesTypes)"]
      ),
      (
        #"{"type":"object","required":["a","b","c"],"properties":{"a":{"const":1},"b":{"enum":["x"]},"c":{"not":{"type":"null"}}}}"#,
        #"{"record":["required",{"type":"object"}],"fields":{"a":["required",{"equal":{"to":1}}],"b":["required",{"oneOf":{"allowed":["x"]}}],"c":["required"]}}"#,
        [
          "#/properties/c/not: alternatives and conditions on the same value have no form in a rule document"
        ]
      ),
      // A member of an object that can be absent is not required.
      (
        #"{"type":"object","properties":{"a":{"type":"object","required":["b"],"properties":{"b":{"type":"string"}}}}}"#,
        #"{"record":["required",{"type":"object"}],"fields":{"a":[{"type":"object"},{"requiredKeys":["b"]}],"a.b":[{"type":"string"}]}}"#,
        ["#/properties/a: \(acceptsNull)", "#/properties/a/properties/b: \(acceptsNull)"]
      ),
      (
        #"{"type":"object","properties":{"a":{"type":"null"},"b":{"const":null},"c":{"enum":[null]}}}"#,
        #"{"record":["required",{"type":"object"}],"fields":{"a":["absent"],"b":["absent"],"c":["absent"]}}"#,
        []
      ),
      (
        #"{"type":"object","properties":{"a":false}}"#,
        #"{"record":["required",{"type":"object"}],"fields":{"a":["absent"]}}"#,
        ["#/properties/a: \(acceptsNull)"]
      ),
      // A keyword passes values of other types, which a rule refuses.
      (
        #"{"type":"object","properties":{"a":{"pattern":"^a"},"b":{"minimum":1},"c":{"minItems":1},"d":{"items":{}},"e":{"properties":{"f":{}}}}}"#,
        #"{"record":["required",{"type":"object"}],"fields":{"a":[{"matches":{"find":true,"pattern":"\\Aa"}}],"b":[{"range":{"min":1}}],"c":[{"count":{"min":1}}],"d":[],"d[]":[],"e":[],"e.f":[]}}"#,
        [
          "#/properties/a/pattern: \(refusesTypes)", "#/properties/b/minimum: \(refusesTypes)",
          "#/properties/c/minItems: \(refusesTypes)", "#/properties/d/items: \(refusesTypes)",
          "#/properties/e/properties: \(refusesTypes)",
        ]
      ),
      (
        #"{"type":"object","properties":{"a":{"minLength":1,"allOf":[{"type":["string","null"]}]},"b":{"minLength":1,"enum":["x",null]}}}"#,
        #"{"record":["required",{"type":"object"}],"fields":{"a":[{"length":{"min":1,"unit":"codePoints"}},{"type":"string"}],"b":[{"oneOf":{"allowed":["x"]}},{"length":{"min":1,"unit":"codePoints"}}]}}"#,
        []
      ),
      // A record without other members has parts without other members.
      (
        #"{"type":"object","additionalProperties":false,"properties":{"a":{"type":["object","null"],"properties":{"b":{}}},"c":{"type":["object","null"],"additionalProperties":false,"properties":{"d":{}}}}}"#,
        #"{"unknownFields":"error","record":["required",{"type":"object"}],"fields":{"a":[{"type":"object"}],"a.b":[],"c":[{"type":"object"}],"c.d":[]}}"#,
        ["#/properties/a/properties: stricter: other members are refused, since the record refuses them"]
      ),
      (
        #"{"type":"object","additionalProperties":false,"patternProperties":{"^x":{}}}"#,
        #"{"record":["required",{"type":"object"}],"fields":{}}"#,
        [
          "#/patternProperties: it has no form in a rule document",
          "#/additionalProperties: it has no form in a rule document",
        ]
      ),
      (
        #"{"type":"object","properties":{"a":{"type":["array","null"],"prefixItems":[{}],"items":{"type":"string"}}}}"#,
        #"{"record":["required",{"type":"object"}],"fields":{"a":[{"type":"array"}],"a[0]":[]}}"#,
        ["#/properties/a/items: it has no form in a rule document"]
      ),
      (
        #"{"type":"object","dependentRequired":{"a":["b"]}}"#,
        #"{"record":["required",{"type":"object"}],"fields":{"b":[{"requiredWith":{"fields":["a"]}}]}}"#,
        [
          #"#/dependentRequired: "a" requires nothing if it is null"#,
          #"#/dependentRequired: stricter: "b" must not be null"#,
        ]
      ),
    ] as [(String, String, [String])])
  func differences(schema: String, document: String, omissions: [String]) throws {
    let converted = try JSONSchema(Array(schema.utf8)).ruleDocument()
    #expect(converted.document.description == document)
    #expect(converted.omissions.map(\.description) == omissions)
    #expect(
      converted.omissions.map { $0.effect == .stricter } == omissions.map { $0.contains(": stricter: ") })
    #expect(throws: Never.self) { try RuleDocument(json: Array(document.utf8)) }
  }
}
