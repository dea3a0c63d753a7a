import ICU
import JSONText
import MessageLocalization

/// Arguments that a translation does not show, or that its source does not give.
struct ArgumentCheck: CatalogCheck {
  func findings(in file: LintFile, against source: LintSource) -> [LintFinding] {
    file.catalog.entries.flatMap { entry -> [LintFinding] in
      guard let allowed = source.arguments(for: entry.key), let pattern = entry.pattern,
        let original = source.entry(for: entry.key)?.pattern
      else { return [] }
      var problems: [String] = []
      let used = Set(pattern.argumentNames)
      for name in pattern.argumentNames where !allowed.contains(name) {
        problems.append("{\(name)} is no argument of the source")
      }
      for name in original.argumentNames where !used.contains(name) {
        problems.append("{\(name)} of the source is not used")
      }
      for choice in pattern.choices {
        problems +=
          choice.kind == .select
          ? selectProblems(choice, original)
          : pluralProblems(choice, original, file.locale)
      }
      return problems.map { LintFinding(file, entry.valuePosition, .error, entry.key, $0) }
    }
  }

  /// A form that leaves out what the source's form of the same name shows.
  private func selectProblems(
    _ choice: MessagePattern.Choice,
    _ original: MessagePattern
  ) -> [String] {
    let originals = original.choices.filter { $0.kind == .select && $0.argument == choice.argument }
    return choice.forms.flatMap { form in
      let counterparts = originals.flatMap(\.forms).filter { $0.selector == form.selector }
      guard let first = counterparts.first else { return [String]() }
      let common = counterparts.dropFirst().reduce(first.arguments) { $0.intersection($1.arguments) }
      return common.subtracting(form.arguments).sorted().map { name in
        "the form “\(form.selector)” of {\(choice.argument)} does not show {\(name)}"
      }
    }
  }

  /// A form that leaves out the number though it is for several numbers, or what its sibling forms show.
  private func pluralProblems(
    _ choice: MessagePattern.Choice,
    _ original: MessagePattern,
    _ locale: LanguageTag
  ) -> [String] {
    let siblings = choice.forms.reduce(into: Set<String>()) { $0.formUnion($1.arguments) }
    let originals = original.choices.filter { $0.kind != .select && $0.argument == choice.argument }
    let showsNumber = originals.contains { $0.forms.contains { $0.arguments.contains(choice.argument) } }
    return choice.forms.flatMap { form -> [String] in
      let missing = siblings.subtracting(form.arguments).sorted()
      return missing.compactMap { name in
        guard name == choice.argument else {
          return "the form “\(form.selector)” of {\(choice.argument)} does not show {\(name)}"
        }
        guard showsNumber, form.exactNumber == nil, let category = form.category else { return nil }
        let numbers = Self.numbers(of: category, choice.kind, locale)
        guard numbers.count > 1 else { return nil }
        let list = numbers.prefix(3).map(String.init).joined(separator: ", ")
        let more = numbers.count > 3 ? ", …" : ""
        return
          "the form “\(form.selector)” does not show {\(name)}, but it is for several numbers: \(list)\(more)"
      }
    }
  }

  /// The integers below 256 of a category.
  private static func numbers(
    of category: PluralCategory,
    _ kind: MessagePattern.ArgumentKind,
    _ locale: LanguageTag
  ) -> [Int] {
    // A locale without rules has been reported with its file.
    guard
      let rules = try? PluralRules(locale: locale.identifier, kind: kind == .ordinal ? .ordinal : .cardinal)
    else { return [] }
    return (0..<256).filter { rules.category(of: $0) == category }
  }
}
