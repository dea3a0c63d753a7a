import MessageLocalization
import RuleDocuments
import ValidationCore
import ValidationRules

/// The list of rules with their arguments and messages.
struct RuleList {
  let wording: ReportText
  /// Whether to say what other libraries call each rule.
  var showsPeers = false

  func text(of rules: [RuleDefinition]) -> String {
    rules.map { rule in
      var text = line(0, ([rule.name] + rule.aliases).joined(separator: ", "))
      for argument in rule.arguments { text += line(2, Self.describe(argument)) }
      for code in rule.reports.map(\.code) {
        let message = wording.sample(code.rawValue).map { ": " + isolated($0) } ?? ""
        text += line(4, code.rawValue + message)
      }
      let peers = (showsPeers ? rule.peerNames : []).map { "\($0.name) (\($0.library))" }
      if !peers.isEmpty { text += line(2, "elsewhere: " + peers.joined(separator: ", ")) }
      return text
    }.joined(separator: "\n")
  }

  /// What to use for names of other libraries that no rule has.
  func text(of names: [RuleDefinition.PeerWithoutRule]) -> String {
    names.map { line(0, "\($0.name) (\($0.library)) has no rule of its own: it \($0.instead)") }.joined()
  }

  private static func describe(_ argument: RuleArgument) -> String {
    let notes = [argument.isRequired ? "required" : nil, argument.isShorthand ? "may be given alone" : nil]
    let note = notes.compactMap(\.self).joined(separator: ", ")
    return "\(argument.name): \(argument.type)" + (note.isEmpty ? "" : " (\(note))")
  }

  private func isolated(_ text: String) -> String {
    TerminalText.isolated(text, inRightToLeft: false)
  }

  private func line(_ indent: Int, _ text: String) -> String {
    TerminalText.line(String(repeating: " ", count: indent) + text, isRightToLeft: false)
  }
}
