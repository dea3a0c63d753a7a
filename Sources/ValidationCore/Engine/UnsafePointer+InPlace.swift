extension UnsafePointer where Pointee: ~Copyable {
  /// Runs `body` on the value where it is.
  ///
  /// `body(pointee)` would copy the value first and count its references, unless its type is one that cannot be copied:
  /// so this is written for such types, too.
  @inlinable
  @inline(__always)
  package func inPlace<Result>(_ body: (borrowing Pointee) -> Result) -> Result { body(pointee) }
}

extension UnsafePointer {
  /// The address of the value of an optional; nil if that is nil.
  ///
  /// An optional begins with the bytes of its value: the layout of enums with one payload in Swift's ABI.
  @inlinable
  @inline(__always)
  package func wrapped<Wrapped>() -> UnsafePointer<Wrapped>? where Pointee == Wrapped? {
    if case .none = pointee { return nil }
    return UnsafeRawPointer(self).assumingMemoryBound(to: Wrapped.self)
  }
}
