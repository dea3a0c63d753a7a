import MessageFormat

/// Messages about a field that do not mark where its label is: the label and the message are joined by `error.full`, which
/// reads like a list rather than a sentence.
struct LabelCheck: CatalogCheck {
  let rule = LintRule.labelMarks

  /// How many sentences of a message are named.
  private static let most = 20

  func findings(in file: LintFile, against source: LintSource) -> [LintFinding] {
    file.catalog.entries.flatMap { entry -> [LintFinding] in
      guard source.isSentence(entry.key), entry.key.withoutFullForm == nil,
        file.catalog.places(of: entry.key)?.full == nil
      else { return [] }
      let leaves = entry.source.leaves
      let unmarked = leaves.filter { !LabelMarks.areFound(in: $0, of: entry.source) }
      if unmarked.count == leaves.count {
        return [
          LintFinding(
            file, entry, [], .warning, "the message does not mark the part of the label, such as [“{field}” ]"
          )
        ]
      }
      return unmarked.prefix(Self.most).map {
        LintFinding(
          file, entry, $0.path, .error, "the sentence does not mark the part of the label, as others do")
      }
    }
  }
}
