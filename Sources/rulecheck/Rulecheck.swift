package import ArgumentParser

/// The command-line tool.
package struct Rulecheck: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "rulecheck",
    abstract: "Checks records by rules and says what is wrong in the reader's language.",
    discussion: """
      Results go to standard output, everything else to standard error.

      Exit codes: 0 valid or clean, 1 invalid or findings, 64 wrong usage, 65 unusable rules, catalogs or input.
      """,
    subcommands: [
      DemoCommand.self, ValidateCommand.self, RulesCommand.self, MessageCommand.self, CatalogCommand.self,
    ]
  )

  package init() {}
}
