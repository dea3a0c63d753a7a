import ICU
import Primitives

/// A pattern as automata that are determinized while they run, one pass over the text after another.
///
/// It handles what ``PatternStates`` cannot: looks, automata that are too large to determinize ahead of time, and the
/// position of the first match. Each look has its own pass, which marks the positions where it holds; a look-ahead
/// uses an automaton that reads its body backward, from the end of the text to its start. Inner looks come first. The
/// pattern then reads the marks as it reads line ends.
///
/// Each pass is linear in the text: at worst, a step for each code point and node.
final class PatternProgram: Sendable {
  /// Looks of one level and direction, which one pass evaluates.
  struct Stage: Sendable {
    var graph: PatternGraph
    var isBackward: Bool
  }

  /// The automata of a pattern, before the classes of code points that they distinguish are known.
  struct Graphs {
    var looks: [Stage] = []
    var main: PatternGraph
    /// The pattern read backward, which finds where matches begin.
    var backward: PatternGraph?
    /// The pattern with every look-ahead assumed to hold, if it has looks.
    var loose: PatternGraph?

    init(of tree: PatternTree, findsPart: Bool, sets: inout PatternSets) throws(DeclinedPattern) {
      main = try PatternGraph(of: [(tree.root, 1)], sets: &sets)
      if findsPart { backward = try PatternGraph(of: [(tree.root, 1)], isBackward: true, sets: &sets) }
      guard !tree.looks.isEmpty else { return }
      if !findsPart {
        let ahead = tree.looks.indices.filter { tree.looks[$0].looksAhead }
        loose = try PatternGraph(of: [(tree.root, 1)], droppedLooks: Set(ahead), sets: &sets)
      }
      for level in 0...(tree.looks.map(\.level).max() ?? 0) {
        for isBehind in [false, true] {
          var trees: [(PatternNode, UInt32)] = []
          for (number, look) in tree.looks.enumerated() where look.level == level && look.isBehind == isBehind
          {
            trees.append((look.body, PatternConditions.bit(ofLook: number)))
          }
          guard !trees.isEmpty else { continue }
          looks.append(
            Stage(
              graph: try PatternGraph(of: trees, isBackward: !isBehind, sets: &sets), isBackward: !isBehind))
        }
      }
    }

    var all: [PatternGraph] { [main] + looks.map(\.graph) + [backward, loose].compactMap(\.self) }
  }

  private let graphs: Graphs
  private let classes: AlphabetClasses
  private let table: CodePointTable
  /// The conditions at each position; nil if the pattern asserts nothing.
  private let conditions: PatternConditions?
  private let pool = Pool<PatternRunner>()

  init(
    _ graphs: Graphs,
    classes: AlphabetClasses,
    table: CodePointTable,
    conditions: PatternConditions?
  ) {
    self.graphs = graphs
    self.classes = classes
    self.table = table
    self.conditions = conditions
  }

  /// The memory that the automata use before they run.
  var byteCount: Int { graphs.all.reduce(0) { $0 + $1.nodes.count * MemoryLayout<PatternGraph.Node>.stride } }

  func matchesWhole(
    _ text: UnsafeBufferPointer<UInt8>,
    deadline: Duration
  ) throws(RegularExpression.MatchError) -> Bool {
    try withRunner(for: text, deadline) { (runner, meter, conditions) throws(RegularExpression.MatchError) in
      try runner.main.run(over: text, from: 0, table, conditions, .last, &meter)?.place == text.count
    } ?? false
  }

  func matchesPart(
    _ text: UnsafeBufferPointer<UInt8>,
    deadline: Duration
  ) throws(RegularExpression.MatchError) -> Bool {
    try withRunner(for: text, deadline) { (runner, meter, conditions) throws(RegularExpression.MatchError) in
      try runner.anywhere.run(over: text, from: 0, table, conditions, .first, &meter)?.place != nil
    } ?? false
  }

