import ICU
import Primitives

/// ICU's own automaton for extended grapheme clusters (UAX #29), run over UTF-8 without a break iterator.
///
/// ICU runs its automaton from each boundary until it stops, and goes back to the last accepted position. Here "stop"
/// and "start again" are one step, so that each code point is read once. The two are equivalent only if every state
/// accepts at its own position; the rules of each version up to now meet this condition, and others are refused.
///
/// No property, script or version is named here: ICU's table contains the marks and letters that make a conjunct, the
/// emoji that join, and the pairing of flags. So the clusters are those of `ubrk` in the linked version.
struct ClusterAutomaton: @unchecked Sendable {
  // Sendable: the memory behind the pointer is written before the initializer returns, never again, and never freed.

  /// The automaton of the linked ICU; nil when it is not known to be right, and the break iterator must be used.
  static let shared: ClusterAutomaton? = {
    do throws(ICUError) {
      return try GraphemeClasses.shared.flatMap { (classes) throws(ICUError) in
        try ClusterAutomaton(classes.rules)
      }
    } catch {
      // The caller then uses the break iterator, meets the same failure, and throws it.
      return nil
    }
  }()

  /// Whether ``shared`` knows that each code point of the first column is a cluster after any other of it.
  static let knowsPlain = shared?.hasPlainRow ?? false

  /// The words of code points; the class of each is its column in the rows of `steps`.
  let words = CodePointWords.shared
  /// A row of steps by class for each state. The first of them is kept for printable ASCII.
  let steps: UnsafePointer<Step>
  /// The row of the start of text.
  let start: UInt16
  /// The row to which a code point that was not read yet leads, and no row leads from there.
  let unread: UInt16
  /// Whether row 0 is that to which each printable ASCII character leads, and in which it is a cluster; if not, nothing
  /// leads to row 0.
  let hasPlainRow: Bool

  /// The step from a state by a class: the start of the next state's row, and whether a cluster begins.
  struct Step {
    fileprivate let bits: UInt16
    private static let boundary: UInt16 = 0x8000

    fileprivate init(row: Int, beginsCluster: Bool) {
      bits = UInt16(row) | (beginsCluster ? Self.boundary : 0)
    }

    fileprivate func leading(to row: Int) -> Step { Step(row: row, beginsCluster: clusters == 1) }

    @inline(__always)
    var row: UInt16 { bits & ~Self.boundary }
    /// Whether a cluster begins with the code point, as 0 or 1.
    @inline(__always)
    var clusters: Int { Int(bits >> 15) }
  }

  /// Converts an automaton over ``GraphemeClasses/shared``; nil when it might disagree with the break iterator.
  init?(_ rules: CompiledBreakRules) throws(ICUError) {
    guard let classes = GraphemeClasses.shared, classes.rules.classCount == rules.classCount,
      let steps = Self.steps(of: rules, classes)
    else { return nil }
    let start = classes.columnCount
    let plain = Self.plainRow(words, steps, start: start)
    let kept = UnsafeMutablePointer<Step>.allocate(capacity: steps.count)
    kept.initialize(from: steps.map { $0.row == plain ? $0.leading(to: 0) : $0 }, count: steps.count)
    if let plain { kept.update(from: kept + Int(plain), count: start) }
    self.steps = UnsafePointer(kept)
    self.start = UInt16(start)
    unread = UInt16(steps.count - classes.columnCount)
    hasPlainRow = plain != nil

    guard try agreesOnPairs(of: classes.representatives) else {
      kept.deallocate()
      return nil
    }
  }

  /// The row to which printable ASCII characters lead from any row, and in which each is a cluster.
  private static func plainRow(_ words: CodePointWords, _ steps: [Step], start: Int) -> UInt16? {
    guard PrintableASCII.bytes.allSatisfy({ words[UInt32($0)].graphemeClass == 0 }) else { return nil }
    let row = steps[start].row
    let unread = steps.last?.row
    let rows = Set(steps[start...].map(\.row)).filter { $0 != unread }
    return rows.allSatisfy({ steps[Int($0)].row == row }) && steps[Int(row)].clusters == 1 ? row : nil
  }

  /// One step for each state and column, between a row that is not used and that of code points that were not read; nil
  /// if ICU would ever go back further than one code point.
  private static func steps(of rules: CompiledBreakRules, _ classes: GraphemeClasses) -> [Step]? {
    let (states, count) = (rules.states, classes.columnCount)
    let unread = (states.count + 1) * count
    guard unread + count < 0x8000 else { return nil }
    let unreached = Step(row: count, beginsCluster: true)
    var steps = [Step](repeating: unreached, count: unread + count)
    for row in stride(from: 0, through: unread, by: count) {
      steps[row + classes.unreadColumn] = Step(row: unread, beginsCluster: false)
    }
    for column in 0..<count { steps[unread + column] = Step(row: unread, beginsCluster: false) }
    // ICU's state 0 stops; its row is free for the start of text, from which all reachable states are found.
    var reached: Set = [0]
    var waiting = [0]
    while let state = waiting.popLast() {
      // A rule that looks for the end of text is not supported by the walk.
      guard state == 0 || states[state].next[CompiledBreakRules.endOfText] == 0 else { return nil }
      for number in CompiledBreakRules.firstClass..<rules.classCount {
        let start = states[1].next[number]
        var next = state == 0 ? 0 : states[state].next[number]
        if states[next].accepting > 1 {
          // A rule with "/" has matched; it ends the cluster at the position where its number occurred.
          guard states[next].accepting == states[state].lookAhead else { return nil }
          next = 0
        }
        let target = next == 0 ? start : next
        guard target != 0, states[target].accepting == 1 else { return nil }
        steps[(state + 1) * count + classes.column(ofClass: number)] = Step(
          row: (target + 1) * count, beginsCluster: next == 0)
        if reached.insert(target).inserted { waiting.append(target) }
      }
    }
    return steps
  }

  /// Whether every pair of classes is split as the break iterator splits it.
  ///
  /// A proof that the table was read correctly, in some 50 µs; the tests prove the remaining cases.
  private func agreesOnPairs(of representatives: [Int]) throws(ICUError) -> Bool {
    var text = String.UnicodeScalarView()
    for first in representatives {
      for second in representatives {
        text.append(contentsOf: [first, second].compactMap(Unicode.Scalar.init))
      }
    }
    return try TextBuffers.withUTF8(of: String(text)) { (utf8) throws(ICUError) in
      try BreakIterator.on(utf8, .graphemes) { (iterator) throws(ICUError) in
        var agrees = true
        forEach(in: utf8) { _, end in
          agrees = iterator.next() == end
          return agrees
        }
        return agrees && iterator.next() == nil
      }
    }
  }
}
