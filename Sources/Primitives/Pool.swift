/// Idle objects of one kind that are too expensive to make for each use, so that a thread that needs one seldom makes
/// it.
///
/// Holds at most `capacity` of them in storage allocated once: taking and giving allocate nothing. Elements that do not
/// fit are released. If the pool is empty, the caller makes an element and gives it to the pool later.
// Public and inlinable for the reasons given in `Lock`.
@_documentation(visibility: internal)
public final class Pool<Element: ~Copyable & Sendable>: Sendable {
  @usableFromInline
  let idle: Lock<Storage>

  /// Makes an empty pool.
  @inlinable
  public init(capacity: Int = 16) {
    idle = Lock(Storage(capacity: capacity))
  }

  /// Takes an idle element; nil if there is none.
  @inlinable
  public func take() -> Element? {
    idle.withLock { $0.pop() }
  }

  /// Gives an element back for others to take.
  @inlinable
  public func give(_ element: consuming Element) {
    var given: Element? = element
    // An element that does not fit is released here, outside the lock.
    idle.withLock { storage in
      if storage.hasRoom, let element = given.take() { storage.push(element) }
    }
  }
}

extension Pool where Element: ~Copyable {
  /// A stack of elements in memory that never grows.
  @usableFromInline
  struct Storage: ~Copyable, @unchecked Sendable {
    // Sendable: the memory is owned by this value alone and holds Sendable elements.
    @usableFromInline
    let slots: UnsafeMutablePointer<Element>
    @usableFromInline
    let capacity: Int
    @usableFromInline
    var count = 0

    @inlinable
    init(capacity: Int) {
      self.capacity = capacity
      slots = .allocate(capacity: capacity)
    }

    @inlinable
    deinit {
      slots.deinitialize(count: count)
      slots.deallocate()
    }

    @inlinable
    var hasRoom: Bool { count < capacity }

    @inlinable
    mutating func push(_ element: consuming Element) {
      (slots + count).initialize(to: element)
      count += 1
    }

    @inlinable
    mutating func pop() -> Element? {
      guard count > 0 else { return nil }
      count -= 1
      return (slots + count).move()
    }
  }
}
