import ICU
package import MessageFormat

/// Plural categories that a language needs and a message lacks, or that the language never uses (CLDR, from ICU).
struct PluralCheck: CatalogCheck {
  let rule = LintRule.pluralForms

  func findings(in file: LintFile, against source: LintSource) -> [LintFinding] {
    let forms = PluralForms(of: file.locale)
    return file.catalog.entries.flatMap { entry in
      (entry.pattern.map(forms.findings) ?? []).map { LintFinding(file, entry, $0.path, .error, $0.problem) }
    }
  }
}

/// The plural categories of a language, read once.
package struct PluralForms: Sendable {
  private let locale: LanguageTag
  private let cardinals: Result<Set<PluralCategory>, ICUError>
  private let ordinals: Result<Set<PluralCategory>, ICUError>

  package init(of locale: LanguageTag) {
    self.locale = locale
    cardinals = Self.categories(.cardinal, locale)
    ordinals = Self.categories(.ordinal, locale)
  }

  private static func categories(
    _ kind: PluralRules.Kind,
    _ locale: LanguageTag
  ) -> Result<Set<PluralCategory>, ICUError> {
    Result { () throws(ICUError) in try PluralRules(locale: locale.identifier, kind: kind).categories }
  }

  /// The plural categories that a message lacks or has in excess, each problem once.
  package func problems(of pattern: MessagePattern) -> [String] {
    var seen: Set<String> = []
    return findings(of: pattern).map(\.problem).filter { seen.insert($0).inserted }
  }

  /// The same with the selectors that lead to each choice.
  func findings(of pattern: MessagePattern) -> [(path: [String], problem: String)] {
    pattern.choices.filter { $0.kind != .select }.flatMap { choice in
      problems(of: choice).map { (choice.path, $0) }
    }
  }

  private func problems(of choice: MessagePattern.Choice) -> [String] {
    let needed: Set<PluralCategory>
    switch choice.kind == .ordinal ? ordinals : cardinals {
    case .success(let known): needed = known
    case .failure(let error): return ["the plural rules of “\(locale)” cannot be read: \(error.name)"]
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
      problems.append("\(what) has the form “\(form.selector)”, which is not a plural category")
    }
    return problems
  }
}
