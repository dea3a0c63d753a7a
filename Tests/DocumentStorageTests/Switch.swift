import Synchronization

/// A flag that a test turns while a storage runs with it.
final class Switch: Sendable {
  private let state: Mutex<Bool>

  init(_ isOn: Bool) { state = Mutex(isOn) }

  var isOn: Bool {
    get { state.withLock { $0 } }
    set { state.withLock { $0 = newValue } }
  }
}

/// A count that threads share.
final class Counter: Sendable {
  private let state = Mutex(0)

  /// Adds one and gives the count from before.
  func next() -> Int {
    state.withLock { count in
      defer { count += 1 }
      return count
    }
  }
}
