import ArgumentParser
import LocalizedValidation
import MessageLocalization

/// `rulecheck catalog new`.
struct CatalogNewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new",
    abstract: "Write a catalog to translate.",
    discussion: """
      Writes every message of the source to standard output, in English, with a sentence for each plural category of \
      the language. Messages that the language inherits, as pt-AO does from pt-PT, are left out.

      rulecheck catalog new de >Localizations/de.json
      """
  )

  @Argument(help: "The language, as a BCP 47 tag such as pt-BR.")
  var locale: LanguageTag

  @Option(
    name: .customLong("source"),
    help: ArgumentHelp(
      "The directory of catalogs with en.json and Descriptions.json; by default, the built-in catalogs.",
      valueName: "directory"))
  var source: PathArgument?

  func run() throws {
    Interruption.ignoreClosedPipes()
    let lint = CatalogLint.builtIn
    let directory = try source.map(CatalogCommand.read)
    let text: String
    do throws(CatalogError) { text = try lint.skeleton(for: locale, of: directory) } catch {
      throw badData(error)
    }
    try print(text)
  }
}
