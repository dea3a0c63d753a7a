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
  /// The next state after each byte of ASCII, 128 for each state; nil for an automaton with many states.
  private let afterASCII: UnsafeMutablePointer<UInt8>?
  /// ``afterASCII`` has entries for at most so many states.
  private static let mostASCIIStates = 256
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
    byteCount =
      states.transitions.count << shift * 4 + states.transitions.count * (9 + 128) + 256 * Self.mostStaying
    start = states.start << shift
    sink = PatternStates.accepting << shift

    transitions = .allocate(capacity: states.transitions.count << shift)
    transitions.initialize(repeating: 0, count: states.transitions.count << shift)
    if states.transitions.count <= Self.mostASCIIStates {
      let table = UnsafeMutablePointer<UInt8>.allocate(capacity: states.transitions.count << 7)
      for (state, row) in states.transitions.enumerated() {
        for byte in 0..<128 {
          (table + (state << 7 | byte)).initialize(to: UInt8(row[classes.number(ofASCII: byte)]))
        }
      }
      afterASCII = table
    } else {
      afterASCII = nil
    }
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
  }

  deinit {
    for state in 0..<stateCount {
      staying[state]?.pointee.deallocate()
      staying[state]?.deallocate()
    }
    staying.deallocate()
    transitions.deallocate()
    afterASCII?.deallocate()
    isAccepting.deallocate()
  }

  /// Whether the automaton accepts well-formed UTF-8; other bytes are refused, and never read past.
  func accepts(_ utf8: UnsafeBufferPointer<UInt8>) -> Bool {
    isAccepting[run(utf8, isWellFormed: false).state &>> shift]
  }

  /// The same for text that is well-formed, in less time; any answer is possible for other bytes.
  func accepts(wellFormed utf8: UnsafeBufferPointer<UInt8>) -> Bool {
    if let afterASCII { return accepts(wellFormed: utf8, afterASCII) }
    return isAccepting[run(utf8, isWellFormed: true).state &>> shift]
  }

  @inline(__always)
  private func accepts(wellFormed utf8: UnsafeBufferPointer<UInt8>, _ afterASCII: UnsafeMutablePointer<UInt8>)
    -> Bool
  {
    var state = start &>> shift
    guard let text = utf8.baseAddress, state > PatternStates.accepting else { return isAccepting[state] }
    var byte = text
    let end = text + utf8.count
    while byte < end {
      let first = Int(byte.pointee)
      if first < 0x80, end - byte >= 8 {
        let bytes = UInt64(littleEndian: UnsafeRawPointer(byte).loadUnaligned(as: UInt64.self))
        if bytes & 0x8080_8080_8080_8080 == 0 {
          let next = Self.after(bytes, state, afterASCII)
          byte += 8
          if next != state {
            state = next
            continue
          }
          // A text that leaves no state for long leads to a sink, or to a run of what stays.
          if state <= PatternStates.accepting { return isAccepting[state] }
          if let staying = staying[state] { byte = staying.pointee.endOfRun(from: byte, to: end) }
          continue
        }
      }
      if first < 0x80, utf8.count >= 8 {
        // The bytes that are left, as the last of the eight before the end.
        let left = end - byte
        if left < 8 {
          let last = UInt64(littleEndian: UnsafeRawPointer(end - 8).loadUnaligned(as: UInt64.self))
          let bytes = last &>> UInt64(truncatingIfNeeded: 64 &- 8 &* left)
          if bytes & 0x8080_8080_8080_8080 == 0 {
            return isAccepting[Self.after(bytes, count: left, state, afterASCII)]
          }
        }
      }
      let next: Int
      if first < 0x80 {
        next = Int(afterASCII[state &<< 7 | first])
        byte += 1
      } else {
        let number: Int
        if first < 0xF0, end - byte >= 3 {
          number = classes.takeClass(&byte, unchecked: first)
        } else {
          guard let checked = classes.takeClass(&byte, end) else { return false }
          number = checked
        }
        next = Int(transitions[state &<< shift &+ number]) &>> shift
      }
      if next != state {
        if next <= PatternStates.accepting { return isAccepting[next] }
        state = next
      } else if let staying = staying[state], end - byte >= Self.worthwhile {
        byte = staying.pointee.endOfRun(from: byte, to: end)
      }
    }
    return isAccepting[state]
  }

  /// In so many bytes, what stays in a state is looked for.
  private static let worthwhile = 16

  /// The state after eight bytes of ASCII, the first of which is the lowest.
  ///
  /// A sink leads to itself, so no state has to be compared, and the processor predicts nothing.
  @inline(__always)
  private static func after(_ bytes: UInt64, _ state: Int, _ afterASCII: UnsafeMutablePointer<UInt8>) -> Int {
    var state = state
    for offset in 0..<8 {
      state = Int(afterASCII[state &<< 7 | Int(bytes &>> UInt64(8 &* offset) & 0x7F)])
    }
    return state
  }

  /// The same for fewer bytes.
  @inline(__always)
  private static func after(
    _ bytes: UInt64, count: Int, _ state: Int, _ afterASCII: UnsafeMutablePointer<UInt8>
  ) -> Int {
    var (state, bytes) = (state, bytes)
    for _ in 0..<count {
      state = Int(afterASCII[state &<< 7 | Int(bytes & 0x7F)])
      bytes &>>= 8
    }
    return state
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
