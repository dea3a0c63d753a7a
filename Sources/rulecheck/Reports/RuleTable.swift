import RuleDocuments
import ValidationCore
import ValidationRules

/// The article that lists all rules, in DocC's Markdown.
///
/// The article in the documentation is the output of this type; a test compares the two.
struct RuleTable {
  private static let introduction = """
    # All rules

    Each rule by its name, which is the same in Swift and in rule documents, with the standard behind it.

    ## Overview

    A rule reports codes; a code is the key of its messages, and the documentation of `ValidationError.Code` names its
    arguments. In rule documents an argument in bold has to be given, and one in italics may be given alone, as in
    `{"length": 5}`. Every rule but those about presence lets an absent value pass.

    Every rule takes time linear in its text, but `matches` and `notMatches` with patterns that need backtracking,
    which run under a deadline. A valid text allocates nothing where no rule has to convert it.

    This page is printed by `swift run rulecheck rules --format markdown`.

    | rule | what it asks | standard | arguments | codes |
    |---|---|---|---|---|

    """

  static func text(of rules: [RegisteredRule]) -> String {
    introduction + rules.map(row).joined()
  }

  private static func row(_ rule: RegisteredRule) -> String {
    let names = ([rule.name] + rule.aliases).map { "`\($0)`" }
    let cells = [
      list(names), escaped(rule.summary), escaped(rule.standard), list(rule.arguments.map(argument)),
      list(rule.codes.map { "`\($0.rawValue)`" }),
    ]
    return "| \(cells.joined(separator: " | ")) |\n"
  }

  private static func argument(_ argument: RuleArgument) -> String {
    var name = "`\(argument.name)`"
    if argument.isShorthand { name = "*\(name)*" }
    if argument.isRequired { name = "**\(name)**" }
    return name + ": " + escaped("\(argument.type)")
  }

  private static func list(_ items: [String]) -> String { items.joined(separator: ", ") }

  /// Escapes vertical bars, which would end the cell.
  private static func escaped(_ text: String) -> String {
    String(text.flatMap { $0 == "|" ? ["\\", "|"] : [$0] })
  }
}
