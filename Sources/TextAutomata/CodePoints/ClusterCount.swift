/// How many grapheme clusters there are.
struct ClusterCount {
  private let steps: UnsafePointer<ClusterAutomaton.Step>
  /// Whether a code point of the first column is a cluster after any other of it, and makes the following ones independent
  /// of what is before it.
  private let hasPlainRow: Bool
  private var row: UInt16 = 0
  private(set) var count = 0

  init(_ automaton: ClusterAutomaton) {
    steps = automaton.steps
    hasPlainRow = automaton.plain != nil
  }

  @inline(__always)
  mutating func take(_ chunk: WordChunk) {
    if hasPlainRow, chunk.union & CodePointWord.graphemeClasses == 0 {
      let step = steps[Int(row)]
      row = step.row
      count &+= step.clusters &+ chunk.count &- 1 &+ chunk.skipped
    } else {
      takeEach(of: chunk)
    }
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
