import ICU

/// The deterministic automaton of a graph, with only those states to which texts have led.
///
/// Between two code points a match is at a *kernel*: the nodes to which the last code point led. The conditions at that
/// position make it a *state*: the nodes that take the next code point. Each is found once and kept, up to a memory
/// limit; then all are forgotten. So a hostile text costs, for each code point, at most as many steps as the graph has
/// nodes. If a match may begin anywhere, the nodes that begin at a position are kept separately: they are the same at
/// each position.
struct LazyStates {
  /// What a run does when the graph accepts.
  enum Use {
    /// Writes the acceptance into the conditions of each position.
    case mark
    /// Ends at the first position where it accepts.
    case first
    /// Continues as far as a match can, and returns the last position.
    case last
  }

  struct Outcome {
    /// The position where the graph accepted, as a UTF-8 offset.
    var place: Int?
    /// The code point with which no match could continue, or the end of the run.
    var end: Int
  }

  private typealias Number = GraphVisitor.Node
  /// The kernel without nodes.
  private static let none: Number = 0
  private static let unknown: Number = -1
  /// Memory above this limit is freed: a fixed amount, plus an amount per node.
  private static let mostBytes = (fixed: 200_000, perNode: 32)

  private let graph: PatternGraph
  private let classes: AlphabetClasses
  private let classCount: Int
  /// Whether a match may begin at any position, or only at the first.
  private let beginsAnywhere: Bool
  private let isBackward: Bool
  /// Whether the order of the nodes counts, because it determines which of several matches is preferred.
  private let isOrdered: Bool

  private var kernels: [[Number]] = []
  /// The conditions that each kernel depends on, those for which its state was found, and that state.
  private var masks: ContiguousArray<UInt32> = []
  private var foundFor: ContiguousArray<UInt32> = []
  private var found: ContiguousArray<Number> = []
  private var foundElse: [UInt64: Number] = [:]
  private var kernelNumbers: [[Number]: Number] = [:]
  private var firstKernel = unknown

  private var states: [[Number]] = []
  /// The beginning at the position of each state, or `unknown`.
  private var stateBeginnings: ContiguousArray<Number> = []
  private var outputs: ContiguousArray<UInt32> = []
  /// The kernel after each class, for each state.
  private var rows: ContiguousArray<Number> = []
  private var stateNumbers: [[Number]: Number] = [:]
  private var byteCount = 0

  private var beginnings: PatternBeginnings
  private var visitor: GraphVisitor

  init(
    _ graph: PatternGraph,
    classes: AlphabetClasses,
    beginsAnywhere: Bool,
    isBackward: Bool = false,
    isOrdered: Bool = false
  ) {
    self.graph = graph
    self.classes = classes
    classCount = classes.count
    self.beginsAnywhere = beginsAnywhere
    self.isBackward = isBackward
    self.isOrdered = isOrdered
    beginnings = PatternBeginnings(graph, classes: classes, isOrdered: isOrdered)
    visitor = GraphVisitor(graph)
  }

  /// Runs over the text from a position to its end, or to its start if `isBackward`; nil for bytes that are not UTF-8.
  ///
  /// - Parameter conditions: The conditions that hold at each position; without it, no assertion of the graph holds.
  mutating func run(
    over text: UnsafeBufferPointer<UInt8>,
    from place: Int,
    _ table: CodePointTable,
    _ conditions: UnsafeMutablePointer<UInt32>?,
    _ use: Use,
    _ meter: inout MatchMeter
  ) throws(RegularExpression.MatchError) -> Outcome? {
    if firstKernel == Self.unknown {
      firstKernel = try kernel(of: beginsAnywhere ? [] : graph.starts.map(Number.init), &meter)
    }
    var kernel = Int(firstKernel)
    // An empty text may have no address.
    let nothing: UInt8 = 0
    return try withUnsafePointer(to: nothing) { (empty) throws(RegularExpression.MatchError) in
      let start = text.baseAddress ?? empty
      let end = start + text.count
      var byte = start + place
      var last: Int?
      while true {
        let offset = byte - start
        let mask = masks[kernel]
        var bits: UInt32 = 0
        if mask != 0, let conditions { bits = conditions[offset] & mask }
        var state = Int(found[kernel])
        if foundFor[kernel] != bits || state < 0 { state = Int(try self.state(of: kernel, bits, &meter)) }
        if outputs[state] != 0 {
          switch use {
          case .mark: conditions?[offset] |= outputs[state]
          case .first: return Outcome(place: offset, end: offset)
          case .last: last = offset
          }
        }
        if byte == (isBackward ? start : end) { return Outcome(place: last, end: offset) }
        let number = isBackward ? table.takeClassBackward(&byte, start) : table.takeClass(&byte, end)
        guard let number else { return nil }
        try meter.add(1)
        let next = rows[state * classCount + number]
        kernel = next >= 0 ? Int(next) : Int(try self.kernel(after: state, number, &meter))
        if kernel == Int(Self.none), !beginsAnywhere { return Outcome(place: last, end: offset) }
      }
    }
  }
}

