import Foundation
import Testing

/// Whether what the articles show is what the tests beside this file compile, run and assert.
@Suite("What articles show")
struct ArticleTests {
  @Test("is in a test, line by line and in order", arguments: try Article.all())
  func blocks(of article: Article) throws {
    let tests = try Self.tests()
    for block in article.blocks where !tests.contains(where: { $0.contains(inOrder: block.lines) }) {
      let test = tests.max { $0.prefixLength(of: block.lines) < $1.prefixLength(of: block.lines) }
      let missing = block.lines[test?.prefixLength(of: block.lines) ?? 0]
      Issue.record("\(article): no test has the block at line \(block.line); it goes wrong at: \(missing)")
    }
  }

  @Test("is found")
  func articles() throws {
    let names = Set(try Article.all().map(\.description))
    let expected: Set = [
      "LocalizedValidation.md", "FirstForm.md", "YourOwnRule.md", "YourOwnLanguage.md", "SwitchingLocales.md",
      "Servers.md", "Testing.md", "AllRules.md", "Speed.md", "Promises.md", "Names.md", "Neighbours.md",
      "AddingRules.md", "Translating.md", "Forms.md", "TryingInAPage.md", "RulesAsData.md", "ComingFrom.md",
      "ValidatingBySchema.md", "SchemaSuite.md",
      "Choosing.md",
      "Deployment.md", "DataPipelines.md",
    ]
    #expect(names.subtracting(["README.md"]) == expected)
    // The list of rules is compared with the rules themselves, figures are measured, the page is run by .ci/page, and the
    // pipeline by Tests/Spark/run.
    let withoutCode: Set = [
      "AllRules.md", "AddingRules.md", "Speed.md", "Promises.md", "Names.md", "TryingInAPage.md",
      "ComingFrom.md",
      "Deployment.md", "DataPipelines.md", "SchemaSuite.md",
    ]
    #expect(try Article.all().allSatisfy { !$0.blocks.isEmpty || withoutCode.contains($0.description) })
  }

  /// The lines of each test of this directory but this one, of the server that `.ci/server` runs, and of the macros of
  /// `.ci/client`.
  private static func tests() throws -> [Lines] {
    let directories = [
      URL(fileURLWithPath: #filePath).deletingLastPathComponent(),
      Article.root.appendingPathComponent("Tests/Server/Sources/Server"),
      Article.root.appendingPathComponent("Tests/Client/Sources/Macros"),
    ]
    return
      try directories.flatMap {
        try FileManager.default.contentsOfDirectory(at: $0, includingPropertiesForKeys: nil)
      }
      .filter { $0.pathExtension == "swift" && $0.path != #filePath }
      .map { Lines(try String(contentsOf: $0, encoding: .utf8)) }
  }
}

/// A text's lines without indentation; empty ones are left out.
private struct Lines {
  let lines: [Substring]

  init(_ text: String) {
    lines = text.split(separator: "\n").map(trimmed).filter { !$0.isEmpty }
  }

  func contains(inOrder block: [Substring]) -> Bool { prefixLength(of: block) == block.count }

  /// How many lines from a block's start are here in order; lines of other text may be between them.
  func prefixLength(of block: [Substring]) -> Int {
    var length = 0
    for line in lines where length < block.count && line == block[length] { length += 1 }
    return length
  }
}

private func trimmed(_ line: Substring) -> Substring {
  let start = line.drop { $0 == " " }
  return start.prefix(upTo: start.lastIndex { $0 != " " }.map { start.index(after: $0) } ?? start.startIndex)
}

/// A text for readers with its fenced blocks of code, data and output.
struct Article: Sendable, CustomStringConvertible {
  struct Block: Sendable {
    let line: Int
    var lines: [Substring] = []
  }

  let description: String
  let blocks: [Block]

  /// The directory of the package.
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The DocC articles, and the README where there is one.
  static func all() throws -> [Article] {
    let catalog = root.appendingPathComponent("Sources/LocalizedValidation/LocalizedValidation.docc")
    let articles = try FileManager.default.contentsOfDirectory(at: catalog, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "md" }
    let readme = root.appendingPathComponent("README.md")
    let texts = articles + (FileManager.default.fileExists(atPath: readme.path) ? [readme] : [])
    return try texts.sorted { $0.path < $1.path }
      .map { Article($0.lastPathComponent, try String(contentsOf: $0, encoding: .utf8)) }
  }

  private init(_ name: String, _ text: String) {
    description = name
    var blocks: [Block] = []
    var open: Block?
    var isChecked = false
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let content = trimmed(line)
      if content.hasPrefix("```") {
        if let block = open {
          // A test cannot run a manifest.
          if isChecked, !block.lines.isEmpty, block.lines[0] != "// Package.swift" { blocks.append(block) }
          open = nil
        } else {
          // Commands for a shell are checked by the script that runs them.
          isChecked = ["swift", "json", "text"].contains(content.dropFirst(3))
          open = Block(line: index + 1)
        }
      } else if !content.isEmpty {
        open?.lines.append(content)
      }
    }
    self.blocks = blocks
  }
}
