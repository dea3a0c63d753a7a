import Primitives

/// The code points of well-formed UTF-8, each with the offsets of its bytes.
package struct UTF8Scalars: Sequence, IteratorProtocol {
  package struct Element {
    package let scalar: Unicode.Scalar
    /// Offsets in bytes.
    package let range: Range<Int>
  }

  private let utf8: UnsafeBufferPointer<UInt8>
  private var offset: Int

  /// The code points from an offset in bytes on.
  package init(_ utf8: UnsafeBufferPointer<UInt8>, from offset: Int = 0) {
    (self.utf8, self.offset) = (utf8, offset)
  }

  package mutating func next() -> Element? {
    guard offset < utf8.count else { return nil }
    let start = offset
    let (value, end) = UTF8Decoding.codePoint(in: utf8, at: start)
    offset = end
    return Element(scalar: Unicode.Scalar(value) ?? "\u{FFFD}", range: start..<offset)
  }
}

extension TextView {
  /// The code points of the text.
  package var scalars: UTF8Scalars { UTF8Scalars(utf8) }
}
