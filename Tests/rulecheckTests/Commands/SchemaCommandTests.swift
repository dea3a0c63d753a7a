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
}
