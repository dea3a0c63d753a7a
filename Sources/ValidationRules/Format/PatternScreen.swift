import TextAutomata
import ValidationCore

/// Matches by the automaton of a pattern, which answers exactly.
struct PatternScreen: TextScreen {
  let automaton: PatternAutomaton
  /// Whether the text must match, or must not.
  let accepts: Bool

  var cost: ScreenCost { .codePoints }

  func passes(_ text: inout TextView) -> Bool { automaton.acceptsAtOnce(text.utf8) == accepts }
}
