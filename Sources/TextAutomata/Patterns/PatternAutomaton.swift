package import ICU

/// A pattern compiled to finite automata, which match in time linear in the text.
///
/// It accepts the patterns that denote a regular language: literals, classes, alternatives, repeats, anchors, word
/// boundaries, look-arounds, and those possessive repeats and atomic groups that ``PatternReader`` can express by a
/// look-ahead. They are parsed into a tree, converted to a nondeterministic automaton (Thompson 1968), and determinized
/// (subset construction, Rabin and Scott 1959) over classes of code points: ahead of time if that is little work,
/// otherwise while they run. ICU provides the contents of classes and the case foldings, so the results are those of
/// `uregex_matches` and `uregex_find` in the linked version.
///
/// Matching reads UTF-8 in place and does not backtrack: `(a+)+b` costs as much as `a+b`.
package final class PatternAutomaton: Sendable {
  /// The part of the text that must match.
  package enum Extent: Sendable, Hashable, CaseIterable {
    /// The whole text, as for `uregex_matches`.
    case whole
    /// Any part of the text, as for `uregex_find`.
    case part
  }

  /// The automaton that was determinized ahead of time; nil if that was too much work, or not possible.
  private let table: PatternTable?
  /// The program that matches if there is no table, and that finds the position of a part; nil if it is not needed.
  private let program: PatternProgram?
  private let extent: Extent
  /// The memory that the automaton uses, without what it keeps while it runs.
  let byteCount: Int

  /// Compiles a pattern, which ICU must have found well-formed.
  ///
  /// Takes a fraction of a millisecond, and at most some milliseconds, except for patterns with many large classes.
  /// - Throws: `DeclinedPattern` for a pattern that needs backtracking, is too large, or is not certainly understood.
  package init(
    _ pattern: String,
    options: RegularExpression.Options = [],
    extent: Extent = .whole
  ) throws(DeclinedPattern) {
    self.extent = extent
    let tree = try PatternReader.tree(of: pattern, options: options)
    let findsPart = extent == .part
    var sets = PatternSets()
    let graphs = try PatternProgram.Graphs(of: tree, findsPart: findsPart, sets: &sets)
    var determinable: PatternGraph?
    if tree.looks.isEmpty {
      // The program matches patterns that are declined here.
      determinable = try? graphs.main.determinable(findsPart: findsPart, sets: &sets)
    }

    let assertions = Set((graphs.all + [determinable].compactMap(\.self)).flatMap(\.assertions))
    let asksForWords = assertions.contains { if case .wordBoundary = $0 { true } else { false } }
    let beside = try Neighbour.Sets(words: asksForWords)
    let classes = try AlphabetClasses(separating: sets.all + (assertions.isEmpty ? [] : beside.all))
    let classTable = CodePointTable(classes)
    let neighbours =
      assertions.isEmpty
      ? Array(repeating: Neighbour.other, count: classes.count)
      : beside.neighbours(in: classes, from: sets.all.count)
    table = determinable.flatMap {
      try? PatternTable(
        PatternStates(of: $0, findsPart: findsPart, classes: classes, neighbours: neighbours),
        classes: classTable)
    }
    let needsProgram = table == nil || findsPart
    program =
      needsProgram
      ? PatternProgram(
        graphs, classes: classes, table: classTable,
        conditions: assertions.isEmpty ? nil : PatternConditions(neighbours: neighbours)) : nil
    byteCount = classTable.byteCount + (table?.byteCount ?? 0) + (program?.byteCount ?? 0)
  }

  /// Whether the pattern matches the text, which must be well-formed UTF-8; other bytes never match.
  ///
  /// - Throws: `deadlineExceeded` if the automaton is determinized while it runs, and that takes longer.
  package func accepts(
    _ utf8: UnsafeBufferPointer<UInt8>,
    deadline: Duration
  ) throws(RegularExpression.MatchError) -> Bool {
    if let table { return table.accepts(utf8) }
    guard let program else { return false }
    return try extent == .whole
      ? program.matchesWhole(utf8, deadline: deadline) : program.matchesPart(utf8, deadline: deadline)
  }

  /// Whether the pattern matches well-formed text, if that is known without a deadline and without allocating; otherwise
  /// nil. Other bytes are never read past, but may match.
  package func acceptsAtOnce(_ utf8: UnsafeBufferPointer<UInt8>) -> Bool? {
    table?.accepts(wellFormed: utf8)
  }

  /// Whether ``acceptsAtOnce(_:)`` gives a result for every text.
  package var isDeterminized: Bool { table != nil }

  /// Where a whole match fails: the UTF-8 offset of the first code point that no continuation could fix, or the
  /// length of the text if it is merely incomplete.
  ///
  /// Every look-ahead is assumed to hold, so it can move the offset later, never earlier; so can a part that never
  /// matches, if the automaton is not determinized ahead of time.
  package func failureOffset(
    in utf8: UnsafeBufferPointer<UInt8>,
    deadline: Duration
  ) throws(RegularExpression.MatchError) -> Int {
    if let table { return table.failureOffset(in: utf8) }
    return try program?.failureOffset(in: utf8, deadline: deadline) ?? 0
  }

  /// Nil for a text that the pattern matches, otherwise ``failureOffset(in:deadline:)``.
  package func failure(
    in utf8: UnsafeBufferPointer<UInt8>,
    deadline: Duration
  ) throws(RegularExpression.MatchError) -> Int? {
    if let table { return table.failure(in: utf8) }
    return try accepts(utf8, deadline: deadline) ? nil : failureOffset(in: utf8, deadline: deadline)
  }

  /// The first match of a part, as UTF-8 offsets: of the matches that begin first, the one that backtracking finds.
  ///
  /// If a repeat inside a repeat can match empty text, as in `((?>a*)|.)*`, the match can be longer.
  package func firstMatch(
    in utf8: UnsafeBufferPointer<UInt8>,
    deadline: Duration
  ) throws(RegularExpression.MatchError) -> Range<Int>? {
    try program?.firstMatch(in: utf8, deadline: deadline)
  }
}

extension PatternAutomaton {
  /// Whether the pattern matches the text.
  package func accepts(
    _ text: String,
    deadline: Duration = .seconds(60)
  ) throws(RegularExpression.MatchError) -> Bool {
    try TextBuffers.withUTF8(of: text) { (utf8) throws(RegularExpression.MatchError) in
      try accepts(utf8, deadline: deadline)
    }
  }

  /// Where a whole match fails, as an index of the text.
  package func failureIndex(in text: String) throws(RegularExpression.MatchError) -> String.Index {
    let offset = try TextBuffers.withUTF8(of: text) { (utf8) throws(RegularExpression.MatchError) in
      try failureOffset(in: utf8, deadline: .seconds(60))
    }
    return text.utf8.index(text.startIndex, offsetBy: offset)
  }

  /// The first match of a part, as indices of the text.
  package func firstMatch(in text: String) throws(RegularExpression.MatchError) -> Range<String.Index>? {
    let match = try TextBuffers.withUTF8(of: text) { (utf8) throws(RegularExpression.MatchError) in
      try firstMatch(in: utf8, deadline: .seconds(60))
    }
    func index(_ offset: Int) -> String.Index { text.utf8.index(text.startIndex, offsetBy: offset) }
    return match.map { index($0.lowerBound)..<index($0.upperBound) }
  }
}
