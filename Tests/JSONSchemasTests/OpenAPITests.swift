import JSONSchemas
import JSONText
import Testing
import ValidationCore

/// Requests and responses by a description of OpenAPI.
@Suite("A description of OpenAPI")
struct OpenAPITests {
  private static let description31 = ##"""
    {
      "openapi": "3.1.0",
      "paths": {
        "/orders/{id}": {
          "parameters": [{"name": "id", "in": "path", "required": true, "schema": {"type": "integer", "minimum": 1}}],
          "put": {
            "parameters": [
              {"name": "limit", "in": "query", "schema": {"type": "integer", "maximum": 100}},
              {"name": "tag", "in": "query", "schema": {"type": "array", "items": {"enum": ["a", "b"]}}},
              {"name": "X-Reason", "in": "header", "required": true, "schema": {"type": "string", "minLength": 2}}
            ],
            "requestBody": {"required": true, "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Order"}}}},
            "responses": {"2XX": {"content": {"application/json": {"schema": {"$ref": "#/components/schemas/Order"}}}}}
          }
        },
        "/orders/latest": {"get": {"responses": {}}}
      },
      "components": {"schemas": {
        "Order": {
          "type": "object", "required": ["id", "payment"], "additionalProperties": false,
          "properties": {
            "id": {"type": "integer", "readOnly": true},
            "secret": {"type": "string", "writeOnly": true},
            "payment": {
              "oneOf": [{"$ref": "#/components/schemas/Card"}, {"$ref": "#/components/schemas/Bank"}],
              "discriminator": {"propertyName": "kind", "mapping": {"bank": "#/components/schemas/Bank"}}
            }
          }
        },
        "Card": {"type": "object", "required": ["number"], "properties": {"kind": {"type": "string"}, "number": {"type": "string"}}},
        "Bank": {"type": "object", "required": ["iban"], "properties": {"kind": {"type": "string"}, "iban": {"type": "string"}}}
      }}
    }
    """##

  private func shown(_ findings: [SchemaFinding]) -> [String] {
    findings.map { "\($0.error.path) \($0.error.code.rawValue)" }
  }

  @Test(
    "checks bodies and parameters of requests",
    arguments: [
      (#"{"payment":{"kind":"bank","iban":"x"}}"#, "7", [:], []),
      (#"{"payment":{"kind":"bank","number":"x"}}"#, "7", [:], ["payment.iban presence.missing"]),
      (#"{"payment":{"kind":"Card"}}"#, "7", [:], ["payment.number presence.missing"]),
      (#"{"payment":{"kind":"cash"}}"#, "7", [:], ["payment.kind choice.notListed"]),
      (#"{"id":1,"payment":{"kind":"Card","number":""}}"#, "7", [:], ["id presence.unexpected"]),
      (#"{}"#, "0", [:], ["id range.tooSmall", "payment presence.missing"]),
      (
        #"{"payment":{"kind":"Card","number":""}}"#, "x", ["limit": ["101"], "tag": ["a", "c"]],
        ["limit range.tooLarge", "tag[1] choice.notListed", "id type.mismatch"]
      ),
      ("", "7", [:], [" presence.missing"]),
    ] as [(String, String, [String: [String]], [String])])
  func requests(body: String, id: String, query: [String: [String]], expected: [String]) throws {
    let api = try OpenAPIDescription(Array(Self.description31.utf8))
    let operation = try #require(api.operation("PUT", at: "/orders/\(id)"))
    let parameters =
      query.sorted { $0.key < $1.key }.map { OpenAPIDescription.Parameter($0.key, in: .query, $0.value) }
      + [.init("x-reason", in: .header, ["ok"])]
    let findings = try operation.findings(
      inRequest: Array(body.utf8), contentType: "application/json; charset=utf-8", parameters: parameters)
    #expect(shown(findings) == expected)
  }

  @Test("misses a header that is required")
  func header() throws {
    let api = try OpenAPIDescription(Array(Self.description31.utf8))
    let operation = try #require(api.operation("put", at: "/orders/1"))
    let findings = try operation.findings(inRequest: Array(#"{"payment":{"kind":"Card","number":""}}"#.utf8))
    #expect(shown(findings) == ["X-Reason presence.missing"])
  }

  @Test("checks responses, in which other members are missing")
  func responses() throws {
    let api = try OpenAPIDescription(Array(Self.description31.utf8))
    let operation = try #require(api.operation("PUT", at: "/orders/1"))
    let body = Array(#"{"secret":"x","payment":{"kind":"Card","number":""}}"#.utf8)
    #expect(
      shown(try operation.findings(inResponse: body, status: 201)) == [
        "id presence.missing", "secret presence.unexpected",
      ])
    #expect(shown(try operation.findings(inResponse: body, status: 404)) == [])
  }

  @Test("prefers a path without variables, and knows no others")
  func paths() throws {
    let api = try OpenAPIDescription(Array(Self.description31.utf8))
    #expect(api.operation("GET", at: "/orders/latest") != nil)
    #expect(api.operation("GET", at: "/orders/1") == nil)
    #expect(api.operation("PUT", at: "/orders") == nil)
  }

  @Test("of version 3.0 has null and limits as it writes them")
  func version30() throws {
    let api = try OpenAPIDescription(
      Array(
        ##"{"openapi":"3.0.3","components":{"schemas":{"A":{"type":"object","properties":{"n":{"type":"integer","nullable":true,"minimum":1,"exclusiveMinimum":true}}}}}}"##
          .utf8))
    let schema = try #require(try api.schema(named: "A"))
    #expect(try shown(schema.findings(inJSON: Array(#"{"n":null}"#.utf8))) == [])
    #expect(try shown(schema.findings(inJSON: Array(#"{"n":1}"#.utf8))) == ["n range.notAbove"])
    #expect(try shown(schema.findings(inJSON: Array(#"{"n":"1"}"#.utf8))) == ["n type.mismatch"])
    #expect(try api.schema(named: "B") == nil)
  }

  @Test("is refused if it is of another version")
  func version() {
    #expect {
      try OpenAPIDescription(Array(#"{"swagger":"2.0"}"#.utf8))
    } throws: { error in
      "\(error)"
        == "schema.json:1:1: /openapi: the version is missing; expected a description of OpenAPI 3.0 or 3.1"
    }
  }
}
