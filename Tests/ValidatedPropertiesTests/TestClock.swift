import Primitives

/// A clock that stands still until a test advances it.
final class TestClock: Clock, Sendable {
  struct Instant: InstantProtocol {
    var offset: Duration = .zero
    func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    func duration(to other: Instant) -> Duration { other.offset - offset }
    static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
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

  var now: Instant { state.withLock { $0.now } }
  var minimumResolution: Duration { .zero }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
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

  /// Returns when so many tasks sleep.
  func sleepers(_ count: Int) async {
    await withCheckedContinuation { continuation in
      let ready = state.withLock { state in
        state.waiters.append((count, continuation))
        return state.ready()
      }
      for waiter in ready { waiter.resume() }
    }
  }

  /// Wakes those whose time has come.
  func advance(by duration: Duration) {
    let woken = state.withLock { state in
      state.now = state.now.advanced(by: duration)
      let woken = state.sleepers.filter { $0.value.deadline <= state.now }
      for id in woken.keys { state.sleepers[id] = nil }
      return woken.values.map(\.continuation)
    }
    for continuation in woken { continuation.resume() }
  }
}

/// A server that answers when a test says so.
final class Server: Sendable {
  struct Failure: Error, Equatable {}

  private struct State {
    var asked: [String] = []
    var cancelled: [String] = []
    var open: [(name: String, continuation: CheckedContinuation<Bool, any Error>)] = []
    var waiters: [(count: Int, continuation: CheckedContinuation<Void, Never>)] = []
  }

  private let state = Lock(State())

  /// The names that it was asked about, in order.
  var asked: [String] { state.withLock { $0.asked } }

  func isFree(_ name: String) async throws -> Bool {
    try await withCheckedThrowingContinuation { continuation in
      let ready = state.withLock { state in
        state.asked.append(name)
        state.open.append((name, continuation))
        let ready = state.waiters.filter { state.asked.count >= $0.count }.map(\.continuation)
        state.waiters.removeAll { state.asked.count >= $0.count }
        return ready
      }
      for waiter in ready { waiter.resume() }
    }
  }

  /// Returns when it has been asked so often in all.
  func questions(_ count: Int) async {
    await withCheckedContinuation { continuation in
      let isReady = state.withLock { state in
        if state.asked.count < count { state.waiters.append((count, continuation)) }
        return state.asked.count >= count
      }
      if isReady { continuation.resume() }
    }
  }

  func answer(_ name: String, _ answer: Result<Bool, any Error>) {
    let found = state.withLock { state in
      state.open.firstIndex { $0.name == name }.map { state.open.remove(at: $0).continuation }
    }
    found?.resume(with: answer)
  }
}
