import Foundation
import JSONSchemas
import JSONText
import Testing

/// The verdict reads compiled schemas; the report reads them keyword by keyword, and is the reference for it.
@Suite(
  "The verdict of a schema",
  .enabled(if: OfficialSuite.isPresent, "NOT RUN: the test suite of JSON Schema is missing"))
struct VerdictTests {
  /// How many values of a file each of its schemas is tried with.
  private static let mostValues = 60

  @Test(
    "is that of the report, for each schema and each value of a file",
    arguments: ["draft7", "draft2019-09", "draft2020-12"])
  func agrees(draft: String) throws {
    var (tried, refused) = (0, 0)
    for file in OfficialSuite.files(of: draft) where !file.hasPrefix("optional/format/") {
      var options = JSONSchema.Options()
      options.draft = OfficialSuite.draft(draft)
      let cases = try OfficialSuite.cases(in: file, of: draft)
      var schemas: [String: JSONSchema] = [:]
      for test in cases where schemas[test.schema.description] == nil {
        let text = test.schema.description
        let schema = try? JSONSchema(Data(text.utf8), options: options, resolving: OfficialSuite.remotes)
        guard let schema else { continue }
        schemas[text] = schema
        for other in cases.prefix(Self.mostValues) {
          let (slow, found) = (schema.slowFindings(in: other.value), schema.errors(in: other.value))
          let name = "\(draft)/\(file): \(test.group): \(other.value)"
          #expect(schema.isValid(value: other.value) == slow.isEmpty, "\(name): \(slow)")
          #expect(found == slow.map(\.error), "\(name)")
          tried += 1
          if !slow.isEmpty { refused += 1 }
        }
      }
    }
    #expect(tried > 10_000 && refused > 3_000)
  }

  /// What the members of an object tell about alternatives, and what kinds of values tell.
  @Test(
    "chooses among alternatives as the report does",
    arguments: [
      #"{"oneOf":[{"required":["a"]},{"required":["é"]},{"properties":{"x":{"const":"構"}},"required":["x"]}]}"#,
      #"{"anyOf":[{"properties":{"a":{"enum":["1","2"]}},"additionalProperties":false},{"required":["x","a"]}]}"#,
      #"{"oneOf":[{"properties":{"a":{"const":"1"}}},{"properties":{"a":{"const":"2"}}},{"type":"integer"}]}"#,
      ##"{"anyOf":[{"$ref":"#/definitions/b"},{"type":["null","string"]}],"definitions":{"b":{"allOf":[{"required":["a"]},{"properties":{"a":{"enum":["1",2]}}}]}}}"##,
      #"{"not":{"anyOf":[{"required":["a"]},{"type":"boolean"}]}}"#,
      #"{"if":{"type":"object"},"then":{"minProperties":1},"else":{"type":["string","number"]}}"#,
      #"{"oneOf":[{"type":"number"},{"type":"integer"},{"type":"string","minLength":2,"maxLength":3}]}"#,
      #"{"propertyNames":{"pattern":"^[ax]"},"patternProperties":{"^a$":{"type":"string"},"x":false}}"#,
      #"{"dependencies":{"a":["x"],"x":{"properties":{"a":{"const":"1"}}}},"minProperties":1}"#,
    ])
  func chooses(text: String) throws {
    var options = JSONSchema.Options()
    options.draft = .draft7
    let schema = try JSONSchema(Data(text.utf8), options: options)
    let values = [
      "null", "true", "1", "1.0", "1.5", #""""#, #""é""#, #""構築""#, #""\uD83D\uDE00\uD83D\uDE00""#,
      #""abcd""#, "[]",
      "{}", #"{"a":"1"}"#, #"{"a":"2"}"#, #"{"a":2}"#, #"{"a":"1","x":"構"}"#, #"{"x":"構"}"#, #"{"é":1}"#,
      #"{"e\u0301":1}"#, #"{"a":"1","é":null}"#, #"{"a":"3","a":"1"}"#, #"{"a":"1","a":"3"}"#, #"{"b":"1"}"#,
      #"{"a":"1","b":"1"}"#, #"{"x":"構","x":"x"}"#,
    ]
    for value in values {
      let node = try JSONNode.parse(Data(value.utf8))
      let slow = schema.slowFindings(in: node).map(\.error)
      #expect(schema.isValid(value: node) == slow.isEmpty, "\(value): \(slow)")
      #expect(schema.errors(in: node) == slow, "\(value)")
    }
  }
}
