import Foundation
import JSONText
import MessageLocalization
import Testing
import ValidationCore

@testable import rulecheck

/// Reports for other programs, of values that would break each of them.
@Suite struct ReportFormatTests {
  static let result = RecordResult(
    file: "a,b:c/<é> \"q\".csv",
    number: 2,
    line: 5,
    errors: [
      ValidationError(
        code: "choice.notListed", arguments: ["allowed": .list([.text("<b>&\u{202E}\u{0}%\r\n")])],
        path: ["=cmd()", 3], suggestion: "-2+3"),
      ValidationError(
        code: "unicode.notNormalized", arguments: ["form": "NFC"], path: [], severity: .warning,
        suggestion: "+55 11"),
    ])

  private func entry(_ report: any Report) -> String { ReportTests.entry(Self.result, report) }

  @Test("a workflow command ends with its line, and its properties with their commas")
  func gitHub() {
    #expect(
      entry(GitHubReport(wording: ReportText(locale: "en"))) == """
        ::error file=a%2Cb%3Ac/<é> "q".csv,line=5,title=choice.notListed::“\u{2068}=cmd()[3]\u{2069}” must be one of: “\u{2068}<b>&\\u{0}%25\\u{D}\\u{A}\u{2069}”
        ::warning file=a%2Cb%3Ac/<é> "q".csv,line=5,title=unicode.notNormalized::Must use the standard form of its characters (Unicode \u{2068}NFC\u{2069})

        """)
  }

  @Test("a cell of CSV is not a formula, and is in quotes where it must be")
  func csv() {
    let report = CSVReport(wording: ReportText(locale: "en"))
    let rows = entry(report).components(separatedBy: "\r\n\"").flatMap { $0.components(separatedBy: "\r\n") }
    #expect(report.opening == "file,record,line,path,code,severity,message,suggestion\r\n")
    #expect(entry(report).hasPrefix("\"a,b:c/<é> \"\"q\"\".csv\",2,5,'=cmd()[3],choice.notListed,error,\"“"))
    #expect(rows.contains { $0.hasSuffix(",-2+3") }, "a number with its sign is not evaluated as code")
    #expect(entry(report).hasSuffix(",+55 11\r\n"))
  }

  @Test("a SARIF log is JSON, and its file a URI reference")
  func sarif() throws {
    let report = SARIFReport(wording: ReportText(locale: "ar"))
    let log = try JSONNode.parse(
      (report.opening + entry(report) + report.separator + entry(report) + report.closing(Summary())).utf8)
    let run = try #require(log["runs"]?.array?.first)
    #expect(run["language"]?.string == "ar")
    let results = try #require(run["results"]?.array)
    #expect(results.map { $0["level"]?.string } == ["error", "warning", "error", "warning"])
    let place = try #require(results.first?["locations"]?.array?.first)
    #expect(
      place["physicalLocation"]?["artifactLocation"]?["uri"]?.string == "a%2Cb%3Ac/%3C%C3%A9%3E%20%22q%22.csv"
    )
    #expect(place["physicalLocation"]?["region"]?["startLine"]?.integer == 5)
    #expect(place["logicalLocations"]?.array?.first?["fullyQualifiedName"]?.string == "/=cmd()/3")
    #expect(
      try JSONNode.parse((report.opening + report.closing(Summary())).utf8)["version"]?.string == "2.1.0")
  }

  @Test(
    "markup has no tag, control character or direction of a value", arguments: ["en", "ar"] as [LanguageTag])
  func markup(locale: LanguageTag) throws {
    let wording = ReportText(locale: locale)
    let reports: [any Report] = [
      JUnitReport(wording: wording), HTMLReport(wording: wording, namesFiles: true),
    ]
    for report in reports {
      let text = report.opening + entry(report) + report.closing(Summary())
      #expect(!text.contains("<b>"))
      #expect(text.contains("&lt;b&gt;&amp;"))
      #expect(!text.contains("<é>"))
      #expect(!text.contains("\u{202E}"))
      #expect(!text.contains("\u{0}"))
    }
    let page = HTMLReport(wording: wording).opening
    #expect(page.contains("<html lang=\"\(locale.identifier)\" dir=\"\(locale == "ar" ? "rtl" : "ltr")\">"))
  }

  @Test("a run without an error is one test case")
  func noErrors() {
    var summary = Summary()
    summary.add(RecordResult(number: 1, line: 1, errors: []))
    let report = JUnitReport(wording: ReportText(locale: "en"))
    #expect(
      report.opening + report.closing(summary) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites>
        <testsuite name="rulecheck">
        <testcase classname="rulecheck" name="1 record checked, none invalid, no errors"/>
        </testsuite>
        </testsuites>

        """)
  }
}
