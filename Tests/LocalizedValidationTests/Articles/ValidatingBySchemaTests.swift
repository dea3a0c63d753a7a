import Foundation
import LocalizedValidation
import Testing

/// The examples of the article `ValidatingBySchema`.
@Suite("The article on JSON Schema")
struct JSONSchemaArticleTests {
  @Test("tells a reader what is wrong by a schema")
  func order() throws {
    expectShown(
      try printed(SchemaExamples.order),
      """
      /required O campo “Itens” é obrigatório
      /properties/customer/required O campo “Nome” é obrigatório
      /additionalProperties O campo “itens” não é reconhecido; você quis dizer “items”?
      /properties/payment/oneOf/0/required O campo “Número do cartão” é obrigatório
      """
    )
  }

  @Test("finds other documents by a resolver")
  func resolver() throws {
    expectShown(
      try printed(SchemaExamples.references),
      """
      [home.city]
      """
    )
  }

  @Test("reads a small one, as the README shows")
  func readme() throws {
    expectShown(
      try printed(SchemaExamples.readme),
      """
      ["O campo “Nome” deve ter pelo menos 2 caracteres"]
      """
    )
  }

  @Test("gives the output formats of the specification")
  func output() throws {
    expectShown(
      try printed(SchemaExamples.output),
      """
      /properties/home/$ref/properties/city/minLength
      #/$defs/address/properties/city/minLength
      O campo “Cidade” deve ter pelo menos 2 caracteres
      """
    )
  }

  @Test("gives the attributes of HTML")
  func form() throws {
    expectShown(
      try printed(SchemaExamples.form),
      """
      <input name="email" inputmode="email" autocomplete="email" dir="auto" required>
      <input name="nickname" dir="auto" minlength="2" maxlength="20">
      <input name="age" type="number" inputmode="numeric" required min="13" max="120" step="1">
      """
    )
  }

  @Test("has rules as keywords")
  func rules() throws {
    let schema = try JSONSchema(SchemaExamples.rules)
    let record = Data(#"{"name": "a\u202Eb", "password": "x", "confirmation": "y"}"#.utf8)
    #expect(
      try schema.errors(inJSON: record).map(\.code.rawValue) == ["unicode.bidiControl", "comparison.differs"])
  }
}

private enum SchemaExamples {
  static let json = Data(
    #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "type": "object",
      "required": ["customer", "items"],
      "additionalProperties": false,
      "properties": {
        "customer": {
          "title": "Cliente",
          "properties": {"name": {"title": "Nome", "type": "string"}, "email": {"type": "string", "format": "email"}},
          "required": ["name"]
        },
        "items": {"title": "Itens", "type": "array", "minItems": 1},
        "payment": {
          "oneOf": [
            {"properties": {"kind": {"const": "card"}, "number": {"title": "Número do cartão", "pattern": "^[0-9]{12,19}$"}},
             "required": ["kind", "number"]},
            {"properties": {"kind": {"const": "bank"}, "iban": {"title": "IBAN"}}, "required": ["kind", "iban"]}
          ]
        }
      }
    }
    """#.utf8)

  static let rules = Data(
    #"""
    {
      "$schema": "urn:localized-validation:schema",
      "properties": {"name": {"type": "string", "rules": ["noBidiControls", {"length": {"max": 20}}]}},
      "fields": {"confirmation": [{"sameAs": "password"}]}
    }
    """#.utf8)

  @Sendable static func order() throws {
    let schema = try JSONSchema(json)
    let order = Data(
      #"{"customer": {"email": "ana@exemplo.com"}, "itens": [], "payment": {"kind": "card"}}"#.utf8)
    for finding in try schema.findings(inJSON: order) {
      print(finding.keywordLocation, finding.error.localizedDescription(in: "pt-BR", form: .full))
    }
  }

  @Sendable static func readme() throws {
    let schema = try JSONSchema(Data(#"{"properties": {"name": {"title": "Nome", "minLength": 2}}}"#.utf8))
    print(try schema.errors(inJSON: Data(#"{"name": "x"}"#.utf8)).localizedDescriptions(in: "pt-BR"))
    // ["O campo “Nome” deve ter pelo menos 2 caracteres"]
  }

  @Sendable static func output() throws {
    let schema = try JSONSchema(
      Data(
        #"""
        {"properties": {"home": {"$ref": "#/$defs/address"}},
         "$defs": {"address": {"properties": {"city": {"title": "Cidade", "minLength": 2}}}}}
        """#.utf8))
    let output = try schema.output(ofJSON: Data(#"{"home": {"city": "x"}}"#.utf8), as: .basic, in: "pt-BR")
    print(output["errors"]?.array?.first?["keywordLocation"]?.string ?? "")
    print(output["errors"]?.array?.first?["absoluteKeywordLocation"]?.string ?? "")
    print(output["errors"]?.array?.first?["error"]?.string ?? "")
  }

  @Sendable static func form() throws {
    let form = try RuleDocument.formAttributes(
      json: Data(
        #"""
        {"fields": {
          "email": ["required", "email"],
          "nickname": [{"length": {"min": 2, "max": 10, "unit": "codePoints"}}],
          "age": ["required", {"type": "integer"}, {"range": {"min": 13, "max": 120}}]
        }}
        """#.utf8))
    for field in form.fields { print("<input name=\"\(field.path)\" \(field.attributes)>") }
  }

  @Sendable static func references() throws {
    let resolver = JSONSchema.Resolver { uri in
      uri == "https://example.com/address" ? Array(#"{"required": ["city"]}"#.utf8) : nil
    }
    let schema = try JSONSchema(
      Data(#"{"properties": {"home": {"$ref": "https://example.com/address"}}}"#.utf8), resolving: resolver)
    print(try schema.errors(inJSON: Data(#"{"home": {}}"#.utf8)).map(\.path))
  }
}
