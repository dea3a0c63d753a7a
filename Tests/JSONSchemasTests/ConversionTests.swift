import JSONSchemas
import JSONText
import RuleDocuments
import Testing
import ValidationCore

/// Schemas as rule documents.
@Suite("A schema as a rule document")
struct ConversionTests {
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
            "odd.key": {"enum": ["a", null]},
            "any": {"anyOf": [{"type": "string"}, {"type": "null"}]}
          },
          "$defs": {"tag": {"type": "string", "maxLength": 5}}
        }
        """##.utf8))
    let converted = schema.ruleDocument()
    #expect(
      converted.document.description
        == ##"{"unknownFields":"error","record":[{"type":"object"}],"fields":{"name":{"label":"Name","rules":["required",{"type":"string"},{"length":{"min":2,"unit":"codePoints"}},{"matches":{"find":true,"pattern":"\\A[\\p{L}]+\\z"}}]},"tags":[{"type":"array"},{"count":{"max":3}},"unique"],"tags[]":[{"type":"string"},{"length":{"max":5,"unit":"codePoints"}}],"age":[{"type":"integer"},{"range":{"min":18}}],"[\"odd.key\"]":[{"oneOf":{"allowed":["a"]}}],"any":[],"extra":["required"]}}"##
    )
    #expect(
      converted.omissions.map(\.description) == [
        "#/properties/any/anyOf: alternatives and conditions on the same value have no form in a rule document"
      ])
    let document = try RuleDocument(json: Array(converted.document.description.utf8))
    #expect(
      document.errors(in: try JSONNode.parse(Array(#"{"name":"Zoë","extra":1}"#.utf8))).map(\.code.rawValue)
        == [])
    #expect(
      document.errors(in: try JSONNode.parse(Array(#"{"name":"1","age":17}"#.utf8))).map(\.code.rawValue)
        == ["length.tooShort", "format.mismatch", "range.tooSmall", "presence.missing"])
  }

  @Test(
    "limits the number of members where only objects are allowed",
    arguments: [
      (
        #"{"type": "object", "properties": {"a": {"type": "object", "minProperties": 1, "maxProperties": 2}}}"#,
        #"{"record":[{"type":"object"}],"fields":{"a":[{"type":"object"},{"entryCount":{"min":1,"max":2}}]}}"#,
        []
      ),
      (
        #"{"properties": {"a": {"minProperties": 1}}}"#, #"{"fields":{"a":[]}}"#,
        ["#/properties/a/minProperties: it has no form in a rule document"]
      ),
    ] as [(String, String, [String])])
  func members(schema: String, document: String, omissions: [String]) throws {
    let converted = try JSONSchema(Array(schema.utf8)).ruleDocument()
    #expect(converted.document.description == document)
    #expect(converted.omissions.map(\.description) == omissions)
  }
}
