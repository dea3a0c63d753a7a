import LocalizedValidation
import RuleDocuments
import ValidationCore
import ValidationRules

/// The article that shows all rules, in DocC's Markdown.
///
/// The article in the documentation is the output of this type; a test compares the two.
struct RuleArticle {
  private static let introduction = """
    # All rules

    Each rule with its standard, what passes, what it reports, and what other libraries call it.

    ## Overview

    A rule has the same name in Swift and in rule documents. It reports codes; a code is the key of its messages, and the
    documentation of ``/ValidationCore/ValidationError/Code`` names its arguments. Beside each code is its sentence in
    English, and a value that gets it. In rule documents an argument in bold has to be given, and one in italics may be
    given alone, as in `{"length": 5}`. Every rule but those about presence lets an absent value pass.

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
        let body = family.isUniform ? table(of: rules) : try rules.map(section).joined()
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

  private static func section(of rule: RuleDefinition) throws -> String {
    var text = "\n### `\(rule.name)`\n\n\(rule.summary)"
    if !rule.standard.isEmpty { text += " *\(rule.standard).*" }
    text += "\n\n"
    if !rule.aliases.isEmpty { text += "- Also `\(rule.aliases.joined(separator: "`, `"))`\n" }
    if !rule.arguments.isEmpty { text += "- Takes \(list(rule.arguments.map(argument)))\n" }
    let trials = rule.trials.filter(\.isShowable)
    let valid = shown(trials.filter { $0.code == nil })
    if !valid.isEmpty { text += "- Valid: \(list(valid.map(\.shown)))\n" }
    for report in rule.reports {
      text += "- `\(report.code.rawValue)`"
      if let trial = trials.first(where: { $0.code == report.code }), let error = try trial.errors().first {
        text += ": \(trial.shown) “\(sentence(error))”"
      }
      text += "\n"
    }
    if !rule.peerNames.isEmpty { text += "- Elsewhere: \(elsewhere(rule.peerNames))\n" }
    return text
  }

  /// Rules that report the same codes, a row for each.
  private static func table(of rules: [RuleDefinition]) -> String {
    let codes = Set(rules.flatMap(\.reports).map(\.code.rawValue)).sorted().map { "`\($0)`" }
    let rows = rules.map { rule in
      let valid = shown(rule.trials.filter { $0.code == nil && $0.isShowable && $0.arguments == "true" })
      let cells = [
        "`\(rule.name)`", rule.summary, rule.standard, list(valid.prefix(2).map(\.shown)),
        elsewhere(rule.peerNames),
      ]
      return "| \(cells.map(escaped).joined(separator: " | ")) |\n"
    }
    return """

      The rules report some of \(list(codes)). Most take `digits`: "ascii" or "anyScript".

      | rule | what it is | authority | valid | elsewhere |
      |---|---|---|---|---|

      """ + rows.joined()
  }

  /// The first trials, and the first ones in other scripts: four at most.
  private static func shown(_ trials: [RuleTrial]) -> [RuleTrial] {
    let others = trials.dropFirst(2).filter { !$0.shown.allSatisfy(\.isASCII) }
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
  private static func escaped(_ text: String) -> String {
    String(text.flatMap { $0 == "|" ? ["\\", "|"] : [$0] })
  }
}

extension RuleTrial {
  /// Whether the value fits into a line of code, and shows all that it has.
  fileprivate var isShowable: Bool {
    let text = value
    // A mark without a letter is drawn on what comes before it.
    let isMark = text.unicodeScalars.first.map { $0.properties.isGraphemeExtend } ?? false
    return text.count <= 72 && !text.contains("`") && !isMark
      && text.unicodeScalars.allSatisfy {
        $0 == " " || !RuleVectors.hidden.contains($0.properties.generalCategory)
      }
  }

  /// The value as code, with the arguments of the rule if there are any.
  fileprivate var shown: String {
    let text = value.isEmpty || value.hasPrefix(" ") || value.hasSuffix(" ") ? "\"\(value)\"" : value
    return arguments == "true" ? "`\(text)`" : "`\(text)` with `\(arguments)`"
  }

  /// The text of the only field, or the record.
  private var value: String {
    if case .object(let members) = record, members.count == 1, let only = members.first,
      only.name == Self.field
    {
      return only.value.text ?? only.value.description
    }
    return record.description
  }
}
