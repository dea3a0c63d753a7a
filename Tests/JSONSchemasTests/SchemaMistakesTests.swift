import JSONSchemas
import Testing

/// What is wrong with a schema itself.
@Suite("Mistakes in a schema")
struct SchemaMistakesTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let schema: String
    let mistakes: [String]

    init(_ schema: String, _ mistakes: String...) { (self.schema, self.mistakes) = (schema, mistakes) }

    var testDescription: String { schema }
  }

  private static let rows: [Row] = [
    Row("{", #"schema.json:1:2: the text ends too early; expected a member name in double quotes or "}""#),
    Row(
      "{\"type\":\n \"strng\",\n \"minLength\": -1}",
      #"schema.json:2:2: /type: "strng" is not allowed here; expected one of [array, boolean, integer, null, number, object, string]"#,
      "schema.json:3:15: /minLength: -1 is too small; expected 0 or more"),
    Row(
      #"{"properties":{"a":1}}"#,
      "schema.json:1:20: /properties/a: the value is 1; expected boolean or object"),
    Row(
      ##"{"$ref":"#/$defs/a"}"##,
      ##"schema.json:1:9: /$ref: #/$defs/a refers to nothing; expected the JSON Pointer of a schema"##),
    Row(
      ##"{"$ref":"#b","$defs":{"x":{"$anchor":"a"}}}"##,
      ##"schema.json:1:9: /$ref: #b refers to "b", which no schema there is named; expected one of "a""##),
    Row(
      #"{"$ref":"https://example.com/x"}"#,
      "schema.json:1:9: /$ref: https://example.com/x refers to https://example.com/x, which is not known; "
        + "expected a schema that is part of the document, or a resolver that finds it"),
    Row(
      #"{"pattern":"a(b"}"#,
      #"schema.json:1:12: /pattern: the pattern "a(b" is not valid at character 4: a group is not closed; expected a regular expression of ECMA-262"#
    ),
    Row(
      ##"{"$defs":{"a":{"$ref":"#/$defs/b"},"b":{"allOf":[{"$ref":"#/$defs/a"}]}},"$ref":"#/$defs/a"}"##,
      "schema.json:1:50: /$defs/b/allOf/0: the schema refers to itself without reaching a part of the value; "
        + "expected a reference from within `properties`, `items` or another keyword for parts"),
    Row(
      #"{"$schema":"urn:localized-validation:schema","rules":["emial"]}"#,
      #"schema.json:1:54: /rules: unknown rule "emial" (at /0); expected the name of a rule; did you mean "email"?"#
    ),
  ]

  @Test("are reported with line, column, place and what was expected", arguments: rows)
  func reported(row: Row) {
    #expect {
      try JSONSchema(Array(row.schema.utf8))
    } throws: { error in
      let mistakes = (error as? SchemaMistakes)?.mistakes.map(\.description) ?? []
      #expect(mistakes == row.mistakes)
      return true
    }
  }

  @Test("that are only suspicious are warnings")
  func warnings() throws {
    let schema = try JSONSchema(Array(#"{"properties":{"a":{"minLenght":1,"x-order":2,"remark":""}}}"#.utf8))
    #expect(
      schema.warnings.map(\.description) == [
        #"schema.json:1:33: /properties/a/minLenght: warning: the keyword "minLenght" is not known and says nothing; did you mean "minLength"?"#
      ])
  }

  @Test(
    "that leave it without effect are warnings",
    arguments: [
      Row(#"{"nothing":1}"#, "schema.json:1:1: warning: no member is a keyword of JSON Schema"),
      Row(
        #"{"openapi":"3.1.0","info":{},"externalDocs":{}}"#,
        "schema.json:1:1: warning: no member is a keyword of JSON Schema; the document seems to be an OpenAPI description"
      ),
      Row(
        #"{"description":"","fields":{"a":["required"]}}"#,
        "schema.json:1:1: warning: no member is a keyword of JSON Schema; the document seems to be a rule document"
      ),
      Row("{}"), Row(#"{"title":""}"#), Row(#"{"fields":{},"type":"object"}"#),
      Row(#"{"$schema":"urn:localized-validation:schema","fields":{"a":["required"]}}"#),
      Row(
        #"{"type":"object","type":"array"}"#,
        #"schema.json:1:25: /type: warning: the member "type" is repeated, and only the last one counts"#),
      Row(
        #"{"properties":{"a":{},"b":{},"a":{}}}"#,
        #"schema.json:1:15: /properties: warning: the member "a" is repeated, and only the last one counts"#),
      Row(
        #"{"format":"emial"}"#,
        #"schema.json:1:11: /format: warning: the format "emial" is not known and says nothing; did you mean "email"?"#
      ),
    ])
  func withoutEffect(row: Row) throws {
    var options = JSONSchema.Options()
    options.formats = .asserted
    let schema = try JSONSchema(Array(row.schema.utf8), options: options)
    #expect(schema.warnings.map(\.description) == row.mistakes)
  }

  @Test("are those of a meta-schema of one's own, too")
  func metaSchema() {
    let resolver = JSONSchema.Resolver { uri in
      switch uri {
      case "urn:closed": Array(##"{"$id":"urn:closed","propertyNames":{"enum":["$schema","type"]}}"##.utf8)
      case "urn:broken": Array(##"{"$id":"urn:broken","pattern":"("}"##.utf8)
      default: nil
      }
    }
    #expect(throws: SchemaMistakes.self) {
      try JSONSchema(Array(#"{"$schema":"urn:closed","minimum":1}"#.utf8), resolving: resolver)
    }
    #expect {
      try JSONSchema(Array(#"{"$schema":"urn:broken"}"#.utf8), resolving: resolver)
    } throws: { error in
      "\(error)".hasPrefix("urn:broken:1:")
    }
    #expect(throws: SchemaMistakes.self) { try JSONSchema(Array(#"{"$schema":"urn:absent"}"#.utf8)) }
  }
}
