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
      contradicts @@locale, keys that look like others, stray bidi controls, texts that are not in NFC, empty \
      texts, copies of the source, and quotation marks and punctuation of another language.

      Each finding is a line: file:line:column: severity: key: problem. JSON and SARIF 2.1.0 have the same with the name \
      of the rule. The levels of the languages go to standard error.
      """
  )

  @Argument(help: ArgumentHelp("The directories of catalogs.", valueName: "directory"))
  var directories: [PathArgument]

  @Flag(help: "Do not report missing messages, for catalogs that only override some.")
  var partial = false

  @Option(help: "The format of the findings: text for people and editors, JSON, or SARIF for code hosts.")
  var format: LintReport.Format = .text

  func run() throws {
    Interruption.ignoreClosedPipes()
    let lint = CatalogLint.builtIn
    var findings: [LintFinding] = []
    var levels: [CatalogLevel] = []
    var fileCount = 0
    for path in directories {
      let directory = try CatalogCommand.read(path)
      findings += lint.findings(in: directory, isPartial: partial)
      if !partial { levels += lint.levels(in: directory) }
      fileCount += directory.files.count
    }
    let report = LintReport(findings: findings, fileCount: fileCount, levels: levels)
    try print(report.text(as: format))
    for level in levels { writeDiagnostic("\(level.locale): \(level)") }
    writeDiagnostic("files: \(fileCount), findings: \(findings.count)")
    if !findings.isEmpty { throw ExitCode.invalid }
  }
}
