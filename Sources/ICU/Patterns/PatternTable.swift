/// The automaton as flat tables, and the loop that runs it.
///
/// An ASCII byte finds its class in a table of its own. Any other code point finds it in two stages, as a trie: the
/// block of 64 code points, then the code point in the block, which is what the last byte of its UTF-8 says.
final class PatternTable: @unchecked Sendable {
  // Sendable: the memory is written by the initializer alone.

  /// More entries are declined.
  private static let mostTransitions = 1 << 17
  private static let blockCount = 0x11_0000 / 64
  /// Marks a byte that is no ASCII.
  private static let noASCII: UInt8 = 0xFF

  /// The class of each byte, for ASCII.
  private let byteClasses: UnsafeMutablePointer<UInt8>
  /// The offset of each block in `blockClasses`, divided by 64.
  private let blocks: UnsafeMutablePointer<UInt16>
  private let blockClasses: UnsafeMutablePointer<UInt8>
  /// The offset of the next state's row, at the offset of a state's row plus the class.
  private let transitions: UnsafeMutablePointer<UInt32>
  private let isAccepting: UnsafeMutablePointer<Bool>
  /// Rows are 1 << `shift` entries long.
  private let shift: Int
  private let start: Int
  /// The offset of the accepting sink; that of the refusing one is 0.
  private let sink: Int

  init(_ states: PatternStates) throws(DeclinedPattern) {
    let classes = states.classes
    var shift = 0
    while 1 << shift < classes.count { shift += 1 }
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

    let (blockNumbers, contents) = Self.blocks(of: classes)
    blocks = .allocate(capacity: Self.blockCount)
    blocks.initialize(from: blockNumbers, count: Self.blockCount)
    blockClasses = .allocate(capacity: contents.count)
    blockClasses.initialize(from: contents, count: contents.count)
    byteClasses = .allocate(capacity: 256)
    byteClasses.initialize(repeating: Self.noASCII, count: 256)
    for byte in 0..<128 { byteClasses[byte] = contents[Int(blockNumbers[byte / 64]) * 64 + byte % 64] }
  }

  deinit {
    byteClasses.deallocate()
    blocks.deallocate()
    blockClasses.deallocate()
    transitions.deallocate()
    isAccepting.deallocate()
  }

  /// Whether the automaton accepts well-formed UTF-8; other bytes are refused, and never read past.
  func accepts(_ utf8: UnsafeBufferPointer<UInt8>) -> Bool { isAccepting[run(utf8).state >> shift] }

  /// The offset of the code point from which on nothing could be accepted any more, or the length of the text.
  func failureOffset(in utf8: UnsafeBufferPointer<UInt8>) -> Int { run(utf8).offset }

  /// The last state, and the offset of the code point that led to a sink, or the length of the text.
  @inline(__always)
  private func run(_ utf8: UnsafeBufferPointer<UInt8>) -> (state: Int, offset: Int) {
    var state = start
    guard let text = utf8.baseAddress, state > sink else { return (state, 0) }
    var byte = text
    let end = text + utf8.count
    while byte < end {
      let character = byte
      let number: Int
      let asciiClass = byteClasses[Int(byte.pointee)]
      if asciiClass != Self.noASCII {
        number = Int(asciiClass)
        byte += 1
      } else {
        guard let block = Self.takeBlock(&byte, end) else { return (0, character - text) }
        number = Int(blockClasses[Int(blocks[block]) << 6 | Int(byte[-1] & 0x3F)])
      }
      let next = Int(transitions[state + number])
      // Staying is the common case; told apart, it lets the processor read ahead of the table.
      if next != state {
        if next <= sink { return (next, character - text) }
        state = next
      }
    }
    return (state, utf8.count)
  }

  /// Moves past a code point beyond ASCII and returns its block of 64; nil where the bytes are no code point.
  @inline(__always)
  private static func takeBlock(_ byte: inout UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>) -> Int? {
    let lead = Int(byte.pointee)
    switch lead {
    case 0xC2...0xDF:
      guard end - byte >= 2 else { return nil }
      byte += 2
      return lead & 0x1F
    case 0xE0...0xEF:
      guard end - byte >= 3 else { return nil }
      let block = (lead & 0x0F) << 6 | Int(byte[1] & 0x3F)
      byte += 3
      return block
    case 0xF0...0xF4:
      guard end - byte >= 4 else { return nil }
      let block = (lead & 0x07) << 12 | Int(byte[1] & 0x3F) << 6 | Int(byte[2] & 0x3F)
      byte += 4
      return block < blockCount ? block : nil
    default: return nil
    }
  }

  /// The number of each block of 64 code points, and the classes of the distinct blocks.
  private static func blocks(of classes: CodePointPartition) -> (numbers: [UInt16], contents: [UInt8]) {
    let intervals = classes.intervals
    var numbers: [UInt16] = []
    numbers.reserveCapacity(blockCount)
    var contents: [UInt8] = []
    var uniform = [UInt16?](repeating: nil, count: classes.count)
    var mixed: [[UInt8]: UInt16] = [:]
    var current = 0
    for block in 0..<blockCount {
      let first = UInt32(block * 64)
      while current + 1 < intervals.count, intervals[current + 1].start <= first { current += 1 }
      let next = current + 1 < intervals.count ? intervals[current + 1].start : 0x11_0000
      if next >= first + 64 {
        let number = intervals[current].number
        if let known = uniform[Int(number)] {
          numbers.append(known)
          continue
        }
        uniform[Int(number)] = UInt16(contents.count / 64)
        numbers.append(UInt16(contents.count / 64))
        contents += [UInt8](repeating: number, count: 64)
      } else {
        var position = current
        let content = (first..<first + 64).map { codePoint in
          while position + 1 < intervals.count, intervals[position + 1].start <= codePoint { position += 1 }
          return intervals[position].number
        }
        if let known = mixed[content] {
          numbers.append(known)
        } else {
          mixed[content] = UInt16(contents.count / 64)
          numbers.append(UInt16(contents.count / 64))
          contents += content
        }
      }
    }
    return (numbers, contents)
  }
}
