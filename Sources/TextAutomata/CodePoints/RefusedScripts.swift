import Synchronization

/// Whether a code point has scripts that are refused.
struct RefusedScripts {
  /// For each number of ``ScriptSets``, 1 if its scripts are refused; nil if scripts do not matter.
  private let table: UnsafePointer<Atomic<UInt8>>?
  private var refused: UInt8 = 0

  init(_ table: UnsafePointer<Atomic<UInt8>>?) { self.table = table }

  var isRefused: Bool { refused != 0 }

  @inline(__always)
  mutating func take(_ chunk: WordChunk) {
    guard let table else { return }
    var refused = refused
    for index in 0..<chunk.count { refused |= table[chunk[index].scripts].load(ordering: .relaxed) }
    self.refused = refused
  }
}
