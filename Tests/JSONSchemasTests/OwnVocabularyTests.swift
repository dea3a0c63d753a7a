import JSONSchemas
import JSONText
import RuleDocuments
import Testing
import ValidationCore

/// The keywords `rules` and `fields`.
@Suite("Rules as keywords of a schema")
struct OwnVocabularyTests {
  private let schema = """
    {
      "$schema": "urn:localized-validation:schema",
      "type": "object",
      "properties": {
        "name": {"type": "string", "title": "Nome", "rules": ["noBidiControls", {"length": {"max": 3}}]},
        "country": {"type": "string"}
      },
      "fields": {"confirmation": [{"sameAs": "name"}], "taxNumber": {"rules": ["required"], "when": {"field": "country", "equals": "BR"}}}
    }
    """

  @Test("apply to values and to the fields of an object")
  func apply() throws {
    let schema = try JSONSchema(Array(schema.utf8))
    let record = Array(#"{"name":"👩‍👩‍👧‍👦é\u202Ea","confirmation":"x","country":"BR"}"#.utf8)
    #expect(
      try schema.findings(inJSON: record).map(\.shown)
        == [
          "#/properties/name/rules name unicode.bidiControl(character: U+202E)",
          "#/properties/name/rules name length.tooLong(actual: 4, maximum: 3, unit: graphemes)",
          "#/fields confirmation comparison.differs(other: field.name)",
          "#/fields taxNumber presence.missing",
        ])
  }

  @Test("say nothing in a schema of the standard")
  func standard() throws {
    let schema = try JSONSchema(Array(#"{"rules":["email"],"fields":{"a":["required"]}}"#.utf8))
    #expect(schema.errors(in: JSONNode(.string("x"))) == [])
  }

  @Test("make the schema of a rule document exact")
  func exact() throws {
    let rules = Array(#"{"fields":{"a":["required",{"length":{"max":2}}],"b":[{"sameAs":"a"}]}}"#.utf8)
    let written = try RuleDocument.schema(json: rules, hasOwnVocabulary: true)
    #expect(written.omissions == [])
    let schema = try JSONSchema(Array(written.schema.description.utf8))
    let document = try RuleDocument(json: rules)
    for record in [#"{}"#, #"{"a":"xyz"}"#, #"{"a":"👍🏽👍🏽","b":"👍🏽👍🏽"}"#, #"{"a":"x","b":"y"}"#, #"{"a":null}"#] {
      let node = try JSONNode.parse(Array(record.utf8))
      #expect(schema.isValid(value: node) == document.isValid(value: node), "\(record)")
    }
  }
}
