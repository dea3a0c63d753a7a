import CICUShim

/// Break rules as ICU compiled them: classes of code points, and a table of states over the classes.
///
/// ICU compiles the rules of UAX #29 into a finite automaton. It contains the behaviour of the linked version (the code
/// points that link Indic consonants changed with Unicode 15.0, 15.1 and 16.0), so the only thing to know about a
/// version is the layout of these bytes. The layout has its own version, 6 since ICU 68.
package struct CompiledBreakRules {
  /// The meaning of a state for the text before it.
  package struct State {
    /// 0: no boundary can follow; 1: one can; higher: the match ended where `lookAhead` had this number.
    package let accepting: Int
    /// The number of a position to return to, or 0.
    package let lookAhead: Int
    /// The next state for each class; 0 ends the match.
    package var next: [Int]
  }

  /// How many classes there are; 0, 1 and 2 are not classes of code points, but of the ends of text and dictionaries.
  package let classCount: Int
  /// The states; 0 stops, 1 starts.
  package var states: [State]
  /// The bytes of the UCPTrie that maps a code point to its class.
  private let trie: ArraySlice<UInt8>

  /// The class of the end of text, which a rule can refer to.
  package static let endOfText = 1
  /// The first class of code points.
  package static let firstClass = 3

  /// Reads compiled rules; nil when their layout or operation is unknown.
  package init?(_ bytes: [UInt8]) {
    let fields = Fields(bytes: bytes)
    guard fields.word(at: 0) == 0xB1A0, bytes.count > 80, bytes[4] == 6,
      let classCount = fields.word(at: 12), (Self.firstClass...255).contains(classCount),
      let table = fields.word(at: 16), let trieStart = fields.word(at: 32),
      let trieLength = fields.word(at: 36),
      let stateCount = fields.word(at: table), (2...1_000).contains(stateCount),
      let rowLength = fields.word(at: table + 4), let dictionaryStart = fields.word(at: table + 8),
      let flags = fields.word(at: table + 16),
      dictionaryStart >= classCount, flags & Self.startsBeforeText == 0,
      trieStart % 4 == 0, trieStart + trieLength <= bytes.count
    else { return nil }
    let width = flags & Self.narrowRows != 0 ? 1 : 2
    // Each row contains accepting, look-ahead, the index of a status, and the next states.
    let rowHead = 3
    guard rowLength >= (rowHead + classCount) * width else { return nil }

    var states: [State] = []
    for state in 0..<stateCount {
      let start = table + 20 + state * rowLength
      let row = (0..<rowHead + classCount).compactMap { fields.number(at: start + $0 * width, width: width) }
      guard row.count == rowHead + classCount else { return nil }
      let next = Array(row[rowHead...])
      guard next.allSatisfy({ $0 < stateCount }) else { return nil }
      states.append(State(accepting: row[0], lookAhead: row[1], next: next))
    }
    self.classCount = classCount
    self.states = states
    trie = bytes[trieStart..<trieStart + trieLength]
  }

  /// Flags of a state table: the automaton needs to see the start of text, and rows of bytes.
  private static let (startsBeforeText, narrowRows) = (2, 4)

  /// Calls `body` with each run of code points of one class, in order, from U+0000 to U+10FFFF.
  package func forEachRange(_ body: (_ range: ClosedRange<Int>, _ class: Int) -> Void) throws(ICUError) {
    var status: Int32 = 0
    // UCPTrie requires its bytes to be aligned, which the rules as a whole are not.
    let words = trie.count / 4 + 1
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: words) { copy in
      copy.initialize(repeating: 0)
      let bytes = UnsafeMutableRawBufferPointer(copy)
      bytes.copyBytes(from: trie)
      guard let address = bytes.assumingMemoryBound(to: UInt8.self).baseAddress,
        let opened = icushim_trie_open(address, Int32(trie.count), &status)
      else { return }
      defer { icushim_trie_close(opened) }
      var start: Int32 = 0
      var value: UInt32 = 0
      while case let last = icushim_trie_range(opened, start, &value), last >= start {
        body(Int(start)...Int(last), Int(value))
        start = last + 1
      }
    }
    try ICUError.check(status, "open classes of break rules")
  }
}

/// Numbers in the byte order of the machine, read with bounds checks.
private struct Fields {
  let bytes: [UInt8]

  func word(at offset: Int) -> Int? { number(at: offset, width: 4) }

  func number(at offset: Int, width: Int) -> Int? {
    guard offset >= 0, offset + width <= bytes.count else { return nil }
    return bytes.withUnsafeBytes { raw in
      switch width {
      case 1: Int(raw[offset])
      case 2: Int(raw.loadUnaligned(fromByteOffset: offset, as: UInt16.self))
      default: Int(raw.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
      }
    }
  }
}
