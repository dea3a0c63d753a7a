import Synchronization

/// A question of a walk that concerns more than the flags of code points.
protocol WalkQuestion {
  /// Whether a run of printable ASCII need not be read at this place.
  var canSkipPlain: Bool { get }
  /// Reads the code point at an address.
  mutating func take(_ word: CodePointWord, _ codePoint: UnsafePointer<UInt8>)
  /// Takes a run of printable ASCII into account.
  mutating func skip(_ length: Int)

  /// What was found about order.
  var found: CodePointFlags { get }
  /// The number of clusters.
  var count: Int? { get }
  /// Whether a script is refused.
  var isRefused: Bool { get }
}

extension WalkQuestion {
  @inline(__always) var canSkipPlain: Bool { true }
  @inline(__always) mutating func skip(_ length: Int) {}
  var found: CodePointFlags { [] }
  var count: Int? { nil }
  var isRefused: Bool { false }
}

/// No question.
struct NoQuestion: WalkQuestion {
  @inline(__always) mutating func take(_ word: CodePointWord, _ codePoint: UnsafePointer<UInt8>) {}
}

/// How many grapheme clusters there are.
struct ClusterCount: WalkQuestion {
  private let steps: UnsafePointer<ClusterAutomaton.Step>
  private let plainRow: UInt16
  private var row: UInt16 = 0
  private var clusters = 0

  init(_ automaton: ClusterAutomaton) {
    steps = automaton.steps
    // Beyond all rows if there is none.
    plainRow = automaton.plain ?? .max
  }

  @inline(__always) var canSkipPlain: Bool { row == plainRow }

  @inline(__always) mutating func take(_ word: CodePointWord, _ codePoint: UnsafePointer<UInt8>) {
    let step = steps[Int(row) &+ Int(word.graphemeClass)]
    row = step.row
    clusters &+= step.clusters
  }

  @inline(__always) mutating func skip(_ length: Int) { clusters &+= length }

  var count: Int? { clusters }
}

/// Whether a code point has scripts that are refused.
struct RefusedScripts: WalkQuestion {
  let table: UnsafePointer<Atomic<UInt8>>
  private var refused: UInt8 = 0

  init(table: UnsafePointer<Atomic<UInt8>>) { self.table = table }

  @inline(__always) mutating func take(_ word: CodePointWord, _ codePoint: UnsafePointer<UInt8>) {
    refused |= table[word.scripts].load(ordering: .relaxed)
  }

  var isRefused: Bool { refused != 0 }
}
