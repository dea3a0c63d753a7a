/// A check that a text passes only if it is certainly valid beside another text, by the bytes of both; like a
/// ``QuickCheck`` of one text.
package struct PairCheck: @unchecked Sendable {
  // Sendable: the object, which the function alone reads, is.

  /// Whether a text passes beside another, both well-formed UTF-8; `object` is that of the check.
  ///
  /// A plain function pointer, since calling a closure counts references.
  package typealias Function =
    @convention(c) (
      _ object: UnsafeRawPointer?, _ utf8: UnsafePointer<UInt8>?, _ count: Int,
      _ other: UnsafePointer<UInt8>?, _ otherCount: Int
    ) -> Bool

  /// The check without its owner, which must live.
  package struct Call {
    @usableFromInline let function: Function
    @usableFromInline let object: UnsafeRawPointer?

    fileprivate init(function: @escaping Function, object: UnsafeRawPointer?) {
      (self.function, self.object) = (function, object)
    }

    @inlinable
    @inline(__always)
    package func accepts(
      _ utf8: UnsafeBufferPointer<UInt8>, beside other: UnsafeBufferPointer<UInt8>
    ) -> Bool {
      function(object, utf8.baseAddress, utf8.count, other.baseAddress, other.count)
    }
  }

  package let call: Call
  private let owner: any AnyObject & Sendable

  package init(_ object: some AnyObject & Sendable, _ function: @escaping Function) {
    call = Call(function: function, object: UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque()))
    owner = object
  }
}
