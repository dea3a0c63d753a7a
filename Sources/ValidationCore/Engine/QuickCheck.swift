/// A check that only valid texts pass, by their bytes alone.
///
/// It makes no view of the text and allocates nothing, and its result for a text is always the same. A text that does not
/// pass may still be valid: the rule decides. Most texts pass the checks of all rules of a chain, so that none of them
/// runs.
@usableFromInline
package struct QuickCheck: @unchecked Sendable {
  // Sendable: the object, which the function alone reads, is.

  /// Whether well-formed UTF-8 of so many bytes passes; `object` is that of the check.
  ///
  /// A plain function pointer, since calling a closure counts references.
  @usableFromInline
  package typealias Function =
    @convention(c) (_ object: UnsafeRawPointer?, _ utf8: UnsafePointer<UInt8>?, _ count: Int) -> Bool

  /// The check without its owner, which must live.
  @usableFromInline
  package struct Call {
    @usableFromInline let function: Function
    @usableFromInline let object: UnsafeRawPointer?

    fileprivate init(function: @escaping Function, object: UnsafeRawPointer?) {
      (self.function, self.object) = (function, object)
    }

    /// The call of a rule without a quick check.
    static var none: Call { Call(function: { _, _, _ in false }, object: nil) }

    @inlinable
    @inline(__always)
    package func accepts(_ utf8: UnsafeBufferPointer<UInt8>) -> Bool {
      function(object, utf8.baseAddress, utf8.count)
    }
  }

  package let call: Call
  private let owner: (any AnyObject & Sendable)?

  package init(_ function: @escaping Function) {
    call = Call(function: function, object: nil)
    owner = nil
  }

  /// A check that reads an object.
  package init(_ object: some AnyObject & Sendable, _ function: @escaping Function) {
    call = Call(function: function, object: UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque()))
    owner = object
  }

  package func accepts(_ utf8: UnsafeBufferPointer<UInt8>) -> Bool { call.accepts(utf8) }
}

extension UnsafeRawPointer? {
  /// Reads the object of a ``QuickCheck`` in place; false if there is none.
  @inlinable
  @inline(__always)
  package func reading<Object: AnyObject>(_: Object.Type, _ body: (Object) -> Bool) -> Bool {
    guard let self else { return false }
    return Unmanaged<Object>.fromOpaque(self)._withUnsafeGuaranteedRef(body)
  }

  /// What an object of a ``QuickCheck`` has; nil if there is none.
  @inlinable
  @inline(__always)
  package func reading<Object: AnyObject, Value>(
    _: Object.Type, _ value: (Object) -> Value
  ) -> Value? {
    guard let self else { return nil }
    return Unmanaged<Object>.fromOpaque(self)._withUnsafeGuaranteedRef(value)
  }
}
