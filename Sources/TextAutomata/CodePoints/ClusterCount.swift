/// How many grapheme clusters there are.
struct ClusterCount {
  private let steps: UnsafePointer<ClusterAutomaton.Step>
  /// Whether a code point of the first column is a cluster after any other of it, and makes the following ones independent
  /// of what is before it.
  private let hasPlainRow: Bool
  private var row: UInt16
  private(set) var count = 0

  init(_ automaton: ClusterAutomaton) {
    steps = automaton.steps
    hasPlainRow = automaton.hasPlainRow
    row = automaton.start
  }

  @inline(__always)
  mutating func take(_ chunk: WordChunk) {
    if hasPlainRow, chunk.union & CodePointWord.graphemeClasses == 0 {
      takePlain(chunk.count)
      count &+= chunk.skipped
    } else {
      takeEach(of: chunk)
    }
  }

  /// Whether code points of the first column need not be taken one by one.
  var takesPlain: Bool { hasPlainRow }

  /// Takes code points of the first column, at least one; ``takesPlain`` must be true.
  @inline(__always)
  mutating func takePlain(_ number: Int) {
    let step = steps[Int(row)]
    row = step.row
    count &+= step.clusters &+ number &- 1
  }

  @inline(__always)
  mutating func take(_ word: CodePointWord) {
    let step = steps[Int(row) &+ Int(word.graphemeClass)]
    row = step.row
    count &+= step.clusters
  }

  @inline(never)
  private mutating func takeEach(of chunk: WordChunk) {
    var (row, count) = (row, count &+ chunk.skipped)
    for index in 0..<chunk.count {
      let step = steps[Int(row) &+ Int(chunk[index].graphemeClass)]
      row = step.row
      count &+= step.clusters
    }
    (self.row, self.count) = (row, count)
  }
}
