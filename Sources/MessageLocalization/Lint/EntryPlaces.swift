import JSONText
import MessageFormat

extension LintFinding {
  /// A finding in one sentence of a message, as far as the catalog gives it a place of its own.
  ///
  /// - Parameter path: The selectors that lead to the sentence.
  init(
    _ file: LintFile,
    _ entry: CatalogEntry,
    _ path: [String],
    _ severity: Severity,
    _ problem: String
  ) {
    var (source, position) = (entry.source, entry.valuePosition)
    var key = entry.key
    var node = file.root?[entry.key]
    for selector in path {
      guard case .choice(let choice) = source,
        let form = choice.forms.first(where: { $0.selector == selector })
      else { break }
      source = form.message
      key += "|\(selector)"
      node = node?[selector]
      if let node { position = node.position }
    }
    self.init(file, position, severity, key, problem)
  }
}
