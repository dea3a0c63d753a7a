import ICU

/// Counts the work of one match, and checks the clock after each interval of work.
///
/// A unit of work is a code point read or a node of an automaton visited, some nanoseconds each. So a match ends
/// within a fraction of a millisecond of its deadline, whatever the pattern and the text.
struct MatchMeter {
  private static let interval = 10_000

  private let deadline: Duration
  private var remaining = interval
  private var started: ContinuousClock.Instant?

  init(deadline: Duration) { self.deadline = deadline }

  /// Counts some work. The clock starts with the first interval, so short matches do not read it.
  @inline(__always)
  mutating func add(_ work: Int) throws(RegularExpression.MatchError) {
    remaining -= work
    if remaining <= 0 { try look() }
  }

  @inline(never)
  private mutating func look() throws(RegularExpression.MatchError) {
    remaining = Self.interval
    let now = ContinuousClock.now
    guard let started else {
      started = now
      return
    }
    guard now - started < deadline else { throw .deadlineExceeded }
  }
}
