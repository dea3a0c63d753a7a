import MessageLocalization
import RuleDocuments
import ValidationCore

/// The list of rules with their arguments and messages.
struct RuleList {
  let wording: Wording

  func text(of rules: [RegisteredRule]) -> String {
    rules.map { rule in
      let arguments = rule.arguments.map(Self.describe)
      var text = line(0, ([rule.name] + arguments).joined(separator: " "))
      if !rule.aliases.isEmpty { text += line(2, "= " + rule.aliases.joined(separator: ", ")) }
      for code in rule.codes {
        let message = wording.pattern(code.rawValue).map { ": " + isolated($0) } ?? ""
        text += line(2, code.rawValue + message)
      }
      return text
    }.joined(separator: "\n")
  }

  /// `min:number` for an argument that must be there, `[max:number]` for one that need not; `*` marks the one that
  /// may stand alone.
  private static func describe(_ argument: RuleArgument) -> String {
    let text = "\(argument.name)\(argument.isShorthand ? "*" : ""):\(argument.type)"
    return argument.isRequired ? "<\(text)>" : "[\(text)]"
  }

  private func isolated(_ text: String) -> String {
    TerminalText.isolated(text, inRightToLeft: false)
  }

  private func line(_ indent: Int, _ text: String) -> String {
    TerminalText.line(String(repeating: " ", count: indent) + text, isRightToLeft: false)
  }
}