/// States that a run meets for the first time.
extension LazyStates {
  private mutating func kernel(
    after state: Int,
    _ number: Int,
    _ meter: inout MatchMeter
  ) throws(RegularExpression.MatchError) -> Number {
    visitor.removeMarks()
    var nodes: [Number] = []
    for node in states[state] {
      guard case .consume(let set, let next) = graph.nodes[Int(node)], classes.holds(set: set, class: number)
      else { continue }
      if visitor.take(next) { nodes.append(Number(next)) }
    }
    try meter.add(states[state].count)
    if stateBeginnings[state] != Self.unknown {
      let begun = try beginnings.nodes(after: Int(stateBeginnings[state]), number, &meter)
      for node in begun where visitor.take(Int(node)) { nodes.append(node) }
      try meter.add(begun.count)
    }
    let isEmptied = emptyIfFull()
    let kernel = try kernel(of: nodes, &meter)
    if !isEmptied { rows[state * classCount + number] = kernel }
    return kernel
  }

  private mutating func kernel(
    of nodes: [Number],
    _ meter: inout MatchMeter
  ) throws(RegularExpression.MatchError) -> Number {
    var nodes = nodes
    if !isOrdered { nodes.sort() }
    let beginningMask = beginsAnywhere ? try beginnings.mask(&visitor, &meter) : 0
    if kernels.isEmpty { keep([], mask: beginningMask) }
    if let known = kernelNumbers[nodes] { return known }
    keep(nodes, mask: try beginningMask | visitor.mask(of: nodes, &meter))
    return Number(kernels.count - 1)
  }

  private mutating func keep(_ nodes: [Number], mask: UInt32) {
    kernelNumbers[nodes] = Number(kernels.count)
    kernels.append(nodes)
    masks.append(mask)
    foundFor.append(0)
    found.append(Self.unknown)
    byteCount += 8 * nodes.count + 100
  }

  private mutating func state(
    of kernel: Int,
    _ bits: UInt32,
    _ meter: inout MatchMeter
  ) throws(RegularExpression.MatchError) -> Number {
    let key = UInt64(kernel) << 32 | UInt64(bits)
    if let known = foundElse[key] { return known }
    var (nodes, output) = try visitor.visit(kernels[kernel], bits, isOrdered: isOrdered, &meter)
    let isEmptied = emptyIfFull()
    var begun = Self.unknown
    if beginsAnywhere {
      begun = Number(try beginnings.beginning(bits, &visitor, &meter))
      output |= beginnings[Int(begun)].output
    }
    if !isOrdered { nodes.sort() }
    let identity = nodes + [Number(bitPattern: output), begun]
    let state: Number
    if let known = stateNumbers[identity] {
      state = known
    } else {
      state = Number(states.count)
      stateNumbers[identity] = state
      states.append(nodes)
      stateBeginnings.append(begun)
      outputs.append(output)
      rows.append(contentsOf: repeatElement(Self.unknown, count: classCount))
      byteCount += 8 * nodes.count + 4 * classCount + 100
    }
    guard !isEmptied else { return state }
    if found[kernel] == Self.unknown {
      (found[kernel], foundFor[kernel]) = (state, bits)
    } else {
      foundElse[key] = state
      byteCount += 32
    }
    return state
  }

  /// Forgets all states once they take too much memory.
  private mutating func emptyIfFull() -> Bool {
    guard byteCount + beginnings.byteCount > Self.mostBytes.fixed + Self.mostBytes.perNode * graph.nodes.count
    else { return false }
    kernels = []
    masks = []
    foundFor = []
    found = []
    foundElse = [:]
    kernelNumbers = [:]
    firstKernel = Self.unknown
    beginnings.removeAll()
    states = []
    stateBeginnings = []
    outputs = []
    rows = []
    stateNumbers = [:]
    byteCount = 0
    return true
  }
}
