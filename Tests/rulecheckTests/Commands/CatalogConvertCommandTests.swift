import Foundation
import Testing

@testable import rulecheck

@Suite struct CatalogConvertCommandTests {
  @Test("a catalog is written in the other syntax; what it cannot say is named, and the exit code is 1")
  func convert() throws {
    let directory = FileManager.default.temporaryDirectory.appending(path: "convert-\(UUID())")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: directory) }
    let file = directory.appending(path: "en.json")
    func run(_ json: String, _ syntax: String) throws -> Binary.Result {
      try Data(json.utf8).write(to: file)
      return try Binary.run(["catalog", "convert", "--to", syntax, file.path])
    }
    #expect(
      try run(#"{"a": "{who}'s"}"#, "mf2")
        == .init(
          status: 0, output: "{\n  \"@@syntax\": \"mf2\",\n  \"a\": \"{$who}'s\"\n}\n", diagnostics: ""))
    let partial = try run(#"{"a": {"mf2": "{#b}x{/b}"}}"#, "mf1")
    #expect(partial.status == 1)
    #expect(partial.output == "{\n  \"a\": {\n    \"mf2\": \"{#b}x{/b}\"\n  }\n}\n")
    #expect(
      partial.diagnostics
        == "\(file.path):1:7: a: MessageFormat 1 cannot say the markup {#b}; expected a message that both syntaxes can say\n"
    )
    #expect(try run(#"{"a": "{"}"#, "mf2").status == 65)
    #expect(try run("{}", "mf3").status == 64)
    #expect(try Binary.run(["catalog", "convert", "--to", "mf2", "/nowhere/en.json"]).status == 65)
  }
}
