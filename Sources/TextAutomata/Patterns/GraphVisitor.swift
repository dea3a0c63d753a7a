import ICU

/// Visits the nodes of a graph that are reached without a code point.
struct GraphVisitor {
  typealias Node = Int32

  private let graph: PatternGraph
  /// Empty until a run needs it.
  private var marks: ContiguousArray<UInt32> = []
  private var mark: UInt32 = 0
  private var pending: ContiguousArray<Node> = []

  init(_ graph: PatternGraph) { self.graph = graph }

  /// Removes the marks of all nodes.
  mutating func removeMarks() {
    if marks.isEmpty { marks = ContiguousArray(repeating: 0, count: graph.nodes.count) }
    mark &+= 1
    guard mark == 0 else { return }
    for node in marks.indices { marks[node] = 0 }
    mark = 1
  }

  /// Marks a node; false if it is already marked.
  mutating func take(_ node: Int) -> Bool {
    guard marks[node] != mark else { return false }
    marks[node] = mark
    return true
  }

  /// The nodes that take a code point under these conditions, and the accepted bits.
  mutating func visit(
    _ nodes: [Node],
    _ bits: UInt32,
    isOrdered: Bool,
    _ meter: inout MatchMeter
  ) throws(RegularExpression.MatchError) -> (nodes: [Node], output: UInt32) {
    try visit(nodes, &meter, isCut: isOrdered) { assertion in
      let (bit, isNegated) = PatternConditions.bit(of: assertion)
      return (bits & bit != 0) != isNegated
    }
  }

  /// The conditions that nodes depend on, regardless of which of them hold.
  mutating func mask(
    of nodes: [Node],
    _ meter: inout MatchMeter
  ) throws(RegularExpression.MatchError) -> UInt32 {
    var mask: UInt32 = 0
    _ = try visit(nodes, &meter, isCut: false) { assertion in
      mask |= PatternConditions.bit(of: assertion).bit
      return true
    }
    return mask
  }

  /// The nodes that take a code point, in the order in which matches prefer them, and the accepted bits.
  private mutating func visit(
    _ nodes: [Node],
    _ meter: inout MatchMeter,
    isCut: Bool,
    holds: (PatternAssertion) -> Bool
  ) throws(RegularExpression.MatchError) -> (nodes: [Node], output: UInt32) {
    removeMarks()
    var result: [Node] = []
    var output: UInt32 = 0
    var work = 0
    pending.append(contentsOf: nodes.reversed())
    while let number = pending.popLast() {
      let node = Int(number)
      work += 1
      guard take(node) else {
        if isCut, case .loop(_, let exit) = graph.nodes[node] { pending.append(Node(exit)) }
        continue
      }
      switch graph.nodes[node] {
      case .consume: result.append(number)
      case .fork(let one, let other), .loop(let one, let other):
        pending.append(Node(other))
        pending.append(Node(one))
      case .assertion(let assertion, let next):
        if holds(assertion) { pending.append(Node(next)) }
      case .accept(let bit):
        output |= UInt32(truncatingIfNeeded: bit)
        // The nodes after this point are less preferred than this match.
        if isCut { pending.removeAll(keepingCapacity: true) }
      }
    }
    try meter.add(work)
    return (result, output)
  }
}
