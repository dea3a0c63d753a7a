import ArgumentParser
import LocalizedValidation
import MessageLocalization

/// `rulecheck catalog`.
struct CatalogCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "catalog",
    abstract: "Work on catalogs of messages.",
    subcommands: [LintCommand.self, ConvertCommand.self]
  )
}

/// `rulecheck catalog lint`.
struct LintCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint",
    abstract: "Check catalogs for mistakes.",
    discussion: """
      Translations are compared with the directory's en.json or, if there is none, with the built-in English \
      catalog. The findings are: missing and unknown keys, arguments that differ from the source's, also in a single \
      plural form, plural forms that the language lacks or never uses, broken patterns, keys that appear twice, a \
      file name that contradicts @@locale, stray bidi controls, texts that are not in NFC, empty texts, and copies \
      of the source.

      Each finding is a line: file:line:column: severity: key: problem
      """
  )

  @Argument(help: ArgumentHelp("The directories of catalogs.", valueName: "directory"))
  var directories: [PathArgument]

  func run() throws {
    Interruption.ignoreClosedPipes()
    let lint = CatalogLint.builtIn
    var text = ""
    var count = 0
    var fileCount = 0
    for path in directories {
      let directory: CatalogDirectory
      do throws(InputError) { directory = try Self.read(path) } catch { throw badData(error) }
      let findings = lint.findings(in: directory)
      text += findings.map { TerminalText.inert($0.description) + "\n" }.joined()
      count += findings.count
      fileCount += directory.files.count
    }
    try print(text)
    writeDiagnostic("files: \(fileCount), findings: \(count)")
    if count > 0 { throw ExitCode.invalid }
  }

  private static func read(_ path: PathArgument) throws(InputError) -> CatalogDirectory {
    let path = try path.text()
    do throws(CatalogError) { return try CatalogDirectory(reading: path) } catch {
      throw InputError(file: error.file, problem: error.problem)
    }
  }
}
