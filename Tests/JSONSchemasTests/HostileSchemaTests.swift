import JSONSchemas
import JSONText
import RuleDocuments
import Testing
import ValidationCore

/// Schemas and values that would take for ever.
@Suite("Hostile schemas")
struct HostileSchemaTests {
  private func codes(_ schema: String, _ value: String, steps: Int = 100_000) throws -> [String] {
    var options = JSONSchema.Options()
    options.maximumSteps = steps
    let schema = try JSONSchema(Array(schema.utf8), options: options)
    let node = try JSONNode.parse(Array(value.utf8))
    let errors = schema.errors(in: node)
    #expect(schema.isValid(value: node) == errors.isEmpty)
    return errors.map(\.code.rawValue)
  }

  @Test("end: references that double at each step")
  func doubling() throws {
    let definitions = (0..<40).map {
      ##""d\##($0)":{"allOf":[{"$ref":"#/$defs/d\##($0 + 1)"},{"$ref":"#/$defs/d\##($0 + 1)"}]}"##
    }
    let schema =
      ##"{"$ref":"#/$defs/d0","$defs":{\##(definitions.joined(separator: ",")),"d40":{"minLength":1}}}"##
    #expect(try codes(schema, #""a""#) == ["record.tooComplex"])
  }

  @Test("end: alternatives that double at each step")
  func alternatives() throws {
    let definitions = (0..<30).map {
      ##""d\##($0)":{"anyOf":[{"$ref":"#/$defs/d\##($0 + 1)"},{"$ref":"#/$defs/d\##($0 + 1)"}]}"##
    }
    let schema = ##"{"$ref":"#/$defs/d0","$defs":{\##(definitions.joined(separator: ",")),"d30":false}}"##
    #expect(try codes(schema, "1") == ["record.tooComplex"])
  }

  @Test("end: a dynamic reference to the schema that it is in")
  func circle() throws {
    let schema = ##"{"$dynamicAnchor":"me","$dynamicRef":"#me"}"##
    #expect(try codes(schema, "1") == ["record.tooComplex"])
  }

  @Test("do not read a value that is too deep")
  func deepValue() throws {
    let schema = ##"{"items":{"$ref":"#"}}"##
    let deep = String(repeating: "[", count: 500) + String(repeating: "]", count: 500)
    #expect(try codes(schema, deep) == [])
  }

  @Test("match a pattern that explodes elsewhere in linear time")
  func pattern() throws {
    let text = "\"" + String(repeating: "a", count: 50_000) + "!\""
    #expect(try codes(#"{"pattern":"^(a+)+$"}"#, text) == ["format.mismatch"])
  }

  @Test("look up a long list of values, and tell long lists of elements apart")
  func size() throws {
    let values = (0..<20_000).map { "\"v\($0)\"" }.joined(separator: ",")
    #expect(try codes(#"{"items":{"enum":[\#(values)]},"uniqueItems":true}"#, "[\(values)]") == [])
  }

  @Test("compare objects within one another, whose members have the same name, in linear time")
  func repeatedNames() throws {
    func nested(_ innermost: String) -> String {
      (0..<60).reduce(innermost) { value, _ in #"{"a":\#(value.utf8.count % 7),"a":\#(value)}"# }
    }
    let schema = #"{"uniqueItems":true,"items":{"not":{"const":\#(nested("3"))}}}"#
    #expect(try codes(schema, "[\(nested("1")),\(nested("2"))]") == [])
    #expect(try codes(schema, "[\(nested("1")),\(nested("1.0"))]") == ["collection.repeated"])
  }

  /// A schema whose member `a` leads through definitions, each made from the number of the next.
  private func chain(_ count: Int, _ definition: (Int) -> String) throws -> JSONSchema {
    let definitions =
      (0..<count).map { #""d\#($0)":\#(definition($0 + 1))"# } + [#""d\#(count)":{"type":"string"}"#]
    return try JSONSchema(
      Array(
        ##"{"properties":{"a":{"$ref":"#/$defs/d0"}},"required":["a"],"$defs":{\##(definitions.joined(separator: ","))}}"##
          .utf8))
  }

  @Test("become a rule document and a form: long chains of references")
  func longChains() throws {
    for count in [2_000, 20_000] {
      let schema = try chain(count) { ##"{"$ref":"#/$defs/d\##($0)"}"## }
      let converted = schema.ruleDocument()
      #expect(converted.document.description == #"{"fields":{"a":["required",{"type":"string"}]}}"#)
      #expect(
        converted.omissions.map(\.description) == [
          "#/properties: stricter: values of other types are refused"
        ])
      #expect(schema.formAttributes().fields.map(\.path) == ["a"])
      #expect(try schema.errors(inJSON: #"{"a":1}"#.utf8).map(\.code.rawValue) == ["type.mismatch"])
    }
  }

  @Test(
    "become a rule document and a form: references that double at each step",
    arguments: ["allOf", "anyOf", "oneOf"])
  func webs(keyword: String) throws {
    let schema = try chain(40) {
      ##"{"\##(keyword)":[{"$ref":"#/$defs/d\##($0)"},{"$ref":"#/$defs/d\##($0)"}]}"##
    }
    // Every alternative refuses null.
    let rules = keyword == "allOf" ? #""required",{"type":"string"}"# : #""required""#
    #expect(schema.ruleDocument().document.description == #"{"fields":{"a":[\#(rules)]}}"#)
    #expect(schema.formAttributes().fields.map(\.path) == ["a"])
  }

  @Test("become a rule document and a form: objects in objects, deeper than a record can be")
  func depth() throws {
    let schema = try chain(2_000) { ##"{"properties":{"x":{"$ref":"#/$defs/d\##($0)"}}}"## }
    let converted = schema.ruleDocument()
    #expect(converted.document["fields"]?.object?.count == 511)
    #expect(converted.omissions.contains { $0.reason == "no record has parts so deep" })
    #expect(schema.formAttributes().fields.map(\.path.utf8.count) == [1_021])
    #expect(throws: Never.self) { try RuleDocument(json: Array(converted.document.description.utf8)) }
  }

  @Test("become a rule document and a form: members that double at each level")
  func members() throws {
    let schema = try chain(60) {
      ##"{"properties":{"x":{"$ref":"#/$defs/d\##($0)"},"y":{"$ref":"#/$defs/d\##($0)"}}}"##
    }
    let converted = schema.ruleDocument()
    #expect(converted.document["fields"]?.object?.count == 25_000)
    #expect(converted.omissions.contains { $0.reason == "the document would have too many fields" })
    #expect(!schema.formAttributes().fields.isEmpty)
  }
}
