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
  /// Runs `body` on a text or an array without counting a reference to it, which would cost as much as checking a short
  /// text. For a value of another type, what it consists of may not be copied in this way.
  ///
  /// In ``inPlace(_:)`` the compiler counts one for a view of the UTF-8 or of the elements.
  @inlinable
  @inline(__always)
  package func withUncounted<Result>(_ body: (Pointee) -> Result) -> Result {
    withUnsafeTemporaryAllocation(of: Pointee.self, capacity: 1) { copy in
      guard let place = copy.baseAddress else { return body(pointee) }
      UnsafeMutableRawPointer(place).copyMemory(from: self, byteCount: MemoryLayout<Pointee>.size)
      // The bytes are the same value again. Its reference has not been counted, so it is moved back, not destroyed.
      let value = place.move()
      defer { place.initialize(to: value) }
      return body(value)
    }
  }

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
