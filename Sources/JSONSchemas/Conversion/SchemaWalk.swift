import JSONText

/// The schemas that say something of the parts of a record, each with the path of its part: those that the schema of the
/// record refers to, and those of members and elements, in the order in which they are added.
///
/// What is still to be visited is in a list and not on the stack, since schemas refer to each other in chains of any
/// length; and a schema is visited once for the same part, since alternating references lead to it in any number of ways.
struct SchemaWalk {
  /// A part with one of its schemas, or a later turn for what that schema says of the part.
  struct Step: Hashable {
    enum Turn {
      case schema, members, memberLimits, elements
    }

    let schema: Int
    let path: String
    /// Whether every record has a value at the path; of an element, whether every list has.
    let isThere: Bool
    /// Whether the schema is the one that a keyword for parts gives the path, and not another for the same value.
    var isPart = false
    /// How many containers the part is in.
    fileprivate(set) var depth = 0
    var turn = Turn.schema

    /// Another schema for the same value.
    func applying(_ schema: Int) -> Step { Step(schema: schema, path: path, isThere: isThere, depth: depth) }

    /// The schema of a part of the value.
    func entering(_ schema: Int, at path: String, isThere: Bool) -> Step {
      Step(schema: schema, path: path, isThere: isThere, isPart: true, depth: depth + 1)
    }

    /// The same step at a later turn.
    func then(_ turn: Turn) -> Step {
      var step = self
      step.turn = turn
      return step
    }
  }

  /// Why a schema is not visited.
  enum Obstacle {
    /// It contains itself, so that its parts have no end.
    case circle
    /// No record has a part so deep.
    case depth
    /// There are too many parts.
    case count
  }

  /// Schemas that refer to each other at two members each have twice as many parts at each level.
  private static let mostVisits = 50_000

  private enum Task {
    case step(Step)
    case leave(Int)
  }

  private var tasks: [Task]
  private var visited: Set<Step> = []
  /// For each schema whether it is on the way to the present part.
  private var isOpen: [Bool]

  init(_ plan: SchemaPlan) {
    tasks = [.step(Step(schema: Int(plan.root), path: "", isThere: true))]
    isOpen = Array(repeating: false, count: plan.schemas.count)
  }

  /// The next step, and why it is not to be taken, if it is not; nil at the end.
  mutating func next() -> (step: Step, obstacle: Obstacle?)? {
    while let task = tasks.popLast() {
      switch task {
      case .leave(let schema): isOpen[schema] = false
      case .step(let step):
        guard step.turn == .schema else { return (step, nil) }
        if isOpen[step.schema] { return (step, .circle) }
        if visited.contains(step) { continue }
        if step.depth >= JSONTape.maximumDepth { return (step, .depth) }
        if visited.count >= Self.mostVisits { return (step, .count) }
        visited.insert(step)
        isOpen[step.schema] = true
        tasks.append(.leave(step.schema))
        return (step, nil)
      }
    }
    return nil
  }

  /// Adds what comes next, before all that is still to be visited.
  mutating func add(_ steps: [Step]) { tasks += steps.reversed().map(Task.step) }
}
