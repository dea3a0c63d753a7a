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
///
/// It takes 28 bytes, so that a list of them, with a small number beside each, is passed in few lines of memory.
@usableFromInline
package struct FixedByteString {
  /// The parts of its ``ByteStringKey``.
  @usableFromInline let first: UInt64
  @usableFromInline let last: UInt64
  @usableFromInline let start: UnsafePointer<UInt8>
  @usableFromInline let length: UInt32

  /// Copies a text into memory that ``deallocate()`` frees. A text of 4 GB or more is equal to none.
  package init(copying text: String) {
    let count = text.utf8.count
    let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: max(1, count))
    _ = UnsafeMutableBufferPointer(start: memory, count: count).initialize(from: text.utf8)
    let key = ByteStringKey(UnsafeBufferPointer(start: memory, count: count))
    (first, last, start) = (key.first, key.last, UnsafePointer(memory))
    length = UInt32(clamping: count)
  }

  @inlinable package var bytes: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: start, count: Int(length))
  }

  package func deallocate() { start.deallocate() }

  /// - Parameter key: The key of the text.
  @inlinable
  @inline(__always)
  package func hasSameBytes(as text: UnsafeBufferPointer<UInt8>, _ key: ByteStringKey) -> Bool {
    Int(length) == key.length && (first ^ key.first) | (last ^ key.last) == 0
      && (length <= 16 || bytes.hasSameBytes(as: text))
  }
}
