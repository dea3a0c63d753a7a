import Primitives

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

  /// The names whose questions were given up, in order.
  var cancelled: [String] { state.withLock { $0.cancelled } }

  func isFree(_ name: String) async throws -> Bool {
    try await withTaskCancellationHandler {
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
    } onCancel: {
      state.withLock { $0.cancelled.append(name) }
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
