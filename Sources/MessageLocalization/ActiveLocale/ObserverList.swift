import Primitives

/// Observers of a value that changes, called one after another and never under a lock.
///
/// One delivery runs at a time. A change during a delivery, made by an observer or by another thread, makes that
/// delivery run another round. So an observer may change the value that it observes, its last call comes after the last
/// change, and a thread that makes a change never waits for another thread's observer.
final class ObserverList: Sendable {
  private struct State {
    var observers: [Int: @Sendable () -> Void] = [:]
    var nextID = 0
    var isDelivering = false
    var isPending = false
  }

  private let state = Lock(State())

  /// Adds an observer, which is called until the token is cancelled.
  func add(_ call: @escaping @Sendable () -> Void) -> ObservationToken {
    let id = state.withLock { state in
      state.nextID += 1
      state.observers[state.nextID] = call
      return state.nextID
    }
    return ObservationToken { [weak self] in
      // Releases the observer's captures outside the lock, since a deinit may call back into this list.
      let removed = self?.state.withLock { $0.observers.removeValue(forKey: id) }
      _ = removed
    }
  }

  /// Calls the observers in the order they were added.
  func notify() {
    let isFirst = state.withLock { state in
      state.isPending = true
      defer { state.isDelivering = true }
      return !state.isDelivering
    }
    guard isFirst else { return }
    while let ids = nextRound() {
      for id in ids {
        state.withLock { $0.observers[id] }?()
      }
    }
  }

  /// The observers to call for the changes so far; if there are none, ends the delivery and returns nil.
  private func nextRound() -> [Int]? {
    state.withLock { state in
      guard state.isPending else {
        state.isDelivering = false
        return nil
      }
      state.isPending = false
      return state.observers.keys.sorted()
    }
  }
}
