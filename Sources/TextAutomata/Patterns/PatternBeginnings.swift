import ICU

/// The nodes at which a match begins if it may begin anywhere: they are the same at each position with the same
/// conditions.
struct PatternBeginnings {
  typealias Node = GraphVisitor.Node

  /// The nodes that begin at a position, under some conditions.
  struct Beginning {
    let bits: UInt32
    let nodes: [Node]
    let output: UInt32
    /// The nodes after each class; nil until needed.
    fileprivate var next: [[Node]?]
  }

  private let graph: PatternGraph
  private let classes: AlphabetClasses
  private let isOrdered: Bool
  private let starts: [Node]
  private var beginnings: [Beginning] = []
  private var knownMask: UInt32?
  private(set) var byteCount = 0

  init(_ graph: PatternGraph, classes: AlphabetClasses, isOrdered: Bool) {
    (self.graph, self.classes, self.isOrdered) = (graph, classes, isOrdered)
    starts = graph.starts.map(Node.init)
  }

  subscript(beginning: Int) -> Beginning { beginnings[beginning] }

  /// The conditions that the beginning depends on, regardless of which of them hold.
  mutating func mask(
    _ visitor: inout GraphVisitor,
    _ meter: inout MatchMeter
  ) throws(RegularExpression.MatchError) -> UInt32 {
    if let knownMask { return knownMask }
    let mask = try visitor.mask(of: starts, &meter)
    knownMask = mask
    return mask
  }

  /// The offset of the beginning under some conditions.
  mutating func beginning(
    _ bits: UInt32,
    _ visitor: inout GraphVisitor,
    _ meter: inout MatchMeter
  ) throws(RegularExpression.MatchError) -> Int {
    let bits = bits & (try mask(&visitor, &meter))
    if let known = beginnings.firstIndex(where: { $0.bits == bits }) { return known }
    let (nodes, output) = try visitor.visit(starts, bits, isOrdered: isOrdered, &meter)
    let next = [[Node]?](repeating: nil, count: classes.count)
    beginnings.append(Beginning(bits: bits, nodes: nodes, output: output, next: next))
    byteCount += 4 * nodes.count + 8 * classes.count
    return beginnings.count - 1
  }

  /// The nodes to which a code point of a class leads from a beginning.
  mutating func nodes(
    after beginning: Int,
    _ number: Int,
    _ meter: inout MatchMeter
  ) throws(RegularExpression.MatchError) -> [Node] {
    if let known = beginnings[beginning].next[number] { return known }
    var nodes: [Node] = []
    for node in beginnings[beginning].nodes {
      guard case .consume(let set, let next) = graph.nodes[Int(node)], classes.holds(set: set, class: number)
      else { continue }
      nodes.append(Node(next))
    }
    try meter.add(beginnings[beginning].nodes.count)
    beginnings[beginning].next[number] = nodes
    byteCount += 4 * nodes.count
    return nodes
  }

  mutating func removeAll() { (beginnings, byteCount) = ([], 0) }
}
