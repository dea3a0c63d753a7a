import Foundation
import Testing

/// Whether what the articles show is what the tests beside this file compile, run and assert.
@Suite("What articles show")
struct ArticleTests {
  @Test("is in a test, line by line, and “…” where lines are left out", arguments: try Article.all())
  func blocks(of article: Article) throws {
    let tests = try Self.tests()
    for block in article.blocks {
      let found = tests.map { $0.length(of: block.lines) }.max() ?? 0
      if found == block.lines.count { continue }
      Issue.record(
        "\(article): no test has the block at line \(block.line); it goes wrong at: \(block.lines[found])")
    }
  }

  @Test("ends what it begins", arguments: try Article.all())
  func brackets(in article: Article) {
    for block in article.blocks where block.language == "swift" {
      let code = block.lines.joined(separator: "\n")
        .replacing(/#".*?"#/, with: "").replacing(/"(?:\\.|[^"\\\n])*"/, with: "")
      for (opening, closing) in [("{", "}"), ("(", ")"), ("[", "]")] as [(Character, Character)] {
        let difference = code.count { $0 == opening } - code.count { $0 == closing }
        #expect(
          difference == 0, "\(article): the block at line \(block.line) has \(difference) more of \(opening)")
      }
    }
  }

  @Test(
    "goes wrong at the first line that is not there",
    arguments: [
      (["a", "b"], 2), (["b", "c"], 2), (["a", "c"], 1), (["a", "…", "c"], 3), (["c", "…", "a"], 2),
      (["…", "d"], 2),
      (["b", "d"], 2), (["a", "// …", "b", "d"], 4), (["a", "…"], 2), (["x"], 0), (["a", "…", "d", "a"], 3),
    ] as [([String], Int)]
  )
  func lengths(of block: [String], expected: Int) {
    #expect(Lines("a\n  b\n\nc\nb\nd").length(of: block.map { $0[...] }) == expected)
  }

  @Test("links to the types that it speaks of", arguments: try Article.all())
  func links(of article: Article) {
    // The README is read where there is no archive of documentation; `.ci/documentation` follows the links.
    #expect(article.links.isEmpty == (article.description == "README.md"))
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

  /// How many lines from a block's start are here, one after the other; “…” in the block stands for any lines.
  func length(of block: [Substring]) -> Int {
    var start = 0
    for part in block.split(omittingEmptySubsequences: false, whereSeparator: { $0 == "…" || $0 == "// …" }) {
      var best = (length: 0, end: start)
      for place in start...lines.count where best.length < part.count {
        let length = zip(lines[place...], part).prefix { $0 == $1 }.count
        if length > best.length { best = (length, place + length) }
      }
      guard best.length == part.count else { return part.startIndex + best.length }
      start = best.end
    }
    return block.count
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
    let language: Substring
    var lines: [Substring] = []
  }

  let description: String
  let blocks: [Block]
  /// The paths of its links to types and modules.
  let links: [Substring]

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
    var links: [Substring] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let content = trimmed(line)
      if content.hasPrefix("```") {
        if let block = open {
          // A test cannot run a manifest.
          if isChecked, !block.lines.isEmpty, block.lines[0] != "// Package.swift" { blocks.append(block) }
          open = nil
        } else {
          // Commands for a shell are checked by the script that runs them.
          let language = content.dropFirst(3)
          isChecked = ["swift", "json", "text"].contains(language)
          open = Block(line: index + 1, language: language)
        }
      } else if !content.isEmpty {
        open?.lines.append(content)
        if open == nil { links += content.matches(of: /``([A-Za-z\/]+)``/).map(\.1) }
      }
    }
    self.blocks = blocks
    self.links = links
  }
}
