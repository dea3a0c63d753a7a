/// A pattern compiled to a deterministic finite automaton, which answers yes or no in linear time.
///
/// It takes the patterns that denote a regular language: literals, classes, alternatives, repeats, anchors. They are
/// read into a tree, made a nondeterministic automaton (Thompson 1968), and determinized ahead (subset construction,
/// Rabin and Scott 1959) over classes of code points. What a class holds and how case folds is asked of ICU, so that
/// the answers are those of `uregex_matches` and `uregex_find` in the linked version.
///
/// Matching reads UTF-8 in place and allocates nothing. It neither backtracks nor needs a deadline: `(a+)+b` costs as
/// much as `a+b`.
package final class PatternAutomaton: Sendable {
  /// What must match.
  package enum Extent: Sendable, Hashable, CaseIterable {
    /// The whole text, as `uregex_matches` demands.
    case whole
    /// Any part of the text, as `uregex_find` seeks.
    case part
  }

  private let table: PatternTable

  /// Compiles a pattern, which ICU must have found well formed.
  ///
  /// Takes a fraction of a millisecond, a few milliseconds with large Unicode classes.
  /// - Throws: `DeclinedPattern` for a pattern that needs backtracking, is too large, or is not surely understood.
  package init(
    _ pattern: String,
    options: RegularExpression.Options = [],
    extent: Extent = .whole
  ) throws(DeclinedPattern) {
    let tree = try PatternReader.tree(of: pattern, options: options)
    let graph = try PatternGraph(of: tree, findsPart: extent == .part)
    table = try PatternTable(PatternStates(of: graph, findsPart: extent == .part))
  }

  /// Whether the pattern matches the text, which must be well-formed UTF-8; other bytes never match.
  package func accepts(_ utf8: UnsafeBufferPointer<UInt8>) -> Bool { table.accepts(utf8) }

  /// Where a whole match breaks: the UTF-8 offset of the first code point that no continuation could mend, or the
  /// length of the text when that is merely incomplete.
  package func failureOffset(in utf8: UnsafeBufferPointer<UInt8>) -> Int { table.failureOffset(in: utf8) }
}

extension PatternAutomaton {
  /// Whether the pattern matches the text.
  package func accepts(_ text: String) -> Bool { TextBuffers.withUTF8(of: text) { accepts($0) } }

  /// Where a whole match breaks, as an index of the text.
  package func failureIndex(in text: String) -> String.Index {
    let offset = TextBuffers.withUTF8(of: text) { failureOffset(in: $0) }
    return text.utf8.index(text.startIndex, offsetBy: offset)
  }
}
