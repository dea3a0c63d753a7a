import Foundation
import Testing

@testable import rulecheck

@Suite struct ValidateCommandTests {
  static let rules = """
    {"fields": {
      "name": ["required", {"length": {"max": 5}}],
      "age": [{"type": "integer"}, {"range": {"max": 120}}],
      "nick": [{"normalized": "NFC", "severity": "warning"}]
    }}
    """

  struct Row: Sendable, CustomTestStringConvertible {
    var name: String
    var arguments: [String] = []
    var input: String
    var status: Int32
    var output: String
    var diagnostics = ""
    var testDescription: String { name }
  }

  static let rows: [Row] = [
    Row(
      name: "valid records exit with 0",
      input: "{\"name\":\"Zoë\"}\n{\"name\":\"王小明\"}\n",
      status: 0,
      output: "2 records checked, none invalid, no errors\n"
    ),
    Row(
      name: "no records exit with 0", input: "", status: 0,
      output: "0 records checked, none invalid, no errors\n"),
    Row(
      name: "a warning leaves a record valid",
      arguments: ["--format", "json"],
      input: "{\"name\":\"Zoë\",\"nick\":\"e\u{301}\"}",
      status: 0,
      output: """
        {"records":[
        {"record":1,"line":1,"valid":true,"errors":[{"path":"/nick","code":"unicode.notNormalized","arguments":{"form":"NFC"},"severity":"warning","message":"“\u{2068}nick\u{2069}” must use the standard form of its characters (Unicode \u{2068}NFC\u{2069})","ranges":[[0,1]],"suggestion":"é"}]}
        ],"summary":{"records":1,"invalid":0,"errors":0,"warnings":1,"codes":{"unicode.notNormalized":1},"stopped":null}}

        """
    ),
    Row(
      name: "a broken record is an error and the run goes on",
      arguments: ["--format", "ndjson", "--locale", "pt-BR"],
      input: "{\"name\":\n{}\n",
      status: 1,
      output: """
        {"record":1,"line":1,"path":"","code":"record.malformed","arguments":{"column":9,"line":1},"severity":"error","message":"Não é possível ler o registro; o erro está na linha 1, coluna 9","detail":"the text ends too early at /name; expected a value"}
        {"record":2,"line":2,"path":"/name","code":"presence.missing","arguments":{},"severity":"error","message":"O campo “\u{2068}name\u{2069}” é obrigatório"}

        """,
      diagnostics: """
        {"records":2,"invalid":2,"errors":2,"warnings":0,"codes":{"presence.missing":1,"record.malformed":1},"stopped":null}

        """
    ),
    Row(
      name: "cells of CSV that must be numbers are read as numbers",
      arguments: ["--format", "ndjson", "--locale", "es"],
      input: "name,age\nZoë,18\n王小明,150\n\"\",x\n",
      status: 1,
      output: """
        {"record":2,"line":3,"path":"/age","code":"range.tooLarge","arguments":{"actual":150,"maximum":120},"severity":"error","message":"El campo «\u{2068}age\u{2069}» debe ser igual o inferior a 120"}
        {"record":3,"line":4,"path":"/age","code":"type.mismatch","arguments":{"actual":"text","expected":"integer"},"severity":"error","message":"El campo «\u{2068}age\u{2069}» debe ser un número entero"}

        """,
      diagnostics: """
        {"records":3,"invalid":2,"errors":2,"warnings":0,"codes":{"range.tooLarge":1,"type.mismatch":1},"stopped":null}

        """
    ),
    Row(
      name: "the first invalid record can be the last",
      arguments: ["--fail-fast"],
      input: "[{\"name\":\"a\"},{},{}]",
      status: 1,
      output: """
        Record 2, line 1
          name: “\u{2068}name\u{2069}” is required
            presence.missing

        2 records checked, 1 invalid, 1 error
          1  presence.missing

        """,
      diagnostics: "rulecheck: stopped after the first invalid record\n"
    ),
    Row(
      name: "a count of errors can end the run within a record",
      arguments: ["--max-errors", "2"],
      input: "[{\"age\":-1},\n{\"name\":\"abcdef\",\"age\":200}]",
      status: 1,
      output: """
        Record 1, line 1
          name: “\u{2068}name\u{2069}” is required
            presence.missing

        Record 2, line 2
          name: “\u{2068}name\u{2069}” must have at most 5 characters
            length.tooLong actual=6 maximum=5 unit=graphemes

        2 records checked, 2 invalid, 2 errors
          1  length.tooLong
          1  presence.missing

        """,
      diagnostics: "rulecheck: stopped after 2 errors\n"
    ),
    Row(
      name: "columns that the rules do not name are reported",
      arguments: ["--input", "csv"],
      input: "Name,Alter\nZoë,5\n",
      status: 1,
      output: """
        Record 1, line 2
          name: “\u{2068}name\u{2069}” is required
            presence.missing

        1 record checked, 1 invalid, 1 error
          1  presence.missing

        """,
      diagnostics:
        "rulecheck: -: the rules name none of the columns; they are for \"name\", \"age\", \"nick\"\n"
    ),
    Row(
      name: "a bad header is bad data",
      arguments: ["--input", "csv"],
      input: "name,name\n1,2\n",
      status: 65,
      output: "0 records checked, none invalid, no errors\n",
      diagnostics: "rulecheck: -:1:6: the header names \"name\" twice\n"
    ),
  ]

