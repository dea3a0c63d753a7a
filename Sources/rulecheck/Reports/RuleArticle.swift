import LocalizedValidation
import RuleDocuments
import ValidationCore
import ValidationRules

/// The article that shows all rules, in DocC's Markdown.
///
/// The article in the documentation is the output of this type; a test compares the two.
struct RuleArticle {
  /// Why the article shows no value for a code: what gets it is not the value alone.
  static let withoutExample: [ValidationError.Code: String] = [
    .formatDeadlineExceeded: "depends on how fast the system is",
    .formatStackLimitExceeded: "takes a pattern that fills 8 MB while it matches",
  ]

  /// What Swift has under the name of a rule and rule documents do not, by the rule's name.
  static let inSwift = [
    "password": """
    `.password(notIn:)` refuses the passwords of a list of the application's own, with `password.common`; the list is a \
    `PasswordFilter`, a Bloom filter in a file
    """,
    "mimeType": """
    `.mimeType(["image/png"])` on `[UInt8]` or `Data` finds the media type in the first bytes of a file, and refuses \
    others with `choice.notListed`
    """,
    "fileName": """
    `.fileName(ofContent:)` requires an extension that fits the first bytes of the file, and refuses others with \
    `choice.notListed`
    """,
  ]

  private static let introduction = """
    # All rules

    Each rule with its standard, what passes, what it reports, and what other libraries call it.

    ## Overview

    A rule has the same name in Swift and in rule documents. It reports codes; a code is the key of its messages, and the
    documentation of ``/ValidationCore/ValidationError/Code`` names its arguments. Beside each code is its sentence in
    English, and a value that gets it. A value in quotation marks is a JSON string, in which `\\u202E` is a character that
    a page does not show; in a long value, "…" is for more of the same characters.

    In rule documents an argument in bold has to be given, and one in italics may be given alone, as in `{"length": 5}`.
    Every rule but those about presence lets an absent value pass. "In Swift" names what rule documents do not have.

    Every rule takes time linear in its text, but `matches` and `notMatches` with patterns that need backtracking,
    which run under a deadline, and `base58` with a checksum, whose texts are short. A valid text allocates nothing where
    no rule has to convert it.

    "Elsewhere" names what does the same, or nearly the same, in another library; verdicts can differ where a library
    does not follow the standard. `rulecheck rules --search isMobilePhone` finds a rule by these names too.
    The last section has the names that no rule has, with what to use.

    This page is printed by `swift run rulecheck rules --format markdown`.

    """

  /// - Throws: What a document of a sample throws, which tests rule out for the built-in rules.
  static func text(of families: [RuleFamily] = RuleFamily.all) throws -> String {
    try introduction
      + families.map { family in
        let rules = family.rules.sorted { $0.name < $1.name }
        let body =
          family.isUniform ? try countries(of: rules) : try rules.map { try section(of: $0) }.joined()
        return "\n## \(family.title)\n" + body
      }.joined() + withoutRule
  }

  /// The names of other libraries that no rule has, a row for each thing to use instead.
  private static var withoutRule: String {
    var rows: [(instead: String, peers: [(library: String, name: String)])] = []
    for peer in RuleDefinition.peersWithoutRule {
      if rows.last?.instead != peer.instead { rows.append((peer.instead, [])) }
      rows[rows.count - 1].peers.append((peer.library, peer.name))
    }
    return """

      ## What other libraries have and no rule does

      | elsewhere | what it does, and what to use |
      |---|---|

      """ + rows.map { "| \(escaped(elsewhere($0.peers))) | \(escaped($0.instead)) |\n" }.joined()
  }

  /// A rule under a heading, with its codes; those that are shown elsewhere are only named.
  static func section(
    of rule: RuleDefinition, level: Int = 3, sharing shared: [ValidationError.Code] = []
  ) throws -> String {
    var text = "\n\(String(repeating: "#", count: level)) `\(rule.name)`\n\n\(rule.summary)"
    if !rule.standard.isEmpty { text += " *\(rule.standard)\(rule.standard.hasSuffix(".") ? "" : ".")*" }
    text += "\n\n"
    if !rule.aliases.isEmpty { text += "- Also `\(rule.aliases.joined(separator: "`, `"))`\n" }
    if !rule.arguments.isEmpty { text += "- Takes \(list(rule.arguments.map(argument)))\n" }
    let valid = shown(rule.trials.filter { $0.code == nil })
    if !valid.isEmpty { text += "- Valid: \(list(valid.map(\.markdown)))\n" }
    for report in rule.reports where !shared.contains(report.code) {
      text += try line(of: report.code, for: rule)
    }
    let named = rule.reports.map(\.code).filter(shared.contains).map { "`\($0.rawValue)`" }
    if !named.isEmpty { text += "- Also reports \(list(named))\n" }
    if let note = inSwift[rule.name] { text += "- In Swift: \(note)\n" }
    if !rule.peerNames.isEmpty { text += "- Elsewhere: \(elsewhere(rule.peerNames))\n" }
    return text
  }

  private static func line(of code: ValidationError.Code, for rule: RuleDefinition) throws -> String {
    if let reason = withoutExample[code] {
      return "- `\(code.rawValue)`: “\(sentence(ValidationError(code: code)))” (\(reason))\n"
    }
    guard let example = try example(of: code, for: rule) else { return "- `\(code.rawValue)`\n" }
    return "- `\(code.rawValue)`: \(example.value) “\(example.sentence)”\n"
  }

  /// A value that gets the code from a rule, and the sentence: the first that a page shows as it is, if there is one.
  static func example(
    of code: ValidationError.Code, for rule: RuleDefinition
  ) throws -> (value: String, sentence: String)? {
    let trials = rule.trials.filter { $0.code == code }
    guard let trial = trials.first(where: \.isPlain) ?? trials.first, let error = try trial.errors().first
    else { return nil }
    return (trial.markdown, sentence(error))
  }

  /// The first trials that a page shows as they are, or else the first ones, and the first in other scripts: four at most.
  private static func shown(_ all: [RuleTrial]) -> [RuleTrial] {
    let plain = all.filter(\.isPlain)
    let trials = plain.isEmpty ? all : plain
    let others = trials.dropFirst(2).filter { !$0.markdown.allSatisfy(\.isASCII) }
    return Array((trials.prefix(2) + others).prefix(4))
  }

  private static func sentence(_ error: ValidationError) -> String {
    let text = error.localizedDescription(in: "en", form: .standalone)
    // The isolates around values are for text of both directions.
    return String(String.UnicodeScalarView(text.unicodeScalars.filter { !(0x2066...0x2069 ~= $0.value) }))
  }

  private static func elsewhere(_ peers: [(library: String, name: String)]) -> String {
    var names: [(library: String, names: [String])] = []
    for peer in peers {
      if names.last?.library == peer.library {
        names[names.count - 1].names.append("`\(peer.name)`")
      } else {
        names.append((peer.library, ["`\(peer.name)`"]))
      }
    }
    return list(names.map { "\($0.library) \($0.names.joined(separator: " "))" })
  }

  private static func argument(_ argument: RuleArgument) -> String {
    var name = "`\(argument.name)`"
    if argument.isShorthand { name = "*\(name)*" }
    if argument.isRequired { name = "**\(name)**" }
    return name + " (\(argument.type))"
  }

  private static func list(_ items: some Sequence<String>) -> String { items.joined(separator: ", ") }

  /// Escapes vertical bars, which would end the cell.
  static func escaped(_ text: String) -> String {
    String(text.flatMap { $0 == "|" ? ["\\", "|"] : [$0] })
  }
}
