import ICU
import MessageLocalization

/// Plural categories that a language needs and a message lacks, or that the language never uses (CLDR, from ICU).
struct PluralCheck: CatalogCheck {
  func findings(in file: LintFile, against source: LintSource) -> [LintFinding] {
    var findings: [LintFinding] = []
    for entry in file.catalog.entries {
      var seen: Set<String> = []
      for choice in entry.pattern?.choices ?? [] where choice.kind != .select {
        for problem in problems(of: choice, in: file.locale) where seen.insert(problem).inserted {
          findings.append(LintFinding(file, entry.valuePosition, .error, entry.key, problem))
        }
      }
    }
    return findings
  }

  private func problems(of choice: MessagePattern.Choice, in locale: LanguageTag) -> [String] {
    let kind: PluralRules.Kind = choice.kind == .ordinal ? .ordinal : .cardinal
    let needed: Set<PluralCategory>
    do { needed = try PluralRules(locale: locale.identifier, kind: kind).categories } catch {
      return ["the plural rules of “\(locale)” cannot be read: \(error.name)"]
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
