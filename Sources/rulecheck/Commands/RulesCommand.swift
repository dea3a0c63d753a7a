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
    discussion: """
      Lists each rule with its arguments and with the codes and messages of its errors. rulecheck help rules-file shows how \
      a file of rules is written.
      """
  )

  @OptionGroup var language: LanguageOptions

  @Option(
    help:
      "The format: a list for people, the documentation's article, JSON, or a JSON Schema of rule documents."
  )
  var format: ListFormat = .text

  @Option(
    help: ArgumentHelp(
      """
      List only the rules that have these words in their names, summaries, standards or codes, or in the names that \
      other libraries have, such as isMobilePhone.
      """,
      valueName: "words"), completion: .ruleNames)
  var search: String?

  @Argument(help: "The same words as for --search.", completion: .ruleNames)
  var words: [String] = []

  func run() throws {
    Interruption.ignoreClosedPipes()
    let searched = (search.map { [$0] } ?? []) + words
    let words = RuleSearch(searched.joined(separator: " "))
    let rules = RuleDefinition.builtIn.sorted { $0.name < $1.name }.filter(words.finds)
    let others = words.namesWithoutRule
    if rules.isEmpty, others.isEmpty || format != .text {
      throw ArgumentParser.ValidationError(
        "No rule has the words \u{201C}\(searched.joined(separator: " "))\u{201D}.")
    }
    switch format {
    case .text:
      let wording = ReportText(locale: try language.prepare())
      let list = RuleList(wording: wording, showsPeers: !searched.isEmpty)
      try print([list.text(of: rules), list.text(of: others)].filter { !$0.isEmpty }.joined(separator: "\n"))
    case .markdown: try print(RuleArticle.text())
    case .json: try print(RuleCatalog.text(of: rules))
    case .schema: try print(RuleDocumentSchema.text(of: rules))
    }
  }
}
