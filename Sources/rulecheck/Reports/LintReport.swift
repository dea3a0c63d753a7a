import ArgumentParser
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
    .of([
      ("files", .number("\(fileCount)")),
      (
        "levels",
        .array(
          levels.map { level in
            .of([
              ("locale", .string(level.locale.identifier)), ("core", Self.part(level.core)),
              ("all", Self.part(level.all)),
            ])
          })
      ),
      (
        "findings",
        .array(
          findings.map { finding in
            .of([
              ("file", .string(finding.file)), ("line", .number("\(finding.line)")),
              ("column", .number("\(finding.column)")), ("severity", .string(finding.severity.rawValue)),
              ("rule", .string(finding.rule.rawValue)), ("key", .string(finding.key)),
              ("problem", .string(finding.problem)),
            ])
          })
      ),
    ])
  }

  private static func part(_ part: CatalogLevel.Part) -> JSONNode.Content {
    JSONNode.of([("done", .number("\(part.done)")), ("total", .number("\(part.total)"))]).content
  }

  /// Static Analysis Results Interchange Format 2.1.0 (OASIS), as code hosts show findings beside lines.
  private var sarif: JSONNode {
    let rules = LintRule.allCases
    return .of([
      (
        "$schema",
        .string("https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json")
      ),
      ("version", .string("2.1.0")),
      (
        "runs",
        .array([
          .of([
            (
              "tool",
              JSONNode.of([
                (
                  "driver",
                  JSONNode.of([
                    ("name", .string("rulecheck catalog lint")),
                    (
                      "rules",
                      .array(
                        rules.map { rule in
                          .of([
                            ("id", .string(rule.rawValue)),
                            ("shortDescription", JSONNode.of([("text", .string(rule.summary))]).content),
                          ])
                        })
                    ),
                  ]).content
                )
              ]).content
            ),
            // Columns count code points.
            ("columnKind", .string("unicodeCodePoints")),
            ("results", .array(findings.map { Self.result($0, rules) })),
          ])
        ])
      ),
    ])
  }

  private static func result(_ finding: LintFinding, _ rules: [LintRule]) -> JSONNode {
    let key = finding.key.isEmpty ? "" : "\(finding.key): "
    let place = JSONNode.of([
      ("artifactLocation", JSONNode.of([("uri", .string(uri(of: finding.file)))]).content),
      (
        "region",
        JSONNode.of([
          ("startLine", .number("\(finding.line)")), ("startColumn", .number("\(finding.column)")),
        ]).content
      ),
    ])
    var location: [(String, JSONNode.Content)] = [("physicalLocation", place.content)]
    if !finding.key.isEmpty {
      location.append(
        (
          "logicalLocations",
          .array([.of([("fullyQualifiedName", .string(finding.key)), ("kind", .string("member"))])])
        ))
    }
    return .of([
      ("ruleId", .string(finding.rule.rawValue)),
      ("ruleIndex", .number("\(rules.firstIndex(of: finding.rule) ?? 0)")),
      ("level", .string(finding.severity.rawValue)),
      ("message", JSONNode.of([("text", .string(key + finding.problem))]).content),
      ("locations", .array([.of(location)])),
    ])
  }

  /// A path as a URI reference (RFC 3986): relative paths stay relative, so that a code host finds the file.
  private static func uri(of path: String) -> String {
    let unreserved = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/".utf8)
    var uri = path.hasPrefix("/") ? "file://" : ""
    for byte in path.utf8 {
      if unreserved.contains(byte) {
        uri.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        uri += "%" + (digits.count < 2 ? "0" : "") + digits
      }
    }
    return uri
  }
}

extension JSONNode {
  /// An object of members in order.
  fileprivate static func of(_ members: [(String, Content)]) -> JSONNode {
    JSONNode(.object(members.map { Member(key: $0.0, value: JSONNode($0.1)) }))
  }
}
