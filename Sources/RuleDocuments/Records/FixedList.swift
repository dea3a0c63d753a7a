/// Elements that are read in place.
///
/// Reading an element of an array copies it and retains each reference in it; that took a third of the time of a run.
@usableFromInline
package struct FixedList<Element: ~Copyable>: ~Copyable {
  @usableFromInline package let elements: UnsafeMutablePointer<Element>
  @usableFromInline package let count: Int

  @inlinable
  package init(count: Int, _ make: (Int) -> Element) {
    self.count = count
    elements = .allocate(capacity: max(1, count))
    for index in 0..<count { (elements + index).initialize(to: make(index)) }
  }

  @inlinable
  deinit {
    elements.deinitialize(count: count)
    elements.deallocate()
  }

  /// Passes each element to `body` in order; ends when `body` returns false.
  @inlinable
  @inline(__always)
  package func visit(_ body: (borrowing Element) -> Bool) {
    for index in 0..<count where !body(elements[index]) { return }
  }

  /// - Parameter offset: From 0 to one less than `count`.
  @inlinable
  @inline(__always)
  package func withElement<Result>(at offset: Int, _ body: (borrowing Element) -> Result) -> Result {
    body(elements[offset])
  }
}

extension FixedList {
  @inlinable
  package init(_ elements: [Element]) { self.init(count: elements.count) { elements[$0] } }

  /// - Parameter offset: From 0 to one less than `count`.
  @inlinable
  @inline(__always)
  package subscript(offset: Int) -> Element { elements[offset] }
}

/// Lists of objects, which are read without counting a reference to them.
extension FixedList where Element: AnyObject {
  /// - Parameter offset: From 0 to one less than `count`.
  @inlinable
  @inline(__always)
  package func withElement<Result>(at offset: Int, _ body: (Element) -> Result) -> Result {
    let elements = UnsafeRawPointer(elements).assumingMemoryBound(to: Unmanaged<Element>.self)
    return elements[offset]._withUnsafeGuaranteedRef(body)
  }
}
