import Primitives

/// Observers of something that changes, called one after another and never under a lock.
///
/// One delivery runs at a time. A change that comes while one is running, from an observer itself or from another
/// thread, makes the running one go round again; so an observer may change what it observes, the last call an observer
/// gets comes after the last change, and a thread that changes something never waits for an observer of another.
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
      // What the observer holds is released outside the lock, since its deinit may come back here.
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

  /// The observers to call for the changes so far; nil, with the delivery ended, when there are none.
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
