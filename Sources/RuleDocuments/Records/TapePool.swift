import JSONText
import Primitives

/// Tapes that outlive one run, so that a run allocates nothing.
///
/// `@unchecked Sendable` holds because a tape belongs to one run at a time: `take` removes it from the pool.
private struct PooledTape: @unchecked Sendable {
  let tape: JSONTape
}

enum TapePool {
  /// Tapes with more room than this, in bytes, and tapes beyond this number are freed after use.
  private static let keptBytes = 1 << 20
  private static let keptTapes = 32

  private static let pool = Lock<[PooledTape]>([])

  static func take() -> JSONTape { pool.withLock { $0.popLast()?.tape } ?? JSONTape() }

  static func giveBack(_ tape: JSONTape) {
    guard tape.byteCount <= keptBytes else { return }
    let kept = PooledTape(tape: tape)
    pool.withLock { if $0.count < keptTapes { $0.append(kept) } }
  }
}
