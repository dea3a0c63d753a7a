import ICU
import MessageLocalization

/// Plural categories that a language needs and a message lacks, or that the language never uses (CLDR, from ICU).
struct PluralCheck: CatalogCheck {
  func findings(in file: LintFile, against source: LintSource) -> [LintFinding] {
    var findings: [LintFinding] = []
    let needed: [PluralRules.Kind: Result<Set<PluralCategory>, ICUError>] = [
      .cardinal: Self.categories(.cardinal, file.locale), .ordinal: Self.categories(.ordinal, file.locale),
    ]
    for entry in file.catalog.entries {
      var seen: Set<String> = []
      for choice in entry.pattern?.choices ?? [] where choice.kind != .select {
        for problem in problems(of: choice, in: file.locale, needed) where seen.insert(problem).inserted {
          findings.append(LintFinding(file, entry.valuePosition, .error, entry.key, problem))
        }
      }
    }
    return findings
  }

  /// The categories of a language, read once for a file.
  private static func categories(
    _ kind: PluralRules.Kind,
    _ locale: LanguageTag
  ) -> Result<Set<PluralCategory>, ICUError> {
    Result { () throws(ICUError) in try PluralRules(locale: locale.identifier, kind: kind).categories }
  }

  private func problems(
    of choice: MessagePattern.Choice,
    in locale: LanguageTag,
    _ categories: [PluralRules.Kind: Result<Set<PluralCategory>, ICUError>]
  ) -> [String] {
    let needed: Set<PluralCategory>
    switch categories[choice.kind == .ordinal ? .ordinal : .cardinal] {
    case .success(let known): needed = known
    case .failure(let error): return ["the plural rules of “\(locale)” cannot be read: \(error.name)"]
    case nil: return []
    }
    let what = "{\(choice.argument), \(choice.kind == .ordinal ? "selectordinal" : "plural")}"
    var problems = PluralCategory.allCases.compactMap { category -> String? in
      switch (needed.contains(category), choice.categories.contains(category)) {
      case (true, false): "\(what) lacks the form “\(category)”, which \(locale) needs"
      case (false, true): "\(what) has the form “\(category)”, which \(locale) never uses"
      default: nil
      }
    }
    for form in choice.forms where form.category == nil && form.exactNumber == nil {
      problems.append("\(what) has the form “\(form.selector)”, which is no plural category")
    }
    return problems
  }
}
