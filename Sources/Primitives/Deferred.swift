public import Synchronization

/// An object that is made when it is first needed and then kept; reading it takes no lock and counts no references.
///
/// `AtomicLazyReference` would look up its generic types for each reading, in a library that the thread sanitizer does not
/// see into: it then reports races where there are none.
// Public and inlinable for the reasons given in `Lock`.
@_documentation(visibility: internal)
public struct Deferred<Object: AnyObject & Sendable>: ~Copyable, Sendable {
  /// The address of the object, which is retained; 0 until it is made.
  @usableFromInline
  let address = Atomic<UInt>(0)

  @inlinable
  public init() {}

  @inlinable
  deinit { made?.release() }

  /// The object, if it has been made.
  @inlinable
  @inline(__always)
  public var made: Unmanaged<Object>? {
    UnsafeRawPointer(bitPattern: address.load(ordering: .acquiring)).map { .fromOpaque($0) }
  }

  /// The object, which this call makes if none did; if several threads make one, the first is kept.
  @inlinable
  @inline(__always)
  public func object(_ make: () -> Object) -> Unmanaged<Object> { made ?? keep(make()) }

  @inlinable
  @inline(never)
  func keep(_ object: Object) -> Unmanaged<Object> {
    let new = Unmanaged.passRetained(object)
    let (isFirst, _) = address.compareExchange(
      expected: 0, desired: UInt(bitPattern: new.toOpaque()), ordering: .acquiringAndReleasing)
    guard !isFirst, let earlier = made else { return new }
    new.release()
    return earlier
  }
}
