import JSONText

/// One fault of a catalog, and its position.
package struct LintFinding: Sendable, Hashable {
  /// How severe a finding is.
  package enum Severity: String, Sendable, Hashable {
    /// The catalog is refused, or a reader gets a wrong sentence.
    case error
    /// A reader gets a poorer sentence, or a person should review the message.
    case warning
  }

  package var file: String
  /// The line, counted from 1.
  package var line: Int
  /// The column, counted from 1 in code points.
  package var column: Int
  package var severity: Severity
  /// The message key; empty if the finding is about the file.
  package var key: String
  package var problem: String
  /// What the finding is about.
  package var rule = LintRule.invalidCatalog
}

extension LintFinding {
  init(_ file: LintFile, _ place: JSONPosition, _ severity: Severity, _ key: String, _ problem: String) {
    self.init(
      file: file.path,
      line: place.line,
      column: place.column,
      severity: severity,
      key: key,
      problem: problem
    )
  }

  init(_ error: CatalogError) {
    self.init(
      file: error.file,
      line: error.line ?? 1,
      column: error.column ?? 1,
      severity: .error,
      key: error.key ?? "",
      problem: "\(error.problem); expected \(error.expected)"
    )
  }

  /// The finding with its rule.
  func about(_ rule: LintRule) -> LintFinding {
    var finding = self
    finding.rule = rule
    return finding
  }

  /// Whether this finding comes before another.
  static func precedes(_ left: LintFinding, _ right: LintFinding) -> Bool {
    (left.file, left.line, left.column, left.problem) < (right.file, right.line, right.column, right.problem)
  }
}

extension LintFinding: CustomStringConvertible {
  /// The finding as `file:line:column: severity: key: problem`, as editors read it; keys and texts are as in the file.
  package var description: String {
    let place = "\(file):\(line):\(column): \(severity)"
    return [place, key, problem].filter { !$0.isEmpty }.joined(separator: ": ")
  }
}
