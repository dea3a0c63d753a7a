import Primitives

/// The automaton as rows for well-formed text, which it reads several bytes at a time.
///
/// A row has the next row for each byte of ASCII, then for each class, then facts about its state. A row is named by where
/// it starts, so that what is next is found by one addition.
struct PatternRows: @unchecked Sendable {
  // Sendable: the memory is written before the initializer returns, and belongs to a table.

  private static let asciiCount = 0x80

  private let rows: UnsafeMutablePointer<UInt16>
  private let classes: CodePointTable
  /// What stays in a state, by its number.
  private let staying: UnsafeMutablePointer<UnsafeMutablePointer<StayingBytes>?>
  /// Where in a row 1 says that its state accepts, and 0 that it does not. The number of the state comes after it.
  private let accepting: Int
  private let start: Int
  /// The row of the accepting sink; that of the refusing one is 0.
  private let sink: Int
  /// The memory that the rows use.
  let byteCount: Int

  /// Nil if the automaton has too many states.
  init?(
    _ states: PatternStates, _ classes: CodePointTable,
    _ staying: UnsafeMutablePointer<UnsafeMutablePointer<StayingBytes>?>
  ) {
    accepting = Self.asciiCount + states.classes.count
    let (length, count) = (accepting + 2, states.transitions.count)
    guard length * count <= Int(UInt16.max) else { return nil }
    (self.classes, self.staying) = (classes, staying)
    start = states.start * length
    sink = PatternStates.accepting * length
    byteCount = 2 * length * count
    rows = .allocate(capacity: length * count)
    for (state, targets) in states.transitions.enumerated() {
      let ascii = (0..<Self.asciiCount).map { targets[classes.number(ofASCII: $0)] }
      let next = (ascii + targets).map { UInt16(Int($0) * length) }
      let facts = [states.isAccepting[state] ? 1 : 0, UInt16(state)]
      let row = rows + state * length
      row.initialize(from: next + facts, count: next.count + facts.count)
    }
  }

  func deallocate() { rows.deallocate() }

  /// Whether the automaton accepts a text; any answer is possible for text that is not well-formed, but nothing after its
  /// end is read.
  @inline(__always)
  func accepts(_ utf8: UnsafeBufferPointer<UInt8>) -> Bool {
    var row = start
    guard let text = utf8.baseAddress, row > sink else { return isAccepting(row) }
    guard !UTF8Decoding.isCutOff(utf8) else { return false }
    // A copy, which the compiler keeps in a register.
    let rows = rows
    var byte = text
    let end = text + utf8.count
    while byte < end {
      let first = Int(byte.pointee)
      let next: Int
      if first < 0x80 {
        let left = end - byte
        if left >= 8 {
          if Self.areASCII(byte) {
            let next = Self.row(after: byte, 8, row, rows)
            byte += 8
            if next != row {
              row = next
              continue
            }
            // A text that leaves no state for long leads to a sink, or to a run of what stays.
            if row <= sink { return isAccepting(row) }
            if let staying = staying(in: row) { byte = staying.pointee.endOfRun(from: byte, to: end) }
            continue
          }
        } else if utf8.count >= 8, Self.areASCII(end - 8, last: left) {
          return isAccepting(Self.row(after: byte, left, row, rows))
        }
        next = Int(rows[row &+ first])
        byte += 1
      } else {
        let number: Int
        if first < 0xF0 {
          guard first >= 0xC0 else { return false }
          number = classes.takeClass(&byte, unchecked: first)
        } else {
          guard let checked = classes.takeClass(&byte, end) else { return false }
          number = checked
        }
        next = Int(rows[row &+ Self.asciiCount &+ number])
      }
      if next != row {
        if next <= sink { return isAccepting(next) }
        row = next
      } else if end - byte >= Self.worthwhile, let staying = staying(in: row) {
        byte = staying.pointee.endOfRun(from: byte, to: end)
      }
    }
    return isAccepting(row)
  }

  /// In so many bytes, what stays in a state is looked for.
  private static let worthwhile = 16

  private func isAccepting(_ row: Int) -> Bool { rows[row &+ accepting] != 0 }

  private func staying(in row: Int) -> UnsafeMutablePointer<StayingBytes>? {
    staying[Int(rows[row &+ accepting &+ 1])]
  }

  /// Whether the last of eight bytes are ASCII.
  @inline(__always)
  private static func areASCII(_ bytes: UnsafePointer<UInt8>, last count: Int = 8) -> Bool {
    let word = UInt64(littleEndian: UnsafeRawPointer(bytes).loadUnaligned(as: UInt64.self))
    return (word & 0x8080_8080_8080_8080) &>> UInt64(truncatingIfNeeded: 64 &- 8 &* count) == 0
  }

  /// The row after some bytes of ASCII.
  ///
  /// A sink leads to itself, so no row has to be compared, and the processor predicts nothing.
  @inline(__always)
  private static func row(
    after bytes: UnsafePointer<UInt8>, _ count: Int, _ row: Int, _ rows: UnsafeMutablePointer<UInt16>
  ) -> Int {
    var row = row
    // The place in a row first, so that the wait from row to row is that for memory alone.
    for offset in 0..<count { row = Int((rows + Int(bytes[offset]))[row]) }
    return row
  }
}
