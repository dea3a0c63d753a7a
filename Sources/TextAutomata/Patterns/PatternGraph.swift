import ICU

/// Sets of code points, numbered for the automata of one pattern.
struct PatternSets {
  /// Patterns with more distinct sets, or with more ranges in them, are declined.
  private static let mostSets = 500
  private static let mostRanges = 50_000

  private(set) var all: [CodePointRanges] = []
  private var numbers: [CodePointRanges: Int] = [:]
  private var rangeCount = 0

  mutating func number(of set: CodePointRanges) throws(DeclinedPattern) -> Int {
    if let number = numbers[set] { return number }
    rangeCount += set.ranges.count
    guard all.count < Self.mostSets, rangeCount <= Self.mostRanges else { throw .size }
    numbers[set] = all.count
    all.append(set)
    return all.count - 1
  }
}

/// A nondeterministic automaton (Thompson's construction) over sets of code points.
struct PatternGraph {
  /// A position in the pattern, and the ways in which a match continues from there.
  enum Node {
    case consume(set: Int, next: Int)
    /// The first way is preferred.
    case fork(Int, Int)
    /// A greedy repeat without a maximum. As in backtracking, a match that returns to it without a code point leaves
    /// it.
    case loop(body: Int, exit: Int)
    case assertion(PatternAssertion, next: Int)
    /// The end of a pattern, with the bit assigned to it.
    case accept(UInt32)
  }

  /// Patterns with more nodes are declined: a repeat of a repeat multiplies them.
  private static let mostNodes = 150_000
  /// Patterns with more rounds of construction are declined; a part that matches only empty text adds no node.
  private static let mostRounds = 500_000

  private(set) var nodes: [Node] = []
  /// The start of each pattern.
  private(set) var starts: [Int] = []
  private let isBackward: Bool
  private let droppedLooks: Set<Int>
  private var rounds = 0

  /// Builds the automaton of a pattern, or of several, each of which accepts by its own bit.
  ///
  /// - Parameters:
  ///   - isBackward: Whether it reads from the end of a match to its start.
  ///   - droppedLooks: The looks that are assumed to hold.
  init(
    of trees: [(tree: PatternNode, bit: UInt32)],
    isBackward: Bool = false,
    droppedLooks: Set<Int> = [],
    sets: inout PatternSets
  ) throws(DeclinedPattern) {
    self.isBackward = isBackward
    self.droppedLooks = droppedLooks
    for (tree, bit) in trees {
      let accept = try append(.accept(bit))
      starts.append(try add(tree, before: accept, &sets))
    }
  }

  /// Every assertion in the graph.
  var assertions: [PatternAssertion] {
    nodes.compactMap { if case .assertion(let assertion, _) = $0 { assertion } else { nil } }
  }

  /// Adds the part and returns the node that it begins at.
  private mutating func add(
    _ tree: PatternNode,
    before next: Int,
    _ sets: inout PatternSets
  ) throws(DeclinedPattern) -> Int {
    rounds += 1
    guard rounds <= Self.mostRounds else { throw .size }
    switch tree {
    case .set(let set): return try append(.consume(set: sets.number(of: set), next: next))
    case .folded(let folded): return try add(folded: folded, before: next, &sets)
    case .unpartedLineBreak(let set):
      let (carriageReturn, lineFeed) = (CodePointRanges(0x0D), CodePointRanges(0x0A))
      let others = set.complement.union(carriageReturn).complement
      return try add(
        .alternatives([
          .set(others), .sequence([.set(carriageReturn), .set(lineFeed)]),
          .sequence([.set(carriageReturn), .assertion(.notBeforeLineFeed)]),
        ]), before: next, &sets)
    case .assertion(.look(let number, _)) where droppedLooks.contains(number): return next
    case .assertion(let assertion): return try append(.assertion(assertion, next: next))
    case .sequence(let parts):
      var next = next
      if isBackward {
        for part in parts { next = try add(part, before: next, &sets) }
      } else {
        for part in parts.reversed() { next = try add(part, before: next, &sets) }
      }
      return next
    case .alternatives(let parts):
      var starts: [Int] = []
      for part in parts { starts.append(try add(part, before: next, &sets)) }
      return try fork(starts, &sets)
    case .repeated(let part, let minimum, let maximum, let isLazy):
      var start = next
      if let maximum {
        for _ in minimum..<maximum {
          let body = try add(part, before: start, &sets)
          start = try append(isLazy ? .fork(next, body) : .fork(body, next))
        }
      } else {
        start = try append(.accept(0))
        let body = try add(part, before: start, &sets)
        nodes[start] = isLazy ? .fork(next, body) : .loop(body: body, exit: next)
      }
      for _ in 0..<minimum { start = try add(part, before: start, &sets) }
      return start
    }
  }

