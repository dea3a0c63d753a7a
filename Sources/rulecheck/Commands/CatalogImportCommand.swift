import ArgumentParser
import Essentials
import JSONText
import LocalizedValidation
import LocalizedValidationAppleCatalogs
import MessageLocalization

/// `rulecheck catalog import`.
struct CatalogImportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Read a file of translation tools or of Xcode into a catalog.",
    discussion: """
      rulecheck catalog import de.xlf --into Localizations/de.json

      Without --into, the catalog goes to standard output. Into a catalog that exists, messages are replaced where they \
      are, and new ones are added at the end. With one of the two files of a table (.strings and .stringsdict), the \
      other one beside it is read, too.

      Nothing is written if the file or a message is broken. What a catalog cannot hold is left out and named on \
      standard error; then the exit code is 1.
      """
  )

  @Argument(help: ArgumentHelp("The file to read.", valueName: "file"))
  var file: PathArgument

  @Option(help: "The format of the file, if its name does not say it.")
  var format: TranslationFormat?

  @Option(
    help: ArgumentHelp(
      "The language of the messages, if the file does not state it or has several.", valueName: "tag"))
  var locale: LanguageTag?

  @Option(help: ArgumentHelp("The catalog to write, named after its language.", valueName: "file"))
  var into: PathArgument?

  func run() throws {
    Interruption.ignoreClosedPipes()
    let path = try file.text()
    guard let format = format ?? TranslationFormat(fileName: path) else {
      throw badData("\(path): the name does not say the format; expected --format")
    }
    let target = try into?.text()
    let input: CatalogImport
    do throws(CatalogError) {
      input = try CatalogImport(path, format, locale: locale, into: target)
    } catch {
      throw badData(error)
    }
    if let target {
      try CatalogCommand.write(input.json, to: target)
      writeDiagnostic("\(target): \(input.count) messages")
    } else {
      try print(String(decoding: input.json, as: UTF8.self))
    }
    for finding in input.findings { writeDiagnostic(TerminalText.inert(finding.description)) }
    if !input.findings.isEmpty { throw ExitCode.invalid }
  }
}
