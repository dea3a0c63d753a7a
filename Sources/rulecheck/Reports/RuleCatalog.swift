import JSONText
import ValidationCore
import ValidationRules

/// The list of rules in JSON, an object for each: for tools that make forms, documentation or code of it.
struct RuleCatalog {
  static func text(of rules: [RuleDefinition]) -> String {
    "[\n" + rules.map { "  \(node(of: $0))" }.joined(separator: ",\n") + "\n]\n"
  }

  private static func node(of rule: RuleDefinition) -> JSONNode {
    .members([
      "name": .text(rule.name),
      "aliases": texts(rule.aliases),
      "summary": .text(rule.summary),
      "standard": .text(rule.standard),
      "arguments": .list(rule.arguments.map(node)),
      "errors": .list(rule.reports.map(node)),
      "elsewhere": .list(
        rule.peerNames.map { .members(["library": .text($0.library), "name": .text($0.name)]) }),
    ])
  }

  private static func node(of argument: RuleArgument) -> JSONNode {
    .members([
      "name": .text(argument.name),
      "type": node(of: argument.type),
      "required": JSONNode(.bool(argument.isRequired)),
      "shorthand": JSONNode(.bool(argument.isShorthand)),
    ])
  }

  /// A type by its name, the words of a choice, or the type of the elements of a list.
  private static func node(of type: ArgumentType) -> JSONNode {
    switch type {
    case .boolean: .text("boolean")
    case .count: .text("count")
    case .integer: .text("integer")
    case .number: .text("number")
    case .text: .text("text")
    case .value: .text("value")
    case .field: .text("field")
    case .choice(let words): .members(["choice": texts(words)])
    case .list(let type): .members(["list": node(of: type)])
    }
  }

  /// An error with the arguments of its message: those that are limits of the rule, and those that tell of the value.
  private static func node(of report: RuleReport) -> JSONNode {
    func kinds(_ arguments: [String: RuleReport.ArgumentKind]) -> JSONNode {
      .members(of: arguments.sorted { $0.key < $1.key }.map { ($0.key, .text($0.value.rawValue)) })
    }
    return .members([
      "code": .text(report.code.rawValue), "limits": kinds(report.limits), "found": kinds(report.found),
    ])
  }

  private static func texts(_ texts: [String]) -> JSONNode { .list(texts.map(JSONNode.text)) }
}
