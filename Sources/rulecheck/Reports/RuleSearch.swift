import ValidationCore
import ValidationRules

/// Words that a rule is looked for by: all of them are somewhere in what is known about it.
struct RuleSearch {
  private let words: [Substring]

  init(_ text: String) {
    // `Assert\Iban` is Symfony's Iban.
    let plain = text.lowercased().replacing("assert\\", with: "")
    words = plain.split { $0 == " " || $0 == "," }
  }

  /// The names in other libraries, of which each is a word, that no rule has.
  var namesWithoutRule: [RuleDefinition.PeerWithoutRule] {
    RuleDefinition.peersWithoutRule.filter { peer in
      let name = peer.name.lowercased()
      let library = peer.library.lowercased()
      func isName(_ word: Substring) -> Bool { name == word || name == "@\(word)" }
      return words.contains(where: isName) && words.allSatisfy { isName($0) || library.contains($0) }
    }
  }

  func finds(_ rule: RuleDefinition) -> Bool {
    let known =
      [rule.name, rule.summary, rule.standard] + rule.aliases + rule.arguments.map(\.name)
      + rule.reports.map(\.code.rawValue) + rule.peerNames.flatMap { [$0.name, $0.library] }
    let text = known.joined(separator: "\n").lowercased()
    return words.allSatisfy { text.contains($0) }
  }
}
