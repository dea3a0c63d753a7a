import ArgumentParser
import MessageLocalization
import RuleDocuments

/// `rulecheck rules`.
struct RulesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules",
    abstract: "List the rules that rule documents can name.",
    discussion: "Each with its arguments, and the codes of its errors with their messages."
  )

  @OptionGroup var language: LanguageOptions

  func run() throws {
    Interruption.ignoreClosedPipes()
    let list = RuleList(wording: Wording(locale: try language.prepare()))
    try print(list.text(of: RuleRegistry.builtIn.rules))
  }
}
