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
      Lists each rule with its arguments and with the codes and messages of its errors.

      A rule document, which rulecheck validate --rules reads, names the rules of the fields of a record:

      \(example)

      document  = {"fields": {path: field, …}, "record": field?,
                   "stopAtFirst": bool?, "scenarios": [name, …]?,
                   "unknownFields": "ignore" / "warning" / "error"?,
                   "description": text?, "$schema": text?}
      field     = [rule, …] / {"rules": [rule, …], "label": text?, modifiers}
      rule      = name / {name: arguments, modifiers}
      arguments = true / the argument that may be given alone
                / {argument: value, …}
      modifiers = "when": condition, "on": name / [name, …], "message": message,
                  "severity": "error" / "warning", "optional": bool,
                  "stopAtFirst": bool, "sensitive": bool
      message   = key or sentence / {"key": text} / {"literal": text}
      condition = {"field": path, "equals": value}
                / {"field": path, "in": [value, …]}
                / {"field": path, "present": bool} / {"not": condition}
                / {"all": [condition, …]} / {"any": [condition, …]}
      path      = name / path "." name / path "[]" / path "[0]"
                / path "[\\"odd.key\\"]"

      In a path, [] is every element of a list; in a condition or an argument, it is the element that the rule's own \
      field is in. Modifiers of a field apply to all of its rules. A label names the field in sentences. Rules with "on" \
      apply only if rulecheck validate --scenario names one of their scenarios. unknownFields reports the members of a \
      record that the document does not name. optional lets an absent value pass the rules about presence, and \
      sensitive keeps values out of the errors.
      """
  )

  /// A rule document with a field of each kind.
  static let example = """
    {
      "scenarios": ["create", "update"],
      "unknownFields": "error",
      "fields": {
        "id": {"rules": ["required"], "on": "update"},
        "name": {"rules": ["required", {"length": {"max": 40}}], "label": "Name"},
        "address.country": [{"oneOf": ["BR", "PT"]}],
        "taxNumber": [{"br.cpf": true, "message": "Enter your CPF",
                       "when": {"field": "address.country", "equals": "BR"}}],
        "items[].price": ["required", {"range": {"min": 0}}],
        "note": []
      }
    }
    """

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
