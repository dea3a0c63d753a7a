/// The deterministic automaton of a pattern, by subset construction, as plain lists.
///
/// A state is the set of nodes that a match may have reached. If an assertion among them depends on the next code
/// point, the neighbour before it belongs to the state as well. If the pattern has a `\b`, so does whether a word
/// continues.
struct PatternStates {
  /// Limits beyond which a pattern is declined and left to ``PatternProgram``: nodes of the graph, states, and steps of
  /// construction (at most some milliseconds).
  private static let mostPlaces = 5_000
  private static let mostStates = 4_096
  private static let mostSteps = 200_000

  private struct Key: Hashable {
    var places: [Int]
    var previous: Neighbour
  }

  /// The refusing state, which has no way out.
  static let refusing = 0
  /// The accepting state, which has no way out.
  static let accepting = 1

  let classes: AlphabetClasses
  /// The number of the next state, for each state and each class.
  private(set) var transitions: [[Int]] = []
  private(set) var isAccepting: [Bool] = []
  private(set) var start = 0

  private let graph: PatternGraph
  private let findsPart: Bool
  private let neighbours: [Neighbour]
  private let asksForWords: Bool
  private var keys: [Key] = []
  private var numbers: [Key: Int] = [:]
  private var marks: [Int]
  private var mark = 0
  private var steps = 0

  /// - Parameters:
  ///   - classes: The partition by all sets of the graph.
  ///   - neighbours: The neighbour that each class is; irrelevant if the graph asserts nothing.
  init(
    of graph: PatternGraph,
    findsPart: Bool,
    classes: AlphabetClasses,
    neighbours: [Neighbour]
  ) throws(DeclinedPattern) {
    guard graph.nodes.count <= Self.mostPlaces else { throw .size }
    self.graph = graph
    self.findsPart = findsPart
    self.classes = classes
    self.neighbours = neighbours
    asksForWords = neighbours.contains { $0.word != .outside }
    marks = Array(repeating: 0, count: graph.nodes.count)
    for isAccepting in [false, true] {
      keys.append(Key(places: [], previous: .other))
      transitions.append(Array(repeating: keys.count - 1, count: classes.count))
      self.isAccepting.append(isAccepting)
    }
    start = try number(ofPlacesFrom: graph.starts, after: .edge)
    while transitions.count < keys.count { try determinize(transitions.count) }
    mergeSinks()
  }

  /// Finds the next state for each class.
  private mutating func determinize(_ state: Int) throws(DeclinedPattern) {
    let key = keys[state]
    let waits = key.places.contains { if case .assertion = graph.nodes[$0] { true } else { false } }
    var placesBefore: [Neighbour: [Int]] = [:]
    func places(before next: Neighbour, _ states: inout PatternStates) -> [Int] {
      guard waits else { return key.places }
      if let known = placesBefore[next] { return known }
      let places = states.closure(of: key.places, after: key.previous, before: next)
      placesBefore[next] = places
      return places
    }
    isAccepting.append(places(before: .edge, &self).contains(PatternGraph.accept))

    var targets: [[Int]: [Neighbour: Int]] = [:]
    var row: [Int] = []
    for number in 0..<classes.count {
      let neighbour = neighbours[number]
      let places = places(before: neighbour, &self)
      steps += places.count + 1
      guard steps <= Self.mostSteps else { throw .size }
      if findsPart, places.contains(PatternGraph.accept) {
        row.append(Self.accepting)
        continue
      }
      var next: [Int] = []
      for place in places {
        if case .consume(let set, let target) = graph.nodes[place], classes.holds(set: set, class: number) {
          next.append(target)
        }
      }
      if let known = targets[next]?[neighbour] {
        row.append(known)
      } else {
        let target = try self.number(ofPlacesFrom: next, after: neighbour.passed(after: key.previous))
        targets[next, default: [:]][neighbour] = target
        row.append(target)
      }
    }
    transitions.append(row)
  }

  private mutating func number(
    ofPlacesFrom places: [Int],
    after previous: Neighbour
  ) throws(DeclinedPattern) -> Int {
    let places = closure(of: places, after: previous, before: nil)
    steps += places.count
    guard !places.isEmpty else { return Self.refusing }
    if findsPart, places.contains(PatternGraph.accept) { return Self.accepting }
    let waits = places.contains { if case .assertion = graph.nodes[$0] { true } else { false } }
    var remembered = waits ? previous : .other
    if asksForWords { remembered.word = previous.word }
    let key = Key(places: places, previous: remembered)
    if let number = numbers[key] { return number }
    guard keys.count < Self.mostStates, steps <= Self.mostSteps else { throw .size }
    numbers[key] = keys.count
    keys.append(key)
    return keys.count - 1
  }

  /// The nodes that are reached without a code point, sorted; without `next`, assertions that need it remain.
  private mutating func closure(of seeds: [Int], after previous: Neighbour, before next: Neighbour?) -> [Int]
  {
    mark += 1
    var result: [Int] = []
    var pending = seeds
    while let place = pending.popLast() {
      guard marks[place] != mark else { continue }
      marks[place] = mark
      steps += 1
      switch graph.nodes[place] {
      case .consume, .accept: result.append(place)
      case .fork(let one, let other), .loop(let one, let other):
        pending.append(one)
        pending.append(other)
      case .assertion(let assertion, let target):
        if assertion.looksAhead, next == nil {
          result.append(place)
        } else if assertion.holds(after: previous, before: next ?? .other) {
          pending.append(target)
        }
      }
    }
    return result.sorted()
  }

  /// Redirects to the two sinks every transition whose result is already known.
  private mutating func mergeSinks() {
    var sources = Array(repeating: [Int](), count: transitions.count)
    for (state, row) in transitions.enumerated() {
      for target in Set(row) { sources[target].append(state) }
    }
    var canAccept = isAccepting
    var pending = canAccept.indices.filter { canAccept[$0] }
    while let state = pending.popLast() {
      for source in sources[state] where !canAccept[source] {
        canAccept[source] = true
        pending.append(source)
      }
    }
    func merged(_ state: Int) -> Int {
      if !canAccept[state] { return Self.refusing }
      if isAccepting[state], transitions[state].allSatisfy({ $0 == state }) { return Self.accepting }
      return state
    }
    let map = transitions.indices.map(merged)
    transitions = transitions.map { row in row.map { map[$0] } }
    start = map[start]
  }
}
