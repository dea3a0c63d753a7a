import MessageFormat

/// Cases of a `select` that the source's message does not have, and that are therefore never chosen, such as a misspelt
/// word.
struct CaseCheck: CatalogCheck {
  let rule = LintRule.cases

  /// What selects among suggestions and lists, whatever the source does.
  private static let general: Set<String> = ["other", "none", "long"]

  /// How many cases of a choice are named.
  private static let most = 20

  func findings(in file: LintFile, against source: LintSource) -> [LintFinding] {
    guard file.locale != source.catalog.locale else { return [] }
    return file.catalog.entries.flatMap { entry -> [LintFinding] in
      guard let original = source.entry(for: entry.key)?.pattern, let pattern = entry.pattern else {
        return []
      }
      var known: [String: Set<String>] = [:]
      for choice in original.choices where choice.kind == .select {
        known[choice.argument, default: Self.general].formUnion(choice.forms.map(\.selector))
      }
      return pattern.choices.filter { $0.kind == .select }.flatMap { choice -> [LintFinding] in
        guard let cases = known[choice.argument] else { return [] }
        return choice.forms.filter { !cases.contains($0.selector) }.prefix(Self.most).map { form in
          LintFinding(
            file, entry, choice.path + [form.selector], .warning,
            "the source does not distinguish “\(form.selector)” as a value of {\(choice.argument)}")
        }
      }
    }
  }
}
