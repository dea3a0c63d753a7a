public import Synchronization

/// A value that only one thread at a time can access.
///
/// It is the standard library's `Mutex`, and also hands the value over through an atomic. The thread sanitizer knows
/// atomics, but on Linux it cannot see into `Mutex` (Swift 6.3) and reports races where there are none. The atomic
/// costs an uncontended load and store, and hides no race: code without the lock does not go through it.
@_documentation(visibility: internal)
public struct Lock<Value: ~Copyable>: ~Copyable, Sendable {
  // Public and inlinable, in a module that is not in a product: package access is not specialized across modules, so
  // each call would look up its generic types at run time.
  @usableFromInline
  let mutex: Mutex<Value>
  @usableFromInline
  let isHandedOver = Atomic(false)

  @inlinable
  public init(_ value: consuming sending Value) {
    mutex = Mutex(value)
  }

  /// Accesses the value while no other thread does; a thread that already holds the lock never gets it again.
  ///
  /// Throws what `body` throws.
  @inlinable
  public borrowing func withLock<Result: ~Copyable, Failure: Error>(
    _ body: (inout sending Value) throws(Failure) -> sending Result
  ) throws(Failure) -> sending Result {
    try mutex.withLock { (value) throws(Failure) -> sending Result in
      _ = isHandedOver.load(ordering: .acquiring)
      defer { isHandedOver.store(true, ordering: .releasing) }
      return try body(&value)
    }
  }
}
