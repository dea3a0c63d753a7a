import Synchronization

/// Places for objects, each set once by whichever thread is first, and read without a lock.
final class OnceTable<Object: AnyObject & Sendable>: @unchecked Sendable {
  // Sendable is true: the memory lives as long as the table, and its places are atomic.
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

  /// The object of a place; nil as long as there is none.
  func object(at index: Int) -> Object? { places[index].load() }

  /// Puts an object into an empty place; the answer is the one that is there then.
  func fill(_ index: Int, with object: consuming Object) -> Object { places[index].storeIfNil(object) }
}