  /// Adds a caseless text: each code point of the input consumes one to three code points of the folded text.
  private mutating func add(
    folded: [UInt32],
    before next: Int,
    _ sets: inout PatternSets
  ) throws(DeclinedPattern) -> Int {
    let foldings: CaseFoldings
    do throws(ICUError) { foldings = try CaseFoldings.shared.get() } catch { throw .failed(error) }
    var starts = [next]  // the node for each number of code points that remain
    for count in 1...max(folded.count, 1) where count <= folded.count {
      var ways: [Int] = []
      for length in 1...min(3, count) {
        let offset = isBackward ? count - length : folded.count - count
        let sources = foldings.sources(ofFull: folded[offset..<offset + length])
        guard sources != .empty else { continue }
        ways.append(try append(.consume(set: sets.number(of: sources), next: starts[count - length])))
      }
      starts.append(try fork(ways, &sets))
    }
    return starts[starts.count - 1]
  }

  private mutating func fork(_ starts: [Int], _ sets: inout PatternSets) throws(DeclinedPattern) -> Int {
    guard var last = starts.last else {
      return try append(.consume(set: sets.number(of: .empty), next: 0))
    }
    for start in starts.dropLast().reversed() { last = try append(.fork(start, last)) }
    return last
  }

  private mutating func append(_ node: Node) throws(DeclinedPattern) -> Int {
    guard nodes.count < Self.mostNodes else { throw .size }
    nodes.append(node)
    return nodes.count - 1
  }
}

/// The automaton of one pattern for ``PatternStates``, which knows only neighbours.
extension PatternGraph {
  /// The node at which one pattern accepts.
  static let accept = 0

  /// The same automaton, changed to match the whole text, or a part that may begin and end anywhere.
  ///
  /// - Throws: `DeclinedPattern.syntax` for a pattern that needs ``PatternProgram``.
  func determinable(findsPart: Bool, sets: inout PatternSets) throws(DeclinedPattern) -> PatternGraph {
    try checkLastLineEnds()
    guard findsPart else { return self }
    var graph = self
    try graph.extendLastLineEnds(&sets)
    let entry = graph.starts[0]
    let loop = try graph.append(.accept(0))
    let any = try graph.append(.consume(set: sets.number(of: .everything), next: loop))
    graph.nodes[loop] = .fork(entry, any)
    graph.starts[0] = loop
    return graph
  }

  /// Declines a pattern that continues after `$` or `\Z`; it could step into the line break that they skip.
  private func checkLastLineEnds() throws(DeclinedPattern) {
    var pending: [Int] = []
    for case .assertion(.lastLineEnd, let next) in nodes { pending.append(next) }
    var isSeen = Array(repeating: false, count: nodes.count)
    while let node = pending.popLast() {
      guard !isSeen[node] else { continue }
      isSeen[node] = true
      switch nodes[node] {
      case .accept: break
      case .assertion(.lastLineEnd, let next): pending.append(next)
      case .fork(let one, let other), .loop(let one, let other): pending += [one, other]
      case .consume, .assertion: throw .syntax
      }
    }
  }

  /// Lets a part end at `$` before the last line break. (A whole match ends at the end, so there `$` means `\z`.)
  private mutating func extendLastLineEnds(_ sets: inout PatternSets) throws(DeclinedPattern) {
    for index in nodes.indices {
      guard case .assertion(.lastLineEnd, _) = nodes[index] else { continue }
      let end = try append(.assertion(.textEnd, next: Self.accept))
      let lineBreak = try append(.consume(set: sets.number(of: Neighbour.lineBreaks), next: end))
      let lineFeed = try append(.consume(set: sets.number(of: CodePointRanges(0x0A)), next: end))
      let pair = try append(.consume(set: sets.number(of: CodePointRanges(0x0D)), next: lineFeed))
      // The line-end assertion prevents a match between CR and LF.
      let atBreak = try append(.assertion(.lineEnd, next: fork([lineBreak, pair], &sets)))
      nodes[index] = .fork(end, atBreak)
    }
  }
}
