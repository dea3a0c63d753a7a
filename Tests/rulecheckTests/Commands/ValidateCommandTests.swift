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
      diagnostics: """
        rulecheck: -: the rules name none of the columns; they are for "name", "age", "nick"
        rulecheck: -: no column is named "name", for which there are rules; did you mean "Name"?

        """
    ),
    Row(
      name: "a header with other separators is reported",
      arguments: ["--input", "csv", "--quiet"],
      input: "name;age\nZoë;5\n",
      status: 1,
      output: "",
      diagnostics: """
        rulecheck: -: the rules name none of the columns; they are for "name", "age", "nick"
        rulecheck: -: the header is one column; if its cells are separated otherwise, use --separator ';'

        """
    ),
    Row(
      name: "a column whose name is misspelt is reported, and one that is left out is not",
      arguments: ["--input", "csv", "--quiet"],
      input: "name,nik\nZoë,5\n",
      status: 0,
      output: "",
      diagnostics: """
        rulecheck: -: no column is named "nick", for which there are rules; did you mean "nik"?

        """
    ),
    Row(
      name: "sentences without isolates",
      arguments: ["--no-isolation", "--format", "github"],
      input: "{}",
      status: 1,
      output: "::error file=-,line=1,title=presence.missing::“name” is required\n"
    ),
    Row(
      name: "a bad header is bad data",
      arguments: ["--input", "csv"],
      input: "name,name\n1,2\n",
      status: 65,
      output: "0 records checked\n",
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

  @Test(
    "fields that the rules do not name are errors in every format",
    arguments: [
      ("ndjson", "{\"name\": \"a\"}\n{\"name\": \"a\", \"nmae\": 1, \"zip\": {}}\n"),
      ("json", "[{\"name\": \"a\"},\n{\"name\": \"a\", \"nmae\": 1, \"zip\": {}}]"),
    ])
  func unknownFields(format: String, input: String) throws {
    let rules = #"{"unknownFields": "error", "fields": {"name": ["required"]}}"#
    let files = try TemporaryFiles(["rules.json": rules])
    let result = try Binary.run(
      [
        "validate", "--rules", files.path("rules.json"), "--input", format, "--format", "csv",
        "--no-isolation",
      ],
      input: Array(input.utf8))
    #expect(
      result.output.split(separator: "\r\n").dropFirst().map(String.init) == [
        #"'-,2,2,nmae,presence.misspelled,error,“nmae” is not a known field; did you mean “name”?,"#,
        #"'-,2,2,zip,presence.unknown,error,“zip” is not a known field,"#,
      ])
    #expect(result.status == 1)
  }

  @Test("a column that the rules do not name is an error of each row")
  func unknownColumns() throws {
    let rules = #"{"unknownFields": "warning", "fields": {"name": ["required"], "address.city": []}}"#
    let files = try TemporaryFiles(["rules.json": rules])
    let result = try Binary.run(
      ["validate", "--rules", files.path("rules.json"), "--input", "csv", "--format", "github"],
      input: Array("name,address.city,address.zip\na,b,c\nb,c,d\n".utf8))
    #expect(
      result.output.split(separator: "\n").map { $0.prefix { $0 != ":" } + $0.suffix(30) }.count == 2
        && result.output.contains("line=2,title=presence.unknown")
        && result.output.contains("line=3,title=presence.unknown"))
    #expect(result.status == 0)
  }

  @Test("the rules of a scenario apply if it is chosen, and one that is not there is wrong usage")
  func scenarios() throws {
    let rules = #"""
      {"scenarios": ["create", "update"], "fields": {"id": {"rules": ["required"], "on": "update"}, "name": ["required"]}}
      """#
    let files = try TemporaryFiles(["rules.json": rules])
    func run(_ arguments: [String]) throws -> (status: Int32, output: String, diagnostics: String) {
      let result = try Binary.run(
        ["validate", "--rules", files.path("rules.json"), "--format", "github"] + arguments,
        input: Array(#"{"name": "a"}"#.utf8))
      return (result.status, result.output, result.diagnostics)
    }
    #expect(try run([]).status == 0)
    #expect(try run(["--scenario", "create"]).status == 0)
    let update = try run(["--scenario", "create", "--scenario", "update"])
    #expect(update.status == 1 && update.output.contains("presence.missing"))
    let unknown = try run(["--scenario", "udpate"])
    #expect(unknown.status == 64)
    #expect(
      unknown.diagnostics.contains(
        #"have no scenario "udpate": it has "create", "update"; did you mean "update"?"#))
  }

  @Test("all mistakes of a rule document are reported at once, in its order")
  func mistakes() throws {
    let files = try TemporaryFiles([
      "rules.json": """
      {"fields": {
        "a": ["requird", "notBlank", {"length": {"min": 5, "max": 2}}],
        "b": {"rules": ["emial"], "severity": "fatal"},
        "c[": []
      }}
      """
    ])
    let rules = files.path("rules.json")
    let result = try Binary.run(["validate", "--rules", rules])
    #expect(
      result.diagnostics == """
        rulecheck: \(rules):2:9: /fields/a/0: unknown rule "requird"; expected the name of a rule; did you mean "required"?
        rulecheck: \(rules):2:51: /fields/a/2/length/min: the minimum 5 is above the maximum 2; expected a minimum up to 2
        rulecheck: \(rules):3:19: /fields/b/rules/0: unknown rule "emial"; expected the name of a rule; did you mean "email"?
        rulecheck: \(rules):3:41: /fields/b/severity: unknown value "fatal"; expected "error" or "warning"
        rulecheck: \(rules):4:6: /fields/c[: the path ends too early; expected "]", an index counted from 0, or a name in quotes

        """)
    #expect(result.output.isEmpty)
    #expect(result.status == 65)
  }

  @Test(
    "several files make one report, and one that cannot be read does not keep the others from being checked")
  func files() throws {
    let files = try TemporaryFiles([
      "rules.json": Self.rules, "ok.json": #"{"name":"王小明"}"#, "bad.csv": "name,age\n\"\",200\n",
      "deep.ndjson": "{\"name\":\"Zoë\"}\n{\n",
    ])
    let (ok, bad, none, deep) = (
      files.path("ok.json"), files.path("bad.csv"), files.path("none.json"), files.path("deep.ndjson")
    )
    let arguments = ["validate", "--rules", files.path("rules.json"), "--no-isolation"]
    let ndjson = try Binary.run(arguments + ["--format", "ndjson", bad, none, ok, deep])
    #expect(
      ndjson.output.split(separator: "\n").map { $0.prefix { $0 != "[" } } == [
        "{\"file\":\"\(bad)\",\"record\":1,\"line\":2,\"path\":\"/age\",\"code\":\"range.tooLarge\",\"arguments\":{\"actual\":200,\"maximum\":120},\"severity\":\"error\",\"message\":\"“age” must be 120 or less\"}",
        "{\"file\":\"\(deep)\",\"record\":2,\"line\":2,\"path\":\"\",\"code\":\"record.malformed\",\"arguments\":{\"column\":2,\"line\":2},\"severity\":\"error\",\"message\":\"The record cannot be read; the error is on line 2, column 2\",\"detail\":\"the text ends too early; expected a member name in double quotes or \\\"}\\\"\"}",
      ])
    #expect(
      ndjson.diagnostics == """
        rulecheck: \(none): No such file or directory
        rulecheck: 1 file of 4 could not be read
        {"records":4,"invalid":2,"errors":2,"warnings":0,"codes":{"range.tooLarge":1,"record.malformed":1},"unreadFiles":1,"stopped":null}

        """)
    #expect(ndjson.status == 65)
    let text = try Binary.run(arguments + [ok, bad])
    #expect(
      text.output == """
        \(bad): Record 1, line 2
          age: “age” must be 120 or less
            range.tooLarge actual=200 maximum=120

        2 records checked, 1 invalid, 1 error
          1  range.tooLarge

        """)
    #expect(text.status == 1)
    let stopped = try Binary.run(arguments + ["--max-errors", "1", "--format", "csv", bad, deep])
    #expect(
      stopped.output == """
        file,record,line,path,code,severity,message,suggestion\r
        \(bad),1,2,age,range.tooLarge,error,“age” must be 120 or less,\r

        """)
  }

  @Test("a compressed file is read through the program that decompresses it", arguments: Compression.allCases)
  func compressed(format: Compression) throws {
    let files = try TemporaryFiles([
      "rules.json": Self.rules,
      "r.csv": "name,age\n" + String(repeating: "Zoë,5\n", count: 100_000) + "Zoë,500\n",
    ])
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [format.rawValue, "-k", files.path("r.csv")]
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    let name = "r.csv.\(format.fileExtension)"
    let arguments = ["validate", "--rules", files.path("rules.json"), "--format", "github", "--no-isolation"]
    // Only gzip is on every system.
    guard process.terminationStatus == 0 || format == .gzip else { return }
    let environment = ["LANG": "en_US.UTF-8", "PATH": "/usr/bin:/bin"]
    let result = try Binary.run(arguments + [files.path(name)], environment: environment)
    #expect(
      result
        == Binary.Result(
          status: 1,
          output:
            "::error file=\(files.path(name)),line=100002,title=range.tooLarge::“age” must be 120 or less\n",
          diagnostics: ""))
    // One that is cut off is not read as a whole.
    let data = try Data(contentsOf: URL(fileURLWithPath: files.path(name)))
    try data.prefix(data.count / 2).write(to: URL(fileURLWithPath: files.path(name)))
    let cut = try Binary.run(arguments + [files.path(name)], environment: environment)
    #expect(cut.status == 65)
    #expect(cut.diagnostics == "rulecheck: \(files.path(name)): \(format) cannot decompress the file\n")
    let absent = try Binary.run(
      arguments + [files.path(name)], environment: ["LANG": "en_US.UTF-8", "PATH": files.directory.path])
    #expect(
      absent.diagnostics
        == "rulecheck: \(files.path(name)): the file is compressed by \(format), which is not installed\n")
    #expect(absent.status == 65)
    let piped = try Binary.run(arguments, input: Array(data.prefix(1_000)))
    #expect(
      piped.diagnostics
        == "rulecheck: -: the text is compressed; expected a file, or the output of \(format) -dc\n")
    #expect(piped.status == 65)
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
