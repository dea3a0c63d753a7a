import Primitives

/// A clock that stands still until a test advances it, for forms and checks that wait.
///
/// ```swift
/// let clock = TestClock()
/// let form = ValidatedForm(SignUp(), clock: clock)
/// form[\.username].value = "ana"                // its check waits for a pause in typing
/// await clock.sleepers(1)
/// clock.advance(by: .milliseconds(300))
/// await form.settled()
/// ```
public final class TestClock: Clock, Sendable {
  /// A time since the clock was made.
  public struct Instant: InstantProtocol {
    var offset: Duration = .zero
    public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    public func duration(to other: Instant) -> Duration { other.offset - offset }
    public static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
  }

  private struct Sleeper {
    let deadline: Instant
    let continuation: CheckedContinuation<Void, any Error>
  }

  private struct State {
    var now = Instant()
    var sleepers: [Int: Sleeper] = [:]
    var cancelled: Set<Int> = []
    var nextID = 0
    var waiters: [(count: Int, continuation: CheckedContinuation<Void, Never>)] = []

    /// The waiters whose number of sleepers is reached.
    mutating func ready() -> [CheckedContinuation<Void, Never>] {
      let ready = waiters.filter { sleepers.count >= $0.count }.map(\.continuation)
      waiters.removeAll { sleepers.count >= $0.count }
      return ready
    }
  }

  private let state = Lock(State())

  /// Makes a clock at zero.
  public init() {}

  public var now: Instant { state.withLock { $0.now } }
  public var minimumResolution: Duration { .zero }

  /// Returns when the clock has been advanced to a time; throws `CancellationError` if the task is cancelled before.
  public func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    let id = state.withLock { state in
      state.nextID += 1
      return state.nextID
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let (isOver, isCancelled, ready) = state.withLock {
          state -> (Bool, Bool, [CheckedContinuation<Void, Never>]) in
          if state.cancelled.remove(id) != nil { return (false, true, []) }
          if deadline <= state.now { return (true, false, []) }
          state.sleepers[id] = Sleeper(deadline: deadline, continuation: continuation)
          return (false, false, state.ready())
        }
        if isOver { continuation.resume() }
        if isCancelled { continuation.resume(throwing: CancellationError()) }
        for waiter in ready { waiter.resume() }
      }
    } onCancel: {
      let sleeper = state.withLock { state in
        let sleeper = state.sleepers.removeValue(forKey: id)
        if sleeper == nil { state.cancelled.insert(id) }
        return sleeper
      }
      sleeper?.continuation.resume(throwing: CancellationError())
    }
  }

  /// Returns when at least so many tasks wait for the clock.
  public func sleepers(_ count: Int) async {
    await withCheckedContinuation { continuation in
      let ready = state.withLock { state in
        state.waiters.append((count, continuation))
        return state.ready()
      }
      for waiter in ready { waiter.resume() }
    }
  }

  /// Advances the clock, and wakes the tasks whose time has come.
  public func advance(by duration: Duration) {
    let woken = state.withLock { state in
      state.now = state.now.advanced(by: duration)
      let woken = state.sleepers.filter { $0.value.deadline <= state.now }
      for id in woken.keys { state.sleepers[id] = nil }
      return woken.values.map(\.continuation)
    }
    for continuation in woken { continuation.resume() }
  }
}
