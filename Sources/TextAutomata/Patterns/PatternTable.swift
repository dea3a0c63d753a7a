/// The automaton as flat tables, and the loop that runs it.
final class PatternTable: @unchecked Sendable {
  // Sendable: only the initializer writes the memory.

  /// Automata with more entries are declined.
  private static let mostTransitions = 1 << 17
  /// How many states may have ``StayingBytes``.
  private static let mostStaying = 32
  private let classes: CodePointTable
  /// The offset of the next state's row, indexed by the offset of a state's row plus the class.
  private let transitions: UnsafeMutablePointer<UInt32>
  /// The automaton for well-formed text; nil if it has many states.
  private let rows: PatternRows?
  private let isAccepting: UnsafeMutablePointer<Bool>
  /// What stays in a state, for each state; nil where too little does.
  private let staying: UnsafeMutablePointer<UnsafeMutablePointer<StayingBytes>?>
  private let stateCount: Int
  /// Rows are 1 << `shift` entries long.
  private let shift: Int
  private let start: Int
  /// The memory that the tables use, without the classes.
  let byteCount: Int
  /// The offset of the accepting sink; that of the refusing one is 0.
  private let sink: Int

  init(_ states: PatternStates, classes: CodePointTable) throws(DeclinedPattern) {
    self.classes = classes
    var shift = 0
    while 1 << shift < states.classes.count { shift += 1 }
    guard states.transitions.count << shift <= Self.mostTransitions else { throw .size }
    self.shift = shift
    start = states.start << shift
    sink = PatternStates.accepting << shift

    transitions = .allocate(capacity: states.transitions.count << shift)
    transitions.initialize(repeating: 0, count: states.transitions.count << shift)
    isAccepting = .allocate(capacity: states.transitions.count)
    for (state, row) in states.transitions.enumerated() {
      for (number, target) in row.enumerated() {
        transitions[state << shift + number] = UInt32(target << shift)
      }
      (isAccepting + state).initialize(to: states.isAccepting[state])
    }
    stateCount = states.transitions.count
    staying = .allocate(capacity: stateCount)
    staying.initialize(repeating: nil, count: stateCount)
    let byLead = StayingBytes.classesByLead(states.classes)
    var free = Self.mostStaying
    for (state, row) in states.transitions.enumerated() where free > 0 && state > PatternStates.accepting {
      guard row.contains(state) else { continue }
      guard let bytes = StayingBytes({ row[Int($0)] == state }, byLead, states.classes) else { continue }
      let place = UnsafeMutablePointer<StayingBytes>.allocate(capacity: 1)
      place.initialize(to: bytes)
      staying[state] = place
      free -= 1
    }
    rows = PatternRows(states, classes, staying)
    let rowBytes = rows?.byteCount ?? 0
    byteCount = (4 * stateCount) << shift + 9 * stateCount + rowBytes + 256 * Self.mostStaying
  }

  deinit {
    for state in 0..<stateCount {
      staying[state]?.pointee.deallocate()
      staying[state]?.deallocate()
    }
    staying.deallocate()
    transitions.deallocate()
    rows?.deallocate()
    isAccepting.deallocate()
  }

  /// Whether the automaton accepts well-formed UTF-8; other bytes are refused, and never read past.
  func accepts(_ utf8: UnsafeBufferPointer<UInt8>) -> Bool {
    isAccepting[run(utf8, isWellFormed: false).state &>> shift]
  }

  /// The same for text that is well-formed, in less time; any answer is possible for other bytes.
  func accepts(wellFormed utf8: UnsafeBufferPointer<UInt8>) -> Bool {
    if let rows { return rows.accepts(utf8) }
    return isAccepting[run(utf8, isWellFormed: true).state &>> shift]
  }

  /// Nil for a text that the automaton accepts, otherwise ``failureOffset(in:)``.
  func failure(in utf8: UnsafeBufferPointer<UInt8>) -> Int? {
    let (state, offset) = run(utf8, isWellFormed: false)
    return isAccepting[state &>> shift] ? nil : offset
  }

  /// The offset of the code point after which nothing could be accepted, or the length of the text.
  func failureOffset(in utf8: UnsafeBufferPointer<UInt8>) -> Int {
    run(utf8, isWellFormed: false).offset
  }

  /// The last state, and the offset of the code point that led to a sink, or the length of the text.
  @inline(__always)
  private func run(
    _ utf8: UnsafeBufferPointer<UInt8>,
    isWellFormed: Bool
  ) -> (state: Int, offset: Int) {
    var state = start
    // Copies, which the compiler keeps in registers.
    let (classes, transitions, sink) = (classes, transitions, sink)
    guard let text = utf8.baseAddress, state > sink else { return (state, 0) }
    var byte = text
    let end = text + utf8.count
    while byte < end {
      let character = byte
      guard let number = classes.takeClass(&byte, end) else { return (0, character - text) }
      let next = Int(transitions[state &+ number])
      // Staying in a state is the common case; a separate branch lets the processor read ahead of the table.
      if next != state {
        if next <= sink { return (next, character - text) }
        state = next
      } else if isWellFormed, let staying = staying[state &>> shift] {
        byte = staying.pointee.endOfRun(from: byte, to: end)
      }
    }
    return (state, utf8.count)
  }
}
