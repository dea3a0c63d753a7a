import Primitives

/// Idle handles of one kind, so that a thread that needs one seldom opens it.
///
/// Holds at most `capacity` handles in storage made once: taking and giving allocate nothing. A handle that
/// does not fit is closed. When the pool is empty the caller opens a handle of its own and gives it later.
final class HandlePool<Handle: ~Copyable & Sendable>: Sendable {
  private let idle: Lock<Storage>

  /// Whether a handle that keeps a copy of its last text is worth keeping after one of some bytes; a long text's buffers
  /// would stay as long as the process.
  static func isKept(afterTextOf byteCount: Int) -> Bool { byteCount <= 1 << 17 }

  /// Makes an empty pool that keeps up to `capacity` handles.
  init(capacity: Int = 16) {
    idle = Lock(Storage(capacity: capacity))
  }

  /// Takes an idle handle, or nil when there is none.
  func take() -> Handle? {
    idle.withLock { $0.pop() }
  }

  /// Gives a handle back for others to take.
  func give(_ handle: consuming Handle) {
    var given: Handle? = handle
    // A handle that does not fit is closed here, outside the lock.
    idle.withLock { storage in
      if storage.hasRoom, let handle = given.take() { storage.push(handle) }
    }
  }
}

extension HandlePool where Handle: ~Copyable {
  /// A stack of handles in memory that never grows.
  private struct Storage: ~Copyable, @unchecked Sendable {
    // Sendable: the memory is owned by this value alone and holds Sendable handles.
    private let slots: UnsafeMutablePointer<Handle>
    private let capacity: Int
    private var count = 0

    init(capacity: Int) {
      self.capacity = capacity
      slots = .allocate(capacity: capacity)
    }

    deinit {
      slots.deinitialize(count: count)
      slots.deallocate()
    }

    var hasRoom: Bool { count < capacity }

    mutating func push(_ handle: consuming Handle) {
      (slots + count).initialize(to: handle)
      count += 1
    }

    mutating func pop() -> Handle? {
      guard count > 0 else { return nil }
      count -= 1
      return (slots + count).move()
    }
  }
}
