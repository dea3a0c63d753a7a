import Foundation
import JSONText
import Testing

@testable import MessageLocalization
@testable import rulecheck

@Suite("Findings of the lint as data")
struct LintReportTests {
  private static let findings = [
    LintFinding(
      file: "a b/ä.json", line: 3, column: 7, severity: .error, key: "a.b|few",
      problem: "“\"” is\u{202E} wrong",
      rule: .arguments),
    LintFinding(
      file: "/x/de.json", line: 1, column: 1, severity: .warning, key: "", problem: "p", rule: .keys),
  ]

  private static func node(_ format: LintReport.Format, _ findings: [LintFinding] = findings) throws
    -> JSONNode
  {
    try JSONNode.parse(LintReport(findings: findings, fileCount: 2, levels: []).text(as: format))
  }

  @Test("JSON has each finding with its place, rule and key")
  func json() throws {
    let node = try Self.node(.json)
    #expect(
      node["findings"]?.array?.first?.description
        == #"{"file":"a b/ä.json","line":3,"column":7,"severity":"error","rule":"arguments","key":"a.b|few","problem":"“\"” is"#
        + "\u{202E}" + #" wrong"}"#)
    #expect(node["files"]?.integer == 2 && node["levels"]?.array == [])
  }

  @Test("SARIF has what its schema requires, and places that code hosts find")
  func sarif() throws {
    let node = try Self.node(.sarif)
    #expect(node["version"]?.string == "2.1.0")
    let run = try #require(node["runs"]?.array?.first)
    #expect(run["columnKind"]?.string == "unicodeCodePoints")
    let rules = try #require(run["tool"]?["driver"]?["rules"]?.array)
    #expect(rules.map { $0["id"]?.string } == LintRule.allCases.map(\.rawValue))
    #expect(rules.allSatisfy { $0["shortDescription"]?["text"]?.string?.hasSuffix(".") == true })
    let results = try #require(run["results"]?.array)
    #expect(results.map { $0["level"]?.string } == ["error", "warning"])
    for result in results {
      #expect(rules[try #require(result["ruleIndex"]?.integer)]["id"]?.string == result["ruleId"]?.string)
    }
    let places = results.compactMap { $0["locations"]?.array?.first?["physicalLocation"]?.description }
    #expect(
      places == [
        #"{"artifactLocation":{"uri":"a%20b/%C3%A4.json"},"region":{"startLine":3,"startColumn":7}}"#,
        #"{"artifactLocation":{"uri":"file:///x/de.json"},"region":{"startLine":1,"startColumn":1}}"#,
      ])
    #expect(
      results.map { $0["locations"]?.array?.first?["logicalLocations"]?.array?.count } == [1, nil])
    #expect(try Self.node(.sarif, [])["runs"]?.array?.first?["results"]?.array == [])
  }

  @Test("The command writes each format, and exits as with text")
  func command() throws {
    let files = try TemporaryFiles(["eo.json": #"{"presence.blank": "“{field}"}"#])
    let folder = files.directory.path
    for format in ["text", "json", "sarif"] {
      let result = try Binary.run(["catalog", "lint", "--partial", "--format", format, folder])
      #expect(result.status == 1)
      #expect(result.diagnostics == "files: 1, findings: 1\n")
      #expect(result.output.contains("presence.blank"))
    }
    let clean = try TemporaryFiles(["eo.json": #"{"presence.blank": "[“{field}” ]mankas"}"#])
    let result = try Binary.run(["catalog", "lint", "--partial", "--format", "json", clean.directory.path])
    #expect(
      result
        == .init(
          status: 0, output: "{\n  \"files\": 1,\n  \"levels\": [],\n  \"findings\": []\n}\n",
          diagnostics: "files: 1, findings: 0\n"))
    #expect(try Binary.run(["catalog", "lint", "--format", "xml", folder]).status == 64)
    let empty = try TemporaryFiles([:])
    let none = try Binary.run(["catalog", "lint", empty.directory.path])
    #expect(none.status == 65 && none.diagnostics.contains("the directory has no catalog (*.json)"))
  }
}
