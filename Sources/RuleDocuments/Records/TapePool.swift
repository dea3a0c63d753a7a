import JSONText
import Primitives

/// Tapes that outlive one run, so that a run allocates nothing.
///
/// `@unchecked Sendable` holds because a tape belongs to one run at a time: what is lent is removed from the pool.
private struct PooledTape: @unchecked Sendable {
  let tape: JSONTape
}

enum TapePool {
  /// Tapes with more room than this, in bytes, and tapes beyond this number are freed after use.
  private static let keptBytes = 1 << 20
  private static let keptTapes = 32

  private static let pool = Lock<[PooledTape]>([])

  /// Lends a tape to a run.
  static func withTape<Result>(_ body: (JSONTape) -> Result) -> Result {
    let tape = pool.withLock { $0.popLast()?.tape } ?? JSONTape()
    defer { giveBack(tape) }
    return body(tape)
  }

  private static func giveBack(_ tape: JSONTape) {
    guard tape.byteCount <= keptBytes else { return }
    let kept = PooledTape(tape: tape)
    pool.withLock { if $0.count < keptTapes { $0.append(kept) } }
  }
}
