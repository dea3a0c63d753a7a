import ArgumentParser
import LocalizedValidation
import MessageLocalization

/// `rulecheck catalog preview`.
struct CatalogPreviewCommand: ParsableCommand {
  /// The format of the preview.
  enum PreviewFormat: String, ExpressibleByArgument, CaseIterable {
    case text, html
  }

  static let configuration = CommandConfiguration(
    commandName: "preview",
    abstract: "Show all sentences of a language with sample arguments.",
    discussion: """
      Each sentence is shown inside another sentence, standing alone, and with the label of its field. HTML is one page \
      that can be filtered.

      rulecheck catalog preview ar --catalogs Localizations --format html >ar.html
      """
  )

  @Argument(help: "The language, as a BCP 47 tag such as pt-BR.")
  var locale: LanguageTag

  @Option(
    help: ArgumentHelp(
      "A directory of catalogs to search before the built-in ones; the last is searched first.",
      valueName: "directory"))
  var catalogs: [PathArgument] = []

  @Option(help: "The format of the preview: text or an HTML page.")
  var format: PreviewFormat = .text

  @Option(help: ArgumentHelp("The label of the field.", valueName: "text"))
  var label = "Email"

  func run() throws {
    Interruption.ignoreClosedPipes()
    var descriptions: [String: String] = [:]
    for path in catalogs {
      descriptions.merge(try CatalogCommand.read(path).descriptions) { $1 }
    }
    try LanguageOptions.addLayers(catalogs)
    try LanguageOptions.addPseudoLanguage(locale)
    guard MessageCatalogs.shared.speaks(locale) else {
      throw badData("no catalog is in the language of “\(locale)”")
    }
    let preview = CatalogPreview(of: locale, label: label)
    try print(format == .html ? preview.html(descriptions: descriptions) : preview.text)
  }
}