  /// The match that begins first, and of those the one that backtracking would find; in UTF-8 offsets.
  func firstMatch(
    in text: UnsafeBufferPointer<UInt8>,
    deadline: Duration
  ) throws(RegularExpression.MatchError) -> Range<Int>? {
    try withRunner(for: text, deadline) {
      (runner, meter, conditions) throws(RegularExpression.MatchError) -> Range<Int>? in
      let begin = try runner.backward.run(over: text, from: text.count, table, conditions, .last, &meter)
      guard let start = begin?.place else { return nil }
      let match = try runner.ordered.run(over: text, from: start, table, conditions, .last, &meter)
      return match?.place.map { start..<$0 }
    } ?? nil
  }

  /// The offset of the code point after which nothing could match even if every look-ahead held, or the length of the
  /// text.
  func failureOffset(
    in text: UnsafeBufferPointer<UInt8>,
    deadline: Duration
  ) throws(RegularExpression.MatchError) -> Int {
    try withRunner(for: text, deadline) { (runner, meter, conditions) throws(RegularExpression.MatchError) in
      try runner.loose.run(over: text, from: 0, table, conditions, .last, &meter)?.end ?? 0
    } ?? 0
  }

  /// Calls `body` once the conditions at each position are known; nil if the text is not UTF-8.
  private func withRunner<Result>(
    for text: UnsafeBufferPointer<UInt8>,
    _ deadline: Duration,
    _ body: (
      PatternRunner, inout MatchMeter, UnsafeMutablePointer<UInt32>?
    ) throws(RegularExpression.MatchError) -> Result
  ) throws(RegularExpression.MatchError) -> Result? {
    let runner = pool.take() ?? PatternRunner(graphs, classes)
    var meter = MatchMeter(deadline: deadline)
    var places: UnsafeMutablePointer<UInt32>?
    if let conditions {
      let written = runner.places(for: text.count + 1)
      guard try conditions.write(to: written, for: text, table, &meter) else { return nil }
      for stage in runner.looks.indices {
        let start = graphs.looks[stage].isBackward ? text.count : 0
        _ = try runner.looks[stage].run(over: text, from: start, table, written, .mark, &meter)
      }
      places = written
    }
    let result = try body(runner, &meter, places)
    runner.release()
    pool.give(runner)
    return result
  }
}

/// The determinized parts of a program's automata; used by one thread at a time.
final class PatternRunner: @unchecked Sendable {
  // Sendable: it is either in the pool of its program or held by the one thread that took it.

  /// The memory for more positions is freed after the match.
  private static let mostKeptPlaces = 16_384

  var looks: [LazyStates]
  var main: LazyStates
  var anywhere: LazyStates
  var ordered: LazyStates
  var backward: LazyStates
  var loose: LazyStates
  private var memory: UnsafeMutablePointer<UInt32>?
  private var capacity = 0

  init(_ graphs: PatternProgram.Graphs, _ classes: AlphabetClasses) {
    looks = graphs.looks.map {
      LazyStates($0.graph, classes: classes, beginsAnywhere: true, isBackward: $0.isBackward)
    }
    main = LazyStates(graphs.main, classes: classes, beginsAnywhere: false)
    anywhere = LazyStates(graphs.main, classes: classes, beginsAnywhere: true)
    ordered = LazyStates(graphs.main, classes: classes, beginsAnywhere: false, isOrdered: true)
    backward = LazyStates(
      graphs.backward ?? graphs.main, classes: classes, beginsAnywhere: true, isBackward: true)
    loose = LazyStates(graphs.loose ?? graphs.main, classes: classes, beginsAnywhere: false)
  }

  deinit { memory?.deallocate() }

  /// Memory for the conditions at a number of positions, not initialized.
  func places(for count: Int) -> UnsafeMutablePointer<UInt32> {
    if let memory, capacity >= count { return memory }
    memory?.deallocate()
    let memory = UnsafeMutablePointer<UInt32>.allocate(capacity: max(count, 256))
    self.memory = memory
    capacity = max(count, 256)
    return memory
  }

  /// Frees memory that only a long text needed.
  func release() {
    guard capacity > Self.mostKeptPlaces else { return }
    memory?.deallocate()
    memory = nil
    capacity = 0
  }
}
