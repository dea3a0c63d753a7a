import Foundation
import JSONText
import Testing

@testable import rulecheck

@Suite struct SchemaCommandTests {
  @Test("The components of documents and of problems are written, and what is not in them is told")
  func openAPI() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("schema-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("sign up.json")
    try Data(#"{"fields": {"email": ["required", "email"]}}"#.utf8).write(to: file)
    let run = try Binary.run(["schema", "openapi", file.path])
    #expect(run.status == 0)
    #expect(run.diagnostics == "\(file.path): email: email, in part\n")
    let schemas = try #require(try JSONNode.parse(run.output.utf8)["components"]?["schemas"])
    #expect(schemas.object?.map(\.key) == ["sign_up", "ProblemDetails"])
    #expect(
      schemas["sign_up"]?.description
        == #"{"type":"object","required":["email"],"properties":{"email":{"type":"string","format":"email"}}}"#
    )

    #expect(try Binary.run(["schema", "openapi", file.path, file.path]).status == 65)
    #expect(try Binary.run(["schema", "openapi", folder.path + "/none.json"]).status == 65)
    let broken = try Binary.run(
      ["schema", "openapi", "-"], input: Array(#"{"fields": {"a": ["emial"]}}"#.utf8))
    #expect(broken.status == 65 && broken.diagnostics.contains("-:1:19"))
  }

  @Test("Relative references are those of files beside the schema, which no network is asked for")
  func relativeReferences() throws {
    let files = try TemporaryFiles([
      "a.json": ##"{"properties": {"n": {"$ref": "b.json#/$defs/m"}, "x": {"$ref": "./b.json"}}}"##,
      "b.json": ##"{"$defs": {"m": {"type": "integer"}}, "type": "string"}"##,
      "far.json": #"{"$ref": "https://example.com/b.json"}"#,
      "none.json": #"{"$ref": "c.json"}"#,
    ])
    let run = try Binary.run(
      ["validate", "--schema", files.path("a.json"), "-"], input: Array(#"{"n": "1", "x": "y"}"#.utf8))
    #expect(run.status == 1)
    let far = try Binary.run(["schema", "check", files.path("far.json")])
    #expect(
      far
        == .init(
          status: 65, output: "",
          diagnostics:
            "rulecheck: \(files.path("far.json")):1:10: /$ref: https://example.com/b.json refers to "
            + "https://example.com/b.json, which is not known; expected a schema that is part of the document, or "
            + "a folder of --schema-map that has it\n"))
    let none = try Binary.run(["schema", "check", files.path("none.json")])
    #expect(none.status == 65)
    #expect(none.diagnostics.contains("c.json cannot be loaded: "))
  }

  @Test("The inputs of a form are written for a rule document and for a schema")
  func html() throws {
    func run(_ text: String, _ options: String...) throws -> Binary.Result {
      try Binary.run(["schema", "html"] + options + ["-"], input: Array(text.utf8))
    }
    #expect(
      try run(
        #"{"fields": {"email": ["required", {"length": {"max": 9, "unit": "utf16"}}], "o": [{"type": "object"}]}}"#
      )
        == .init(
          status: 0,
          output: "<input name=\"email\" dir=\"auto\" required maxlength=\"9\">\n",
          diagnostics: ""))
    #expect(
      try run(#"{"fields": {"[\"<a\"]": ["required"]}}"#, "--empty-texts").output
        == "<input name=\"&lt;a\" dir=\"auto\">\n")
    let schema = #"{"properties": {"e": {"type": "string", "format": "email"}}, "required": ["e"]}"#
    #expect(try run(schema).output == "<input name=\"e\" dir=\"auto\" required>\n")
    #expect(
      try run(schema, "--formats", "assert").output
        == "<input name=\"e\" inputmode=\"email\" autocomplete=\"email\" dir=\"auto\" required>\n")
    #expect(try run(#"{"fields": {"a": ["emial"]}}"#).status == 65)
    #expect(try run(#"{"type": 1}"#).status == 65)
  }

  @Test(
    "An output of the specification is written for each record, also for one that is valid or cannot be read")
  func outputs() throws {
    let files = try TemporaryFiles([
      "schema.json": #"{"properties": {"n": {"title": "Nome", "minLength": 2}}}"#,
      "records.ndjson": "{\"n\": \"x\"}\n{\"n\": \"xy\"}\n{\"n\": }\n",
    ])
    func run(_ format: String, _ options: String...) throws -> Binary.Result {
      try Binary.run(
        [
          "validate", "--schema", files.path("schema.json"), "--format", format, "--locale", "pt-BR",
          "--no-isolation",
        ]
          + options + [files.path("records.ndjson")])
    }
    #expect(
      try run("flag", "--jobs", "2").output
        == "{\"valid\":false}\n{\"valid\":true}\n{\"valid\":false}\n")
    let basic = try run("basic")
    #expect(basic.status == 1)
    let lines = basic.output.split(separator: "\n")
    #expect(lines.count == 3)
    #expect(
      lines[0] == """
        {"valid":false,"keywordLocation":"","instanceLocation":"","errors":[{"valid":false,\
        "keywordLocation":"/properties/n/minLength","instanceLocation":"/n",\
        "error":"O campo “Nome” deve ter pelo menos 2 caracteres"}]}
        """)
    #expect(lines[1].hasPrefix(#"{"valid":true,"keywordLocation":"","instanceLocation":"","annotations":["#))
    #expect(lines[2].hasPrefix(#"{"valid":false,"keywordLocation":"","instanceLocation":"","error":""#))
    let rules = try Binary.run(["validate", "--rules", "rules.json", "--format", "basic"])
    #expect(rules.status == 64)
    #expect(rules.diagnostics.contains("--format basic is for JSON Schemas."))
  }
}
