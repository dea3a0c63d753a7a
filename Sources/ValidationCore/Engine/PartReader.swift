/// Reads a part of a model: where it is, if the model stores it, and otherwise as a closure returns it.
///
/// A stored part is not copied, so no reference is counted for it.
@usableFromInline
package struct PartReader<Model, Part>: Sendable {
  /// The offset of a stored part in bytes; negative for any other part.
  @usableFromInline let offset: Int
  /// Returns a copy of the part of the model at an address. Not an optional closure, which would be retained for each
  /// call.
  @usableFromInline let compute: @Sendable (UnsafePointer<Model>) -> Part

  // Not inlinable: code for any model passes its address on, where specialized code copies the model for the closure.
  @usableFromInline
  package init(_ compute: @escaping @Sendable (Model) -> Part) {
    self.compute = { $0.inPlace(compute) }
    offset = -1
  }

  /// - Parameter path: Returns the key path. A closure, so that the compiler sees a literal wherever the path is used, and
  ///   reads parts of objects and computed parts directly. So this is inlined, too.
  @inlinable
  @inline(__always)
  package init(path: @escaping @Sendable () -> any KeyPath<Model, Part> & Sendable) {
    if let offset = MemoryLayout<Model>.offset(of: path()) {
      self.init(offset: offset)
    } else {
      self.init { $0[keyPath: path()] }
    }
  }

  @usableFromInline
  init(offset: Int) {
    self.offset = offset
    compute = { (UnsafeRawPointer($0) + offset).assumingMemoryBound(to: Part.self).pointee }
  }

  /// Runs `body` on the part of a model.
  @inlinable
  @inline(__always)
  package func read<Result>(_ model: UnsafePointer<Model>, _ body: (UnsafePointer<Part>) -> Result) -> Result
  {
    if offset < 0 { return withUnsafePointer(to: compute(model), body) }
    return body((UnsafeRawPointer(model) + offset).assumingMemoryBound(to: Part.self))
  }
}
