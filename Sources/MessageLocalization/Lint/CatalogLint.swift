/// One check of a catalog.
protocol CatalogCheck: Sendable {
  func findings(in file: LintFile, against source: LintSource) -> [LintFinding]
}

/// Runs every check of catalogs.
package struct CatalogLint: Sendable {
  private static let checks: [any CatalogCheck] = [
    KeyCheck(), ArgumentCheck(), PluralCheck(), BidiCheck(), NormalizationCheck(), EmptyCheck(), CopyCheck(),
  ]

  /// The catalogs that the library carries, used as the source of directories without an English catalog.
  private let builtIn: [LintFile]

  private let contract: MessageContract

  /// - Parameter contract: The arguments that messages can show; without it, those that the source shows.
  package init(builtIn: [LintFile], contract: MessageContract = .none) {
    self.builtIn = builtIn
    self.contract = contract
  }

  /// All findings in a directory, by file and position.
  package func findings(in directory: CatalogDirectory) -> [LintFinding] {
    guard let source = LintSource(for: directory, builtIn: builtIn, contract: contract) else { return [] }
    return directory.files.flatMap { file in
      file.errors.map { LintFinding($0) } + Self.checks.flatMap { $0.findings(in: file, against: source) }
    }.sorted(by: LintFinding.precedes)
  }
}
