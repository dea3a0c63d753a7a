import Foundation
import JSONSchemas
import JSONText
import Testing

@Suite(
  "The official suite of JSON Schema",
  .enabled(if: OfficialSuite.isPresent, "NOT RUN: the test suite of JSON Schema is missing"))
struct OfficialSuiteTests {
  @Test("passes case by case", arguments: SuiteRun.drafts)
  func passes(draft: String) throws {
    let run = try #require(SuiteRun.all.first { $0.draft == draft })
    #expect(run.differences == [])
    print("\(draft): \(run.passed) of \(run.total) cases passed")
    #expect(run.total > 1_000)
  }

  private static let article = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Sources/LocalizedValidation/LocalizedValidation.docc/SchemaSuite.md")

  /// With `WRITE_SUITE_TABLE` in the environment, the table is written into the article.
  @Test("has the counts that the documentation publishes")
  func table() throws {
    let text = try String(contentsOf: Self.article, encoding: .utf8)
    let start = try #require(text.range(of: "| file |")?.lowerBound)
    if ProcessInfo.processInfo.environment["WRITE_SUITE_TABLE"] != nil {
      try (text[..<start] + SuiteRun.table).write(to: Self.article, atomically: true, encoding: .utf8)
    }
    let written = try String(contentsOf: Self.article, encoding: .utf8)
    #expect(
      written == text[..<start] + SuiteRun.table,
      "WRITE_SUITE_TABLE=1 swift test --filter OfficialSuiteTests")
  }
}
