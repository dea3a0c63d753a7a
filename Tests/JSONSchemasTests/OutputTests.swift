import JSONSchemas
import JSONText
import Testing
import ValidationCore

@testable import JSONSchemas

/// Whole outputs in the formats of the specification.
@Suite("Outputs of a schema")
struct OutputTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let format: JSONSchema.OutputFormat
    let schema: String
    let value: String
    let output: String

    init(_ format: JSONSchema.OutputFormat, _ schema: String, _ value: String, _ output: String) {
      (self.format, self.schema, self.value, self.output) = (format, schema, value, output)
    }

    var testDescription: String { "\(format) of \(schema) for \(value)" }
  }

  /// The example of the specification (2020-12 core, section 12.4).
  private static let polygon = #"""
    {"$id":"https://example.com/polygon","$defs":{"point":{"type":"object","properties":{"x":{"type":"number"},\#
    "y":{"type":"number"}},"additionalProperties":false,"required":["x","y"]}},"type":"array",\#
    "items":{"$ref":"#/$defs/point"},"minItems":3}
    """#

  private static let rows: [Row] = [
    Row(.flag, #"{"type":"string"}"#, "1", #"{"valid":false}"#),
    Row(.flag, #"{"type":"string"}"#, #""ا""#, #"{"valid":true}"#),
    Row(
      .basic, polygon, #"[{"x":2.5,"y":1.3},{"x":1,"z":6.7}]"#,
      #"""
      {"valid":false,"keywordLocation":"","absoluteKeywordLocation":"https://example.com/polygon#","instanceLocation":"","errors":[\#
      {"valid":false,"keywordLocation":"/minItems","absoluteKeywordLocation":"https://example.com/polygon#/minItems",\#
      "instanceLocation":"","error":"count.tooFew"},\#
      {"valid":false,"keywordLocation":"/items/$ref/required",\#
      "absoluteKeywordLocation":"https://example.com/polygon#/$defs/point/required","instanceLocation":"/1",\#
      "error":"presence.missing"},\#
      {"valid":false,"keywordLocation":"/items/$ref/additionalProperties",\#
      "absoluteKeywordLocation":"https://example.com/polygon#/$defs/point/additionalProperties","instanceLocation":"/1/z",\#
      "error":"presence.misspelled"}]}
      """#),
    Row(
      .detailed, polygon, #"[{"x":2.5,"y":1.3},{"x":1,"z":6.7}]"#,
      #"""
      {"valid":false,"keywordLocation":"","absoluteKeywordLocation":"https://example.com/polygon#","instanceLocation":"","errors":[\#
      {"valid":false,"keywordLocation":"/minItems","absoluteKeywordLocation":"https://example.com/polygon#/minItems",\#
      "instanceLocation":"","error":"count.tooFew"},\#
      {"valid":false,"keywordLocation":"/items/$ref","absoluteKeywordLocation":"https://example.com/polygon#/$defs/point",\#
      "instanceLocation":"/1","errors":[\#
      {"valid":false,"keywordLocation":"/items/$ref/required",\#
      "absoluteKeywordLocation":"https://example.com/polygon#/$defs/point/required","instanceLocation":"/1",\#
      "error":"presence.missing"},\#
      {"valid":false,"keywordLocation":"/items/$ref/additionalProperties",\#
      "absoluteKeywordLocation":"https://example.com/polygon#/$defs/point/additionalProperties","instanceLocation":"/1/z",\#
      "error":"presence.misspelled"}]}]}
      """#),
    Row(
      .verbose, #"{"type":"object","properties":{"a":{"minLength":2},"b":true},"not":{"required":["b"]}}"#,
      #"{"a":"x"}"#,
      #"""
      {"valid":false,"keywordLocation":"","instanceLocation":"","errors":[\#
      {"valid":true,"keywordLocation":"/type","instanceLocation":""},\#
      {"valid":true,"keywordLocation":"/not","instanceLocation":"","annotations":[\#
      {"valid":false,"keywordLocation":"/not","instanceLocation":"","errors":[\#
      {"valid":false,"keywordLocation":"/not/required","instanceLocation":"","error":"presence.missing"}]}]},\#
      {"valid":false,"keywordLocation":"/properties","instanceLocation":"","errors":[\#
      {"valid":false,"keywordLocation":"/properties/a","instanceLocation":"/a","errors":[\#
      {"valid":false,"keywordLocation":"/properties/a/minLength","instanceLocation":"/a","error":"length.tooShort"}]}]}]}
      """#),
    // All alternatives are told, and first what they have in common.
    Row(
      .basic, #"{"anyOf":[{"type":"string"},{"type":"number"}]}"#, "[]",
      #"""
      {"valid":false,"keywordLocation":"","instanceLocation":"","errors":[\#
      {"valid":false,"keywordLocation":"/anyOf","instanceLocation":"","error":"type.mismatch"},\#
      {"valid":false,"keywordLocation":"/anyOf/0/type","instanceLocation":"","error":"type.mismatch"},\#
      {"valid":false,"keywordLocation":"/anyOf/1/type","instanceLocation":"","error":"type.mismatch"}]}
      """#),
    Row(
      .basic, #"{"oneOf":[{"minimum":1},{"maximum":9},{"const":20}]}"#, "5",
      #"""
      {"valid":false,"keywordLocation":"","instanceLocation":"","errors":[\#
      {"valid":false,"keywordLocation":"/oneOf","instanceLocation":"","error":"choice.ambiguous"}]}
      """#),
    // A keyword that several members do not meet has a unit for each.
    Row(
      .basic, #"{"required":["ключ","b"]}"#, "{}",
      #"""
      {"valid":false,"keywordLocation":"","instanceLocation":"","errors":[\#
      {"valid":false,"keywordLocation":"/required","instanceLocation":"","error":"presence.missing"},\#
      {"valid":false,"keywordLocation":"/required","instanceLocation":"","error":"presence.missing"}]}
      """#),
    Row(
      .basic, #"{"propertyNames":{"pattern":"^[a-z]+$"}}"#, #"{"a":1,"Ä/ö":2}"#,
      #"""
      {"valid":false,"keywordLocation":"","instanceLocation":"","errors":[\#
      {"valid":false,"keywordLocation":"/propertyNames","instanceLocation":"/Ä~1ö","error":"fields.nameNotAllowed"}]}
      """#),
    // The fragment of a URI has some characters in percent-encoded form only.
    Row(
      .basic, #"{"$id":"urn:example:1","patternProperties":{"^ü ":{"type":"null"}}}"#, #"{"ü x":1}"#,
      #"""
      {"valid":false,"keywordLocation":"","absoluteKeywordLocation":"urn:example:1#","instanceLocation":"","errors":[\#
      {"valid":false,"keywordLocation":"/patternProperties/^ü /type",\#
      "absoluteKeywordLocation":"urn:example:1#/patternProperties/%5E%C3%BC%20/type","instanceLocation":"/ü x",\#
      "error":"type.mismatch"}]}
      """#),
    // Annotations of schemas that refuse the value do not count.
    Row(
      .basic,
      #"{"title":"T","anyOf":[{"title":"no","type":"null"},{"description":"d"}],"not":{"title":"no","type":"null"}}"#,
      #""x""#,
      #"""
      {"valid":true,"keywordLocation":"","instanceLocation":"","annotations":[\#
      {"valid":true,"keywordLocation":"/anyOf/1/description","instanceLocation":"","annotation":"d"},\#
      {"valid":true,"keywordLocation":"/title","instanceLocation":"","annotation":"T"}]}
      """#),
    Row(
      .basic,
      #"{"if":{"title":"yes","const":1},"then":{"title":"then"},"else":{"title":"else"},"x-own":[1],"$comment":"c"}"#,
      "2",
      #"""
      {"valid":true,"keywordLocation":"","instanceLocation":"","annotations":[\#
      {"valid":true,"keywordLocation":"/else/title","instanceLocation":"","annotation":"else"},\#
      {"valid":true,"keywordLocation":"/x-own","instanceLocation":"","annotation":[1]}]}
      """#),
    Row(
      .basic,
      #"{"properties":{"a":true},"patternProperties":{"^b":true},"unevaluatedProperties":{"type":"number"}}"#,
      #"{"a":1,"b":2,"c":3}"#,
      #"""
      {"valid":true,"keywordLocation":"","instanceLocation":"","annotations":[\#
      {"valid":true,"keywordLocation":"/properties","instanceLocation":"","annotation":["a"]},\#
      {"valid":true,"keywordLocation":"/patternProperties","instanceLocation":"","annotation":["b"]},\#
      {"valid":true,"keywordLocation":"/unevaluatedProperties","instanceLocation":"","annotation":["c"]}]}
      """#),
    Row(
      .basic, #"{"prefixItems":[true],"contains":{"type":"string"},"unevaluatedItems":{"type":"number"}}"#,
      #"[1,"a",2]"#,
      #"""
      {"valid":true,"keywordLocation":"","instanceLocation":"","annotations":[\#
      {"valid":true,"keywordLocation":"/prefixItems","instanceLocation":"","annotation":0},\#
      {"valid":true,"keywordLocation":"/contains","instanceLocation":"","annotation":[1]},\#
      {"valid":true,"keywordLocation":"/unevaluatedItems","instanceLocation":"","annotation":true}]}
      """#),
    Row(
      .basic, #"{"contentMediaType":"image/png","format":"email"}"#, "1",
      #"""
      {"valid":true,"keywordLocation":"","instanceLocation":"","annotations":[\#
      {"valid":true,"keywordLocation":"/format","instanceLocation":"","annotation":"email"}]}
      """#),
    Row(
      .detailed, #"{"items":{"properties":{"a":{"title":"A"},"b":{"title":"B"}}}}"#, #"[{"a":1,"b":2}]"#,
      #"""
      {"valid":true,"keywordLocation":"","instanceLocation":"","annotations":[\#
      {"valid":true,"keywordLocation":"/items","instanceLocation":"","annotation":true,"annotations":[\#
      {"valid":true,"keywordLocation":"/items/properties","instanceLocation":"/0","annotation":["a","b"],"annotations":[\#
      {"valid":true,"keywordLocation":"/items/properties/a/title","instanceLocation":"/0/a","annotation":"A"},\#
      {"valid":true,"keywordLocation":"/items/properties/b/title","instanceLocation":"/0/b","annotation":"B"}]}]}]}
      """#),
    Row(
      .basic, "false", "null",
      #"""
      {"valid":false,"keywordLocation":"","instanceLocation":"","errors":[\#
      {"valid":false,"keywordLocation":"","instanceLocation":"","error":"notAllowed"}]}
      """#),
  ]

  @Test("say where each keyword is, and where the value", arguments: rows)
  func output(row: Row) throws {
    let schema = try JSONSchema(row.schema.utf8)
    let output = schema.output(of: try JSONNode.parse(row.value.utf8), as: row.format) { $0.code.rawValue }
    #expect(output.description == row.output)
  }

  @Test("have the schema's own messages and labels")
  func messages() throws {
    let schema = try JSONSchema(
      #"""
      {"properties": {"n": {"title": "Nome", "minLength": 2, "errorMessage": "curto"}},
       "required": ["n"], "errorMessage": {"required": {"n": "falta"}}}
      """#.utf8)
    func sentences(_ value: String) throws -> [String] {
      let output = schema.output(of: try JSONNode.parse(value.utf8), as: .basic) { error in
        "\(error.labels?.label(of: error.path) ?? "") \(error.message.map { "\($0)" } ?? "")"
      }
      return output["errors"]?.array?.compactMap { $0["error"]?.string } ?? []
    }
    #expect(try sentences(#"{"n": "x"}"#) == [#"Nome key("curto")"#])
    #expect(try sentences("{}") == [#"Nome key("falta")"#])
  }

  @Test("end for hostile schemas and deep values")
  func hostile() throws {
    let web = (0..<40).map { step in
      let next = "{\"$ref\":\"#/$defs/s\(step + 1)\"}"
      return "\"s\(step)\":{\"allOf\":[\(next),\(next)]}"
    }
    var options = JSONSchema.Options()
    options.maximumSteps = 100_000
    let json =
      "{\"$ref\":\"#/$defs/s0\",\"$defs\":{\(web.joined(separator: ",")),\"s40\":{\"title\":\"t\",\"minLength\":1}}}"
    let schema = try JSONSchema(json.utf8, options: options)
    for format in JSONSchema.OutputFormat.allCases {
      let output = schema.output(of: .text("x"), as: format) { $0.code.rawValue }
      #expect(output["valid"]?.bool == false)
      #expect(format == .flag || output["error"]?.string == "record.tooComplex")
    }
    let deep = try JSONSchema(##"{"items": {"$ref": "#"}, "title": "t", "type": "array"}"##.utf8)
    let value = String(repeating: "[", count: 300) + String(repeating: "]", count: 300)
    for format in JSONSchema.OutputFormat.allCases {
      let output = deep.output(of: try JSONNode.parse(value.utf8), as: format) { $0.code.rawValue }
      #expect(output["valid"]?.bool == true)
    }
  }
}
