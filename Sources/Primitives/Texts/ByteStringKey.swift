/// What identifies a text of up to sixteen bytes: its length, and its first and last eight bytes. Most longer texts differ
/// in it too.
@usableFromInline
package struct ByteStringKey: Sendable {
  @usableFromInline package let first: UInt64
  @usableFromInline package let last: UInt64
  @usableFromInline package let length: Int

  @inlinable
  @inline(__always)
  package init(_ text: UnsafeBufferPointer<UInt8>) {
    length = text.count
    guard let base = text.baseAddress.map(UnsafeRawPointer.init) else {
      (first, last) = (0, 0)
      return
    }
    switch length {
    case 8...:
      first = base.loadUnaligned(as: UInt64.self)
      last = (base + (length - 8)).loadUnaligned(as: UInt64.self)
    case 4...7:
      first = UInt64(base.loadUnaligned(as: UInt32.self))
      last = UInt64((base + (length - 4)).loadUnaligned(as: UInt32.self))
    case 1...3:
      first = UInt64(text[0]) | UInt64(text[length / 2]) << 8
      last = UInt64(text[length - 1])
    default: (first, last) = (0, 0)
    }
  }

  @inlinable
  @inline(__always)
  package func isEqual(to other: ByteStringKey) -> Bool {
    length == other.length && (first ^ other.first) | (last ^ other.last) == 0
  }
}

/// A text that others are compared with by their bytes, in memory that lives as long as its owner.
@usableFromInline
package struct FixedByteString {
  @usableFromInline package let key: ByteStringKey
  @usableFromInline package let bytes: UnsafeBufferPointer<UInt8>

  /// Copies a text into memory that ``deallocate()`` frees.
  package init(copying text: String) {
    let memory = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: text.utf8.count)
    _ = memory.initialize(from: text.utf8)
    bytes = UnsafeBufferPointer(memory)
    key = ByteStringKey(bytes)
  }

  package func deallocate() { bytes.deallocate() }

  /// - Parameter key: The key of the text.
  @inlinable
  @inline(__always)
  package func hasSameBytes(as text: UnsafeBufferPointer<UInt8>, _ key: ByteStringKey) -> Bool {
    self.key.isEqual(to: key) && (key.length <= 16 || bytes.hasSameBytes(as: text))
  }
}
