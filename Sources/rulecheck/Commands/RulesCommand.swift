import ArgumentParser
import MessageLocalization
import RuleDocuments
import ValidationRules

/// `rulecheck rules`.
struct RulesCommand: ParsableCommand {
  /// The format of the list.
  enum ListFormat: String, ExpressibleByArgument, CaseIterable {
    case text, markdown, json
  }

  static let configuration = CommandConfiguration(
    commandName: "rules",
    abstract: "List the rules that rule documents can name.",
    discussion: "Each with its arguments, and the codes of its errors with their messages."
  )

  @OptionGroup var language: LanguageOptions

  @Option(help: "How to write the list: for a reader, as the article of the documentation, or for a tool.")
  var format: ListFormat = .text

  func run() throws {
    Interruption.ignoreClosedPipes()
    let rules = RuleRegistry.builtIn.rules
    switch format {
    case .text: try print(RuleList(wording: ReportText(locale: try language.prepare())).text(of: rules))
    case .markdown: try print(RuleTable.text(of: rules))
    case .json: try print(RuleCatalog.text(of: RuleDefinition.builtIn.sorted { $0.name < $1.name }))
    }
  }
}
