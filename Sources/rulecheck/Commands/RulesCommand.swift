import ArgumentParser
import MessageLocalization
import RuleDocuments
import ValidationRules

/// `rulecheck rules`.
struct RulesCommand: ParsableCommand {
  /// The format of the list.
  enum ListFormat: String, ExpressibleByArgument, CaseIterable {
    case text, markdown, json, schema
  }

  static let configuration = CommandConfiguration(
    commandName: "rules",
    abstract: "List the rules that rule documents can name.",
    discussion: "Lists each rule with its arguments and with the codes and messages of its errors."
  )

  @OptionGroup var language: LanguageOptions

  @Option(
    help:
      "The format: a list for people, the documentation's article, JSON, or a JSON Schema of rule documents."
  )
  var format: ListFormat = .text

  @Option(
    help: ArgumentHelp(
      "List only the rules that have these words.",
      discussion:
        "Names, summaries, standards, codes, and the names that other libraries have, such as isMobilePhone.",
      valueName: "words"))
  var search: String?

  func run() throws {
    Interruption.ignoreClosedPipes()
    let words = RuleSearch(search ?? "")
    let rules = RuleDefinition.builtIn.sorted { $0.name < $1.name }.filter(words.finds)
    if rules.isEmpty {
      throw ArgumentParser.ValidationError("No rule has the words of --search.")
    }
    switch format {
    case .text:
      let wording = ReportText(locale: try language.prepare())
      try print(RuleList(wording: wording, showsPeers: search != nil).text(of: rules))
    case .markdown: try print(RuleArticle.text())
    case .json: try print(RuleCatalog.text(of: rules))
    case .schema: try print(RuleDocumentSchema.text(of: rules))
    }
  }
}
