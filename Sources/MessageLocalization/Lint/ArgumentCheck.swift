import ICU
import JSONText
import MessageFormat

/// Arguments that a translation does not show, or that its source does not have.
struct ArgumentCheck: CatalogCheck {
  let rule = LintRule.arguments

  /// How many absent arguments are named for one form; a malicious pattern could lack thousands in each of thousands.
  static let mostNames = 10

  /// How many findings in a message are shown at their sentence; finding each takes a walk over the message.
  private static let mostPlaces = 100

  func findings(in file: LintFile, against source: LintSource) -> [LintFinding] {
    let numbers = CategoryNumbers(locale: file.locale)
    return file.catalog.entries.flatMap { entry -> [LintFinding] in
      guard let allowed = source.arguments(for: entry.key), let pattern = entry.pattern,
        let original = source.entry(for: entry.key)?.pattern
      else { return [] }
      let names = pattern.argumentNames
      let used = Set(names)
      var findings: [LintFinding] = []
      for name in names where !allowed.contains(name) {
        let path = findings.count < Self.mostNames ? Self.path(of: name, in: entry) : []
        findings.append(LintFinding(file, entry, path, .error, "{\(name)} is not an argument of the source"))
      }
      let kinds = original.arguments
      for name in original.argumentNames where !used.contains(name) && name != MessageContract.field {
        // A message can do without an argument that only selects, such as the unit of a length.
        let severity: LintFinding.Severity = kinds[name] == [.select] ? .warning : .error
        findings.append(LintFinding(file, entry, [], severity, "{\(name)} of the source is not used"))
      }
      let originals = SourceChoices(original)
      for choice in pattern.choices {
        let problems =
          choice.kind == .select
          ? selectProblems(choice, originals) : pluralProblems(choice, originals, numbers)
        for (form, problem) in problems {
          let path = findings.count < Self.mostPlaces ? choice.path + [form.selector] : []
          findings.append(LintFinding(file, entry, path, .error, problem))
        }
      }
      return findings
    }
  }

  /// The way to the first sentence that mentions an argument.
  private static func path(of name: String, in entry: CatalogEntry) -> [String] {
    entry.source.leaves.first { $0.pattern.contains("{\(name)}") || $0.pattern.contains("{\(name),") }?.path
      ?? []
  }

  private typealias Problem = (form: MessagePattern.Form, problem: String)

  /// A form that omits arguments that the source's form of the same name shows.
  private func selectProblems(_ choice: MessagePattern.Choice, _ originals: SourceChoices) -> [Problem] {
    choice.forms.flatMap { form in
      let common = originals.arguments(ofForm: form.selector, argument: choice.argument)
      return absent(from: form, of: common).map { name in
        (form, "the form “\(form.selector)” of {\(choice.argument)} does not show {\(name)}")
      }
    }
  }

  /// A form that omits the number although it is for several numbers, or omits arguments that its sibling forms show.
  private func pluralProblems(
    _ choice: MessagePattern.Choice,
    _ originals: SourceChoices,
    _ numbers: CategoryNumbers
  ) -> [Problem] {
    let siblings = choice.forms.reduce(into: Set<String>()) { $0.formUnion($1.arguments) }.sorted()
    let showsNumber = originals.showsNumber(choice.argument)
    return choice.forms.flatMap { form -> [Problem] in
      absent(from: form, of: siblings).compactMap { name in
        guard name == choice.argument else {
          return (form, "the form “\(form.selector)” of {\(choice.argument)} does not show {\(name)}")
        }
        guard showsNumber, form.exactNumber == nil, let category = form.category else { return nil }
        let numbers = numbers.numbers(of: category, choice.kind)
        guard numbers.count > 1 else { return nil }
        let list = numbers.prefix(3).map(String.init).joined(separator: ", ")
        let more = numbers.count > 3 ? ", …" : ""
        return (
          form,
          "the form “\(form.selector)” does not show {\(name)}, but it is for several numbers: \(list)\(more)"
        )
      }
    }
  }

  /// The first of the names that a form does not show.
  private func absent(from form: MessagePattern.Form, of names: [String]) -> some Sequence<String> {
    names.lazy.filter { $0 != MessageContract.field && !form.arguments.contains($0) }.prefix(Self.mostNames)
  }
}

/// The arguments that the choices of a source's pattern show, looked up by form.
private struct SourceChoices {
  private struct Form: Hashable {
    let argument: String
    let selector: String
  }

  private let common: [Form: [String]]
  private let shown: Set<String>

  init(_ pattern: MessagePattern) {
    var common: [Form: Set<String>] = [:]
    var shown: Set<String> = []
    for choice in pattern.choices {
      for form in choice.forms {
        if choice.kind != .select {
          if form.arguments.contains(choice.argument) { shown.insert(choice.argument) }
          continue
        }
        let key = Form(argument: choice.argument, selector: form.selector)
        common[key] = common[key]?.intersection(form.arguments) ?? form.arguments
      }
    }
    self.common = common.mapValues { $0.sorted() }
    self.shown = shown
  }

  /// The arguments that every form with this name shows, sorted.
  func arguments(ofForm selector: String, argument: String) -> [String] {
    common[Form(argument: argument, selector: selector)] ?? []
  }

  /// Whether some plural form shows its number.
  func showsNumber(_ argument: String) -> Bool { shown.contains(argument) }
}

/// The integers below 256 of each category of a locale.
private struct CategoryNumbers {
  private let cardinal: [PluralCategory: [Int]]
  private let ordinal: [PluralCategory: [Int]]

  init(locale: LanguageTag) {
    cardinal = Self.numbers(locale, .cardinal)
    ordinal = Self.numbers(locale, .ordinal)
  }

  func numbers(of category: PluralCategory, _ kind: MessagePattern.ArgumentKind) -> [Int] {
    (kind == .ordinal ? ordinal : cardinal)[category] ?? []
  }

  private static func numbers(_ locale: LanguageTag, _ kind: PluralRules.Kind) -> [PluralCategory: [Int]] {
    // A locale without rules has already been reported with its file.
    guard let rules = try? PluralRules(locale: locale.identifier, kind: kind) else { return [:] }
    return Dictionary(grouping: 0..<256) { rules.category(of: $0) }
  }
}
