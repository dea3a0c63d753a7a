import JSONText

/// Messages that say nothing.
struct EmptyCheck: CatalogCheck {
  let rule = LintRule.emptyTexts

  func findings(in file: LintFile, against source: LintSource) -> [LintFinding] {
    file.texts.compactMap { key, node in
      guard let text = node.string, text.allSatisfy(\.isWhitespace) else { return nil }
      return LintFinding(file, node.position, .error, key, "the text is empty")
    }
  }
}
