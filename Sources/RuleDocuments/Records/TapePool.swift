package import JSONText
import Primitives

/// Tapes that outlive one run, so that a run allocates nothing.
///
/// `@unchecked Sendable` holds because a tape belongs to one run at a time: a lent tape is removed from the pool.
private struct PooledTape: @unchecked Sendable {
  let tape: JSONTape
}

package enum TapePool {
  /// Tapes with a larger capacity than this, in bytes, are freed after use.
  private static let keptBytes = 1 << 20

  private static let pool = Pool<PooledTape>(capacity: 32)

  /// Lends a tape to a run.
  package static func withTape<Result>(_ body: (JSONTape) -> Result) -> Result {
    let tape = pool.take()?.tape ?? JSONTape()
    defer { if tape.byteCount <= keptBytes { pool.give(PooledTape(tape: tape)) } }
    return body(tape)
  }
}
