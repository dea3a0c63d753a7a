public import Synchronization

/// A value that one thread at a time works on.
///
/// It is the standard library's `Mutex`, and hands the value over through an atomic as well. The thread sanitizer knows
/// atomics, while on Linux it does not see into `Mutex` (Swift 6.3) and reports races where there are none. The atomic
/// costs a load and a store that no one contends for, and hides no race: code without the lock does not go through it.
public struct Lock<Value: ~Copyable>: ~Copyable, Sendable {
  // Public and inlinable, in a module that no product offers: package access is not specialized across modules, and
  // each call would then look up its generic types at run time.
  @usableFromInline
  let mutex: Mutex<Value>
  @usableFromInline
  let isHandedOver = Atomic(false)

  @inlinable
  public init(_ value: consuming sending Value) {
    mutex = Mutex(value)
  }

  /// Works on the value while no one else does; a lock that the thread already holds is never granted.
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
