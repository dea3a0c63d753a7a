import ArgumentParser
import LocalizedValidation
import MessageLocalization

/// `rulecheck catalog status`.
struct CatalogStatusCommand: ParsableCommand {
  /// The format of the table.
  enum TableFormat: String, ExpressibleByArgument, CaseIterable {
    case text, markdown
  }

  static let configuration = CommandConfiguration(
    commandName: "status",
    abstract: "List the languages, and how much of the messages each has.",
    discussion: """
      The core are the messages that say in general what is wrong with a value; with them, a language is useful. A \
      regional catalog has what it inherits within its language, too.
      """
  )

  @Argument(
    help: ArgumentHelp(
      "A directory of catalogs; without one, the built-in languages.", valueName: "directory"))
  var directory: PathArgument?

  @Option(help: "The format of the table.")
  var format: TableFormat = .text

  func run() throws {
    Interruption.ignoreClosedPipes()
    let lint = CatalogLint.builtIn
    let levels = try directory.map { lint.levels(in: try CatalogCommand.read($0)) } ?? lint.levels
    switch format {
    case .text: try print(levels.map { Self.cells($0).joined(separator: "\t") + "\n" }.joined())
    case .markdown:
      let head = "| locale | language | core | all | own | inherits from |\n|---|---|---|---|---|---|\n"
      try print(head + levels.map { "| \(Self.cells($0).joined(separator: " | ")) |\n" }.joined())
    }
  }

  private static func cells(_ level: CatalogLevel) -> [String] {
    [
      "\(level.locale)", level.locale.displayName(in: .english), "\(level.core)", "\(level.all)",
      "\(level.own)",
      level.parents.map(\.identifier).joined(separator: ", "),
    ]
  }
}
