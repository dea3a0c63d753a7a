import JSONSchemas
import JSONText
import Testing
import ValidationCore

/// What each keyword reports: path, code, arguments and the keyword's place.
@Suite("Errors of a schema")
struct SchemaErrorsTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let schema: String
    let value: String
    let errors: [String]

    init(_ schema: String, _ value: String, _ errors: String...) {
      (self.schema, self.value, self.errors) = (schema, value, errors)
    }

    var testDescription: String { "\(schema) of \(value)" }
  }

  private static let keywords: [Row] = [
    Row(#"{"type":"string"}"#, "1", "#/type  type.mismatch(actual: number, expected: text)"),
    Row(#"{"type":["string","null"]}"#, "[]", "#/type  type.mismatch(actual: list, expected: text|null)"),
    Row(#"{"type":"integer"}"#, "1.5", "#/type  number.notInteger"),
    Row(#"{"type":"integer"}"#, "1.0"),
    Row(#"{"enum":["é",1,null]}"#, "\"e\u{301}\"", "#/enum  choice.notListed(allowed: [é, 1, null])"),
    Row(#"{"const":{"a":1,"b":[2.0]}}"#, #"{"b":[2],"a":1.0}"#),
    // Two names, of the same letters, and so two schemas.
    Row(
      #"{"properties":{"\#u{E9}":{"type":"string"},"e\#u{301}":{"type":"integer"}}}"#,
      #"{"\#u{E9}":1,"e\#u{301}":"x"}"#,
      "#/properties/\u{E9}/type \u{E9} type.mismatch(actual: number, expected: text)",
      "#/properties/e\u{301}/type e\u{301} type.mismatch(actual: text, expected: integer)"),
    Row(#"{"const":"中"}"#, #""文""#, "#/const  comparison.notEqual(expected: 中)"),
    Row(#"{"minLength":2}"#, #""👩‍👩‍👧""#),
    Row(
      #"{"maxLength":1}"#, "\"e\u{301}\"",
      "#/maxLength  length.tooLong(actual: 2, maximum: 1, unit: codePoints)"),
    Row(#"{"pattern":"^\\d+$"}"#, #""١٢""#, #"#/pattern  format.mismatch(pattern: ^\d+$)"#),
    Row(#"{"pattern":"^a$"}"#, #""a\n""#, "#/pattern  format.mismatch(pattern: ^a$)"),
    Row(#"{"minimum":0.1}"#, "0.09", "#/minimum  range.tooSmall(actual: 0.09, minimum: 0.1)"),
    Row(#"{"exclusiveMaximum":3}"#, "3.0", "#/exclusiveMaximum  range.notBelow(actual: 3, bound: 3)"),
    Row(#"{"multipleOf":0.01}"#, "19.99"),
    Row(#"{"minItems":1}"#, "[]", "#/minItems  count.tooFew(actual: 0, minimum: 1)"),
    Row(
      #"{"uniqueItems":true}"#, "[1,[true],1.0]",
      "#/uniqueItems [2] collection.repeated(original: 1, position: 3)"),
    Row(
      #"{"prefixItems":[true],"items":false}"#, "[1,2]", "#/items  count.tooMany(actual: 2, maximum: 1)"),
    Row(
      #"{"items":{"type":"string"}}"#, #"["a",null]"#,
      "#/items/type [1] type.mismatch(actual: null, expected: text)"),
    Row(
      #"{"contains":{"const":"pt"}}"#, #"["ar"]"#, "#/contains  collection.elementMissing(expected: pt)"),
    Row(
      #"{"contains":{"type":"string"},"minContains":2}"#, #"["ar",1]"#,
      "#/minContains  collection.tooFewMatching(actual: 1, minimum: 2)"),
    Row(
      #"{"contains":true,"maxContains":1}"#, "[1,2]",
      "#/maxContains  collection.tooManyMatching(actual: 2, maximum: 1)"),
    Row(#"{"required":["a","ب"]}"#, #"{"a":null}"#, "#/required ب presence.missing"),
    Row(
      #"{"properties":{"email":true},"additionalProperties":false}"#, #"{"emial":1}"#,
      "#/additionalProperties emial presence.misspelled(nearest: email)"),
    Row(
      #"{"properties":{"a":{"properties":{"b":false}}}}"#, #"{"a":{"b":1}}"#,
      "#/properties/a/properties/b a.b presence.unexpected"),
    Row(
      #"{"dependentRequired":{"card":["name"]}}"#, #"{"card":1}"#,
      "#/dependentRequired name fields.requiredWith(others: [field.card])"),
    Row(#"{"propertyNames":{"maxLength":1}}"#, #"{"ab":1}"#, "#/propertyNames ab fields.nameNotAllowed"),
    Row(
      #"{"allOf":[{"properties":{"name":true}}],"unevaluatedProperties":false}"#, #"{"name":1,"الاسم":2}"#,
      "#/unevaluatedProperties الاسم presence.unknown"),
    Row(#"{"not":{"required":["x"]}}"#, #"{"x":1}"#, "#/not x presence.unexpected"),
    Row(#"{"not":{"enum":["root"]}}"#, #""root""#, "#/not  choice.forbidden(forbidden: [root])"),
    Row(
      #"{"if":{"properties":{"kind":{"const":"a"}}},"then":{"required":["b"]}}"#, #"{"kind":"a"}"#,
      "#/then/required b presence.missing"),
    Row(
      ##"{"$defs":{"n":{"minimum":1}},"properties":{"a":{"$ref":"#/$defs/n"}}}"##, #"{"a":0}"#,
      "#/$defs/n/minimum a range.tooSmall(actual: 0, minimum: 1)"),
    Row("false", "1", "#  notAllowed"),
  ]

  @Test("name the keyword, the place and the facts", arguments: keywords)
  func keywordErrors(row: Row) throws {
    let schema = try JSONSchema(Array(row.schema.utf8))
    let findings = try schema.findings(inJSON: Array(row.value.utf8))
    #expect(findings.map(\.shown) == row.errors)
    #expect(schema.isValid(value: try JSONNode.parse(Array(row.value.utf8))) == row.errors.isEmpty)
  }

  private static let alternatives: [Row] = [
    // One of several types.
    Row(
      #"{"anyOf":[{"type":"string"},{"type":"number"}]}"#, "[]",
      "#/anyOf  type.mismatch(actual: list, expected: text|number)"),
    // The values of all alternatives.
    Row(
      #"{"oneOf":[{"const":"a"},{"enum":["b","c"]}]}"#, #""d""#,
      "#/oneOf  choice.notListed(allowed: [a, b, c])"),
    // Null beside values: the reader is told of the values.
    Row(
      #"{"anyOf":[{"type":"null"},{"type":"string","minLength":3}]}"#, #""ab""#,
      "#/anyOf/1/minLength  length.tooShort(actual: 2, minimum: 3, unit: codePoints)"),
    Row(
      #"{"anyOf":[{"required":["email"]},{"required":["phone"]}]}"#, "{}",
      "#/anyOf  fields.noneGiven(fields: [field.email, field.phone])"),
    Row(
      #"{"oneOf":[{"required":["email"]},{"required":["phone"]}]}"#, #"{"email":1,"phone":2}"#,
      "#/oneOf  fields.severalGiven(fields: [field.email, field.phone], given: [field.email, field.phone])"),
    Row(#"{"oneOf":[{"minimum":1},{"minimum":2}]}"#, "3", "#/oneOf  choice.ambiguous"),
    // The alternative that a member names.
    Row(
      """
      {"oneOf":[{"properties":{"kind":{"const":"card"},"number":{"minLength":12}},"required":["kind"]},\
      {"properties":{"kind":{"const":"bank"},"iban":{"minLength":15}},"required":["kind","iban"]}]}
      """, #"{"kind":"bank"}"#, "#/oneOf/1/required iban presence.missing"),
    // A member that names none of them.
    Row(
      #"{"oneOf":[{"properties":{"k":{"const":"a"}}},{"properties":{"k":{"const":"b"}}}]}"#, #"{"k":"c"}"#,
      "#/oneOf k choice.notListed(allowed: [a, b])"),
    // The one with the fewest faults.
    Row(
      """
      {"anyOf":[{"type":"object","required":["a","b","c"]},{"type":"object","required":["a","d"]}]}
      """, #"{"a":1}"#, "#/anyOf/1/required d presence.missing"),
  ]

  @Test("of alternatives tell what came nearest", arguments: alternatives)
  func alternativeErrors(row: Row) throws {
    let schema = try JSONSchema(Array(row.schema.utf8))
    #expect(try schema.findings(inJSON: Array(row.value.utf8)).map(\.shown) == row.errors)
  }

  private static let messages: [(schema: String, value: String, messages: [String?])] = [
    (##"{"minLength":2,"errorMessage":"Too short"}"##, #""x""#, ["Too short"]),
    (
      ##"{"minLength":3,"pattern":"^a","errorMessage":{"pattern":"Begin with a"}}"##, #""x""#,
      [nil, "Begin with a"]
    ),
    (
      ##"{"required":["a","b"],"errorMessage":{"required":{"a":"Give a"},"_":"All others"}}"##, "{}",
      ["Give a", "All others"]
    ),
    // Those of a member, for all that is found within it; the innermost message counts.
    (
      ##"{"properties":{"a":{"minimum":2},"b":{"minimum":2,"errorMessage":"Own"}},"errorMessage":{"properties":{"a":"Of a","b":"Of b"}}}"##,
      #"{"a":1,"b":1}"#, ["Of a", "Own"]
    ),
    (
      ##"{"oneOf":[{"type":"object","required":["a"],"errorMessage":"Inner"},{"type":"string"}],"errorMessage":{"oneOf":"Outer"}}"##,
      "{}", ["Inner"]
    ),
    (##"{"minLength":2,"errorMessage":{"minLength":{"pt":"Curto","en":"Short"}}}"##, #""x""#, ["Short"]),
  ]

  @Test("have the messages of the schema", arguments: messages)
  func ownMessages(schema: String, value: String, messages: [String?]) throws {
    let errors = try JSONSchema(Array(schema.utf8)).errors(inJSON: Array(value.utf8))
    #expect(errors.map(\.message) == messages.map { $0.map { .key($0) } })
  }

  @Test("have messages in several languages for a layer of the catalogs")
  func messagesByLanguage() throws {
    let schema = try JSONSchema(
      Array(##"{"errorMessage":{"_":{"pt":"Curto","en":"Short"},"type":"Text"}}"##.utf8))
    #expect(schema.messages == ["pt": ["Short": "Curto"], "en": ["Short": "Short"]])
  }
}

extension SchemaFinding {
  /// The keyword, the path, and the code with its arguments.
  var shown: String {
    let arguments = error.arguments.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
    let facts = arguments.isEmpty ? "" : "(\(arguments.joined(separator: ", ")))"
    return "\(absoluteKeywordLocation) \(error.path) \(error.code.rawValue)\(facts)"
  }
}
