import Synchronization

/// Slots for objects; the first thread sets each slot once, and reading takes no lock.
final class OnceTable<Object: AnyObject & Sendable>: @unchecked Sendable {
  // Sendable is true: the memory lives as long as the table, and its slots are atomic.
  private let places: UnsafeMutableBufferPointer<AtomicLazyReference<Object>>

  init(count: Int) {
    places = .allocate(capacity: count)
    for index in 0..<count { places.initializeElement(at: index, to: AtomicLazyReference()) }
  }

  deinit {
    places.deinitialize()
    places.deallocate()
  }

  var count: Int { places.count }

  /// The object in a slot; nil while the slot is empty.
  func object(at index: Int) -> Object? { places[index].load() }

  /// Puts an object into a slot if it is empty; returns the object that is then there.
  func fill(_ index: Int, with object: consuming Object) -> Object { places[index].storeIfNil(object) }
}