  @Test("the tool says what it found and exits with a code", arguments: rows)
  func runs(row: Row) throws {
    let files = try TemporaryFiles(["rules.json": Self.rules])
    let result = try Binary.run(
      ["validate", "--rules", files.path("rules.json")] + row.arguments,
      input: Array(row.input.utf8)
    )
    #expect(result.output == row.output)
    #expect(result.diagnostics == row.diagnostics)
    #expect(result.status == row.status)
  }

  @Test("broken rules and files that are not there exit with 65, wrong usage with 64")
  func badData() throws {
    let files = try TemporaryFiles(["rules.json": #"{"fields":{"name":["requird"]}}"#, "ok.json": Self.rules])
    let broken = try Binary.run(["validate", "--rules", files.path("rules.json")])
    #expect(broken.status == 65)
    #expect(broken.output.isEmpty)
    #expect(broken.diagnostics.contains("rules.json:1:20:"))
    #expect(broken.diagnostics.contains("required"))
    let absent = try Binary.run(["validate", "--rules", files.path("ok.json"), files.path("none.csv")])
    #expect(absent.status == 65)
    #expect(absent.diagnostics == "rulecheck: \(files.path("none.csv")): No such file or directory\n")
    #expect(try Binary.run(["validate"]).status == 64)
    #expect(try Binary.run(["validate", "--rules", "x", "--max-errors", "0"]).status == 64)
    #expect(try Binary.run(["validate", "--rules", "x", "--separator", "::"]).status == 64)
    #expect(try Binary.run(["validate", "--rules", "x", "--jobs", "0"]).status == 64)
    #expect(try Binary.run(["validate", "--rules", "x", "--locale", "not a tag"]).status == 64)
  }

  @Test("an application's catalogs are searched first, and a broken one exits with 65")
  func catalogs() throws {
    let files = try TemporaryFiles(["pt-BR.json": #"{"presence.missing": "faltou", "field.name": "Nome"}"#])
    let document = try TemporaryFiles(["rules.json": Self.rules])
    let rules = document.path("rules.json")
    let result = try Binary.run(
      [
        "validate", "--rules", rules, "--catalogs", files.directory.path, "--locale", "pt-BR", "--format",
        "ndjson",
      ],
      input: Array("{}".utf8)
    )
    #expect(result.output.contains(#""message":"“Nome”: faltou""#))
    let broken = try TemporaryFiles(["es.json": "{\n\"a\": \"{\"}"])
    let refused = try Binary.run(["validate", "--rules", rules, "--catalogs", broken.directory.path])
    #expect(refused.status == 65)
    #expect(refused.diagnostics.contains("es.json:2:"))
  }
}
