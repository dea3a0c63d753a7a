package import ArgumentParser
import ICU

/// The command-line tool.
package struct Rulecheck: ParsableCommand {
  /// The version of the tool (Semantic Versioning 2.0.0).
  static let version = "1.0.0"

  package static let configuration = CommandConfiguration(
    commandName: "rulecheck",
    abstract: "Checks records against rules and explains errors in the reader's language.",
    discussion: """
      Results go to standard output, everything else to standard error.

      Exit codes: 0 valid or clean, 1 invalid or findings, 64 wrong usage, 65 unusable rules, catalogs or input.

      --generate-completion-script bash, zsh or fish writes a script that completes commands, files, languages, \
      keys of messages and names of rules.
      """,
    version: "rulecheck \(version) (ICU \(ICUVersion.icu), Unicode \(ICUVersion.unicode))",
    subcommands: [
      DemoCommand.self, InitCommand.self, ValidateCommand.self, RulesCommand.self,
      RulesFileCommand.self, SchemaCommand.self, VectorsCommand.self, MessageCommand.self,
      CatalogCommand.self, ServeCommand.self,
    ]
  )

  package init() {}

  /// Runs the command that the arguments name, and ends the process with its exit code.
  ///
  /// Unlike ArgumentParser's `main()`, it does not print control characters of a rejected argument.
  package static func main() -> Never {
    do {
      var command = try parseAsRoot()
      try command.run()
      exit()
    } catch {
      let code = exitCode(for: error)
      let text = fullMessage(for: error, columns: nil)
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map {
        TerminalText.inert(String($0))
      }
      if code.isSuccess {
        Swift.print(lines.joined(separator: "\n"))
      } else if !text.isEmpty {
        writeToStandardError(lines.joined(separator: "\n") + "\n")
      }
      exit(withError: code)
    }
  }
}
