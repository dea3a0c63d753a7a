public import Synchronization

/// Idle objects of one kind that are too expensive to make for each use, so that a thread that needs one seldom makes
/// it.
///
/// Holds at most `capacity` of them in storage allocated once: taking and giving allocate nothing. Elements that do not
/// fit are released. If the pool is empty, the caller makes an element and gives it to the pool later.
///
/// One element is in front of the lock, so that a thread without others beside it takes and gives by one atomic
/// exchange each.
// Public and inlinable for the reasons given in `Lock`.
@_documentation(visibility: internal)
public final class Pool<Element: ~Copyable & Sendable>: @unchecked Sendable {
  // Sendable: only the thread that made `frontState` busy accesses the memory in front.
  @usableFromInline
  let front: UnsafeMutablePointer<Element>
  @usableFromInline
  let frontState = Atomic(FrontState.empty)
  @usableFromInline
  let idle: Lock<Storage>

  /// Makes an empty pool.
  @inlinable
  public init(capacity: Int = 16) {
    front = .allocate(capacity: 1)
    idle = Lock(Storage(capacity: max(0, capacity - 1)))
  }

  @inlinable
  deinit {
    if frontState.load(ordering: .acquiring) == FrontState.full { front.deinitialize(count: 1) }
    front.deallocate()
  }

  /// Takes an idle element; nil if there is none.
  @inlinable
  public func take() -> Element? {
    if setsFront(from: FrontState.full, to: FrontState.busy) {
      let element = front.move()
      frontState.store(FrontState.empty, ordering: .releasing)
      return element
    }
    return idle.withLock { $0.pop() }
  }

  /// Gives an element back for others to take.
  @inlinable
  public func give(_ element: consuming Element) {
    if setsFront(from: FrontState.empty, to: FrontState.busy) {
      front.initialize(to: element)
      frontState.store(FrontState.full, ordering: .releasing)
      return
    }
    var given: Element? = element
    // An element that does not fit is released here, outside the lock.
    idle.withLock { storage in
      if storage.hasRoom, let element = given.take() { storage.push(element) }
    }
  }

  @inlinable
  @inline(__always)
  func setsFront(from expected: UInt8, to desired: UInt8) -> Bool {
    frontState.compareExchange(expected: expected, desired: desired, ordering: .acquiring).exchanged
  }
}

/// What is in front of the lock of a pool.
@usableFromInline
enum FrontState {
  @inlinable static var empty: UInt8 { 0 }
  @inlinable static var full: UInt8 { 1 }
  /// A thread takes the element or gives one.
  @inlinable static var busy: UInt8 { 2 }
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
