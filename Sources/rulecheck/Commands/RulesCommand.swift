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
    discussion: "Lists each rule with its arguments and with the codes and messages of its errors."
  )

  @OptionGroup var language: LanguageOptions

  @Option(help: "The format of the list: text for people, the documentation's article, or JSON.")
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
