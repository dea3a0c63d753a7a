import JSONSchemas
import JSONText
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
  func depth() throws {
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
}
