/// Reads a part of a model: where it is, if the model stores it, and otherwise as a closure returns it.
///
/// A stored part is not copied, so no reference is counted for it.
@usableFromInline
package struct PartReader<Model, Part>: Sendable {
  /// The offset of a stored part in bytes.
  @usableFromInline let offset: Int
  /// Returns a part of the model at an address; nil for a stored part.
  @usableFromInline let compute: (@Sendable (UnsafePointer<Model>) -> Part)?

  // Not inlinable: code for any model passes its address on, where specialized code copies the model for the closure.
  @usableFromInline
  package init(_ compute: @escaping @Sendable (Model) -> Part) {
    self.compute = { $0.inPlace(compute) }
    offset = 0
  }

  // Inlinable, so that the compiler reads the part directly if the key path is a literal.
  @inlinable
  package init(_ path: any KeyPath<Model, Part> & Sendable) {
    if let offset = MemoryLayout<Model>.offset(of: path) {
      self.init(offset: offset)
    } else {
      self.init { $0[keyPath: path] }
    }
  }

  @usableFromInline
  init(offset: Int) {
    self.offset = offset
    compute = nil
  }

  /// Runs `body` on the part of a model.
  @inlinable
  @inline(__always)
  package func read<Result>(_ model: UnsafePointer<Model>, _ body: (UnsafePointer<Part>) -> Result) -> Result
  {
    if let compute { return withUnsafePointer(to: compute(model), body) }
    return body((UnsafeRawPointer(model) + offset).assumingMemoryBound(to: Part.self))
  }
}
