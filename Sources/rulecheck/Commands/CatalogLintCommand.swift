import ArgumentParser
import LocalizedValidation
import MessageLocalization

/// `rulecheck catalog lint`.
struct CatalogLintCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint",
    abstract: "Check catalogs for mistakes.",
    discussion: """
      Translations are compared with the directory's en.json or, if there is none, with the built-in English \
      catalog. The findings are: missing and unknown keys, arguments that differ from the source's or that no rule \
      reports, also in a single form, plural forms that the language lacks or never uses, cases that the source \
      does not have, messages that do not mark the label, broken patterns, keys that appear twice, a file name that \
      contradicts @@locale, stray bidi controls, texts that are not in NFC, empty texts, and copies of the source.

      Each finding is a line: file:line:column: severity: key: problem
      """
  )

  @Argument(help: ArgumentHelp("The directories of catalogs.", valueName: "directory"))
  var directories: [PathArgument]

  @Flag(help: "Do not report missing messages, for catalogs that only override some.")
  var partial = false

  func run() throws {
    Interruption.ignoreClosedPipes()
    let lint = CatalogLint.builtIn
    var text = ""
    var levels: [CatalogLevel] = []
    var count = 0
    var fileCount = 0
    for path in directories {
      let directory = try CatalogCommand.read(path)
      let findings = lint.findings(in: directory, isPartial: partial)
      text += findings.map { TerminalText.inert($0.description) + "\n" }.joined()
      if !partial { levels += lint.levels(in: directory) }
      count += findings.count
      fileCount += directory.files.count
    }
    try print(text)
    for level in levels { writeDiagnostic("\(level.locale): \(level)") }
    writeDiagnostic("files: \(fileCount), findings: \(count)")
    if count > 0 { throw ExitCode.invalid }
  }
}
