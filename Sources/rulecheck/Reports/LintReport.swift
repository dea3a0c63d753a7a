import ArgumentParser
import Essentials
import JSONText
import MessageLocalization

/// The findings of the lint, as text or as data.
struct LintReport {
  /// The format of a report.
  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, json, sarif
  }

  let findings: [LintFinding]
  let fileCount: Int
  /// The levels of the languages; empty for catalogs that only override messages.
  let levels: [CatalogLevel]

  func text(as format: Format) -> String {
    switch format {
    case .text: findings.map { TerminalText.inert($0.description) + "\n" }.joined()
    case .json: Self.text(json)
    case .sarif: Self.text(sarif)
    }
  }

  private static func text(_ node: JSONNode) -> String {
    String(decoding: JSONText.prettyBytes(of: node), as: UTF8.self)
  }

  private var json: JSONNode {
    .members([
      "files": .count(fileCount),
      "levels": .list(
        levels.map { level in
          .members([
            "locale": .text(level.locale.identifier), "core": Self.part(level.core),
            "all": Self.part(level.all),
          ])
        }),
      "findings": .list(
        findings.map { finding in
          .members([
            "file": .text(finding.file), "line": .count(finding.line), "column": .count(finding.column),
            "severity": .text(finding.severity.rawValue), "rule": .text(finding.rule.rawValue),
            "key": .text(finding.key), "problem": .text(finding.problem),
          ])
        }),
    ])
  }

  private static func part(_ part: CatalogLevel.Part) -> JSONNode {
    .members(["done": .count(part.done), "total": .count(part.total)])
  }

  /// Static Analysis Results Interchange Format 2.1.0 (OASIS), as code hosts show findings beside lines.
  private var sarif: JSONNode {
    let rules = LintRule.allCases
    let driver = JSONNode.members([
      "name": .text("rulecheck catalog lint"),
      "rules": .list(
        rules.map {
          .members(["id": .text($0.rawValue), "shortDescription": .members(["text": .text($0.summary)])])
        }),
    ])
    let run = JSONNode.members([
      "tool": .members(["driver": driver]),
      // Columns count code points.
      "columnKind": .text("unicodeCodePoints"),
      "results": .list(findings.map { Self.result($0, rules) }),
    ])
    return .members([
      "$schema": .text(
        "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"),
      "version": .text("2.1.0"),
      "runs": .list([run]),
    ])
  }

  private static func result(_ finding: LintFinding, _ rules: [LintRule]) -> JSONNode {
    let key = finding.key.isEmpty ? nil : finding.key
    let name = key.map { JSONNode.members(["fullyQualifiedName": .text($0), "kind": .text("member")]) }
    let place = JSONNode.members([
      "artifactLocation": .members(["uri": .text(uri(of: finding.file))]),
      "region": .members(["startLine": .count(finding.line), "startColumn": .count(finding.column)]),
    ])
    return .members([
      "ruleId": .text(finding.rule.rawValue),
      "ruleIndex": rules.firstIndex(of: finding.rule).map { .count($0) },
      "level": .text(finding.severity.rawValue),
      "message": .members(["text": .text([key, finding.problem].compactMap(\.self).joined(separator: ": "))]),
      "locations": .list([
        .members(["physicalLocation": place, "logicalLocations": name.map { .list([$0]) }])
      ]),
    ])
  }

  /// A path as a URI reference (RFC 3986): relative paths stay relative, so that a code host finds the file.
  private static func uri(of path: String) -> String {
    let url = URL(fileURLWithPath: path)
    return path.hasPrefix("/") ? url.absoluteString : url.relativeString
  }
}
