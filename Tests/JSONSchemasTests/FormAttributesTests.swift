import JSONSchemas
import RuleDocuments
import Testing

@Suite("Attributes of HTML of a schema") struct SchemaFormTests {
  private static func form(_ schema: String, asserts: Bool = true, emptyIsAbsent: Bool = true) throws
    -> [String]
  {
    var options = JSONSchema.Options()
    if asserts { options.formats = .asserted }
    return try JSONSchema(schema.utf8, options: options).formAttributes(emptyIsAbsent: emptyIsAbsent).fields
      .map { "\($0.path): \($0.attributes)" }
  }

  @Test(
    "say what the keywords of a property say",
    arguments: [
      (
        #"{"properties":{"n":{"type":"string","minLength":2,"maxLength":5}},"required":["n"]}"#,
        [#"n: dir="auto" required minlength="2" maxlength="10""#]
      ),
      (
        #"{"properties":{"n":{"type":["string","null"],"pattern":"^[a-z/]+$"}},"required":["n"]}"#,
        [#"n: dir="auto" pattern="[a-z\/]+""#]
      ),
      (
        ##"{"properties":{"n":{"$ref":"#/$defs/q"}},"$defs":{"q":{"type":"integer","minimum":1,"maximum":99}}}"##,
        [#"n: type="number" inputmode="numeric" min="1" max="99" step="1""#]
      ),
      (
        #"{"allOf":[{"properties":{"e":{"format":"email"}}},{"required":["e"],"properties":{"e":{"minLength":6}}}]}"#,
        [#"e: inputmode="email" autocomplete="email" dir="auto" required minlength="6""#]
      ),
      // A member of an object that may be absent, and an element, need not be filled in.
      (
        #"{"required":["b"],"properties":{"a":{"required":["c"],"properties":{"c":{}}},"b":{"required":["c"],"properties":{"c":{}}}}}"#,
        [#"a.c: dir="auto""#, #"b.c: dir="auto" required"#]
      ),
      (
        #"{"properties":{"l":{"type":"array","minItems":1,"items":{"type":"object","required":["x"],"properties":{"x":{"type":"number"}}}}}}"#,
        [#"l[].x: type="number" step="any""#]
      ),
      (
        #"{"properties":{"p":{"type":"string","contentMediaType":"image/png","contentEncoding":"base64"},"no":false,"b":{"type":"boolean"}},"required":["b"]}"#,
        [#"p: type="file" accept="image/png""#, #"b: type="checkbox""#]
      ),
      // Alternatives do not hold for every value.
      (#"{"properties":{"a":{"anyOf":[{"minLength":3},{"type":"null"}]}}}"#, [#"a: dir="auto""#]),
      (
        ##"{"properties":{"a":{"properties":{"a":{"$ref":"#/properties/a"}}}}}"##,
        [#"a.a: dir="auto""#]
      ),
    ])
  func keywords(schema: String, fields: [String]) throws { #expect(try Self.form(schema) == fields) }

  @Test("leave out a format that is not asserted, and require what must not be empty")
  func options() throws {
    let schema = #"{"required":["a","b"],"properties":{"a":{"format":"email"},"b":{"enum":["x"]}}}"#
    #expect(
      try Self.form(schema, asserts: false, emptyIsAbsent: false) == [
        #"a: dir="auto""#, #"b: dir="auto" required"#,
      ])
  }
}
