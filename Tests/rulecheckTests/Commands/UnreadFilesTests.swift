import Foundation
import Testing

@testable import rulecheck

@Suite("A file that cannot be read to its end is not said to be without errors")
struct UnreadFilesTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var names: [String]
    var format = "text"
    var output: String
    /// The count of files after the reasons of each.
    var count = ""
    var testDescription: String { "\(names.joined(separator: " ")) as \(format)" }
  }

  static let rows: [Row] = [
    Row(names: ["damaged.csv.gz"], output: "0 records checked\n"),
    Row(
      names: ["valid.json", "damaged.csv.gz"], output: "1 record checked\n",
      count: "rulecheck: 1 file of 2 could not be read\n"),
    Row(
      names: ["damaged.csv.gz", "valid.json", "damaged.json.gz"], output: "1 record checked\n",
      count: "rulecheck: 2 files of 3 could not be read\n"),
    Row(
      names: ["damaged.csv.gz"], format: "json",
      output: """
        {"records":[

        ],"summary":{"records":0,"invalid":0,"errors":0,"warnings":0,"codes":{},"unreadFiles":1,"stopped":null}}

        """),
    Row(names: ["damaged.csv.gz"], format: "ndjson", output: ""),
    Row(
      names: ["damaged.csv.gz"], format: "junit",
      output: """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites>
        <testsuite name="rulecheck">
        <testcase classname="rulecheck" name="0 records checked">
        <error message="1 file could not be read"/>
        </testcase>
        </testsuite>
        </testsuites>

        """),
  ]

  @Test("in any format, and the exit code is 65", arguments: rows)
  func damaged(row: Row) throws {
    let files = try TemporaryFiles([
      "rules.json": #"{"fields": {"name": ["required"]}}"#, "valid.json": #"{"name": "王小明"}"#,
    ])
    for name in ["damaged.csv.gz", "damaged.json.gz"] {
      // The header of gzip (RFC 1952), and a block of a type that does not exist.
      let bytes: [UInt8] = [0x1F, 0x8B, 0x08, 0, 0, 0, 0, 0, 0, 0x03, 0xFF, 0xFF, 0xFF]
      try Data(bytes).write(to: files.directory.appendingPathComponent(name))
    }
    let result = try Binary.run(
      ["validate", "--rules", files.path("rules.json"), "--format", row.format] + row.names.map(files.path),
      environment: ["LANG": "en_US.UTF-8", "PATH": "/usr/bin:/bin"])
    let reasons = row.names.filter { $0.hasSuffix(".gz") }.map {
      "rulecheck: \(files.path($0)): gzip cannot decompress the file\n"
    }
    #expect(
      result == .init(status: 65, output: row.output, diagnostics: reasons.joined() + row.count))
  }

  @Test("the errors of what was read are counted")
  func errors() throws {
    let files = try TemporaryFiles([
      "rules.json": #"{"fields": {"name": ["required"]}}"#, "invalid.json": "{}", "header.csv": "a,a\n1,2\n",
    ])
    let result = try Binary.run(
      [
        "validate", "--rules", files.path("rules.json"), "--no-isolation", files.path("header.csv"),
        files.path("invalid.json"),
      ])
    #expect(
      result
        == .init(
          status: 65,
          output: """
            \(files.path("invalid.json")): Record 1, line 1
              name: “name” is required
                presence.missing

            1 record checked, 1 invalid, 1 error
              1  presence.missing

            """,
          diagnostics: """
            rulecheck: \(files.path("header.csv")):1:3: the header names "a" twice
            rulecheck: 1 file of 2 could not be read

            """))
  }
}
