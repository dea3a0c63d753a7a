/// One check of a catalog.
protocol CatalogCheck: Sendable {
  /// What the findings are about.
  var rule: LintRule { get }

  func findings(in file: LintFile, against source: LintSource) -> [LintFinding]
}

/// Runs every check of catalogs.
package struct CatalogLint: Sendable {
  private static let checks: [any CatalogCheck] = [
    KeyCheck(), ConfusableKeyCheck(), ArgumentCheck(), PluralCheck(), CaseCheck(), LabelCheck(), BidiCheck(),
    NormalizationCheck(), EmptyCheck(), CopyCheck(), QuotationCheck(), PunctuationCheck(),
  ]

  /// The catalogs that the library carries, used as the source of directories without an English catalog.
  package let builtIn: [LintFile]
  let contract: MessageContract

  /// - Parameter contract: The arguments that messages can show; without it, those that the source shows.
  package init(builtIn: [LintFile], contract: MessageContract = .none) {
    self.builtIn = builtIn
    self.contract = contract
  }

  /// All findings in a directory, by file and position.
  ///
  /// - Parameter isPartial: Whether catalogs may leave out messages, because they only override others.
  package func findings(in directory: CatalogDirectory, isPartial: Bool = false) -> [LintFinding] {
    guard
      let source = LintSource(for: directory, builtIn: builtIn, contract: contract, isPartial: isPartial)
    else { return [] }
    return directory.files.flatMap { file in
      file.errors.map { LintFinding($0) }
        + Self.checks.flatMap { check in
          check.findings(in: file, against: source).map { $0.about(check.rule) }
        }
    }.sorted(by: LintFinding.precedes)
  }

  /// The keys of the source that a reader of a language gets neither in it nor in one that it inherits from.
  ///
  /// - Parameter directory: The directory of the catalogs; nil for the library's.
  package func missingKeys(for locale: LanguageTag, of directory: CatalogDirectory?) -> [String] {
    let directory = directory ?? CatalogDirectory(path: "", files: builtIn)
    return LintSource(for: directory, builtIn: builtIn, contract: contract)?.missingKeys(for: locale) ?? []
  }
}
