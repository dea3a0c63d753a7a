import Synchronization

/// Slots for objects; the first thread sets each slot once, and reading takes no lock.
///
/// `AtomicLazyReference` would do, but its calls are in a library that the thread sanitizer does not see into where this
/// code is not specialized; those of `Atomic` are always part of ours.
final class OnceTable<Object: AnyObject & Sendable>: @unchecked Sendable {
  // Sendable is true: the memory lives as long as the table, and its slots are atomic.
  private let places: UnsafeMutableBufferPointer<Atomic<UnsafeRawPointer?>>

  init(count: Int) {
    places = .allocate(capacity: count)
    for index in 0..<count { places.initializeElement(at: index, to: Atomic(nil)) }
  }

  deinit {
    for index in places.indices {
      if let object = places[index].load(ordering: .acquiring) {
        Unmanaged<Object>.fromOpaque(object).release()
      }
    }
    places.deinitialize()
    places.deallocate()
  }

  var count: Int { places.count }

  /// The object in a slot; nil while the slot is empty.
  func object(at index: Int) -> Object? {
    places[index].load(ordering: .acquiring).map { Unmanaged<Object>.fromOpaque($0).takeUnretainedValue() }
  }

  /// Puts an object into a slot if it is empty; returns the object that is then there.
  func fill(_ index: Int, with object: consuming Object) -> Object {
    let made = Unmanaged.passRetained(object)
    let (isStored, earlier) = places[index].compareExchange(
      expected: nil, desired: UnsafeRawPointer(made.toOpaque()), ordering: .acquiringAndReleasing)
    guard !isStored, let earlier else { return made.takeUnretainedValue() }
    made.release()
    return Unmanaged<Object>.fromOpaque(earlier).takeUnretainedValue()
  }
}
