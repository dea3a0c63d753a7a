import ArgumentParser
import JSONText
import LocalizedValidation
import MessageFormat
import MessageLocalization

/// `rulecheck catalog pseudo`.
struct CatalogPseudoCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "pseudo",
    abstract: "Write a catalog in a pseudo-language, to try layouts.",
    discussion: """
      rulecheck catalog pseudo --locale en-XA >Localizations/en-XA.json

      In en-XA letters have accents, and each sentence is in brackets and at least 30 % longer. In ar-XB words run from \
      right to left. Arguments, marks of labels and forms stay as they are. The other commands know both as languages of \
      messages: rulecheck demo --locale en-XA.
      """
  )

  @Option(help: "The pseudo-language.")
  var locale: PseudoLocale

  @Option(help: ArgumentHelp("The language whose messages are changed.", valueName: "tag"))
  var source: LanguageTag = .english

  @Option(
    help: ArgumentHelp(
      "The directory of catalogs; by default, the built-in catalogs.", valueName: "directory"))
  var catalogs: PathArgument?

  func run() throws {
    Interruption.ignoreClosedPipes()
    let directory = try catalogs.map(CatalogCommand.read)
    let files = directory?.files ?? CatalogLint.builtIn.builtIn
    guard let file = files.first(where: { $0.locale == source }) else {
      throw badData("\(directory?.path ?? "the built-in catalogs"): there is no catalog in “\(source)”")
    }
    let catalog: PseudoCatalog
    do throws(CatalogError) {
      if let error = file.errors.first { throw error }
      let messages = file.catalog.entries.map { (key: $0.key, source: $0.source) }
      catalog = try PseudoCatalog(locale, of: messages, file: file.path)
    } catch {
      throw badData(error)
    }
    try print(String(decoding: JSONText.prettyBytes(of: catalog.json), as: UTF8.self))
  }
}

extension PseudoLocale: ExpressibleByArgument {}
