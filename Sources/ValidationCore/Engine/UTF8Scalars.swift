/// The code points of well-formed UTF-8, each with the offsets of its bytes.
package struct UTF8Scalars: Sequence, IteratorProtocol {
  package struct Element {
    package let scalar: Unicode.Scalar
    /// Offsets in bytes.
    package let range: Range<Int>
  }

  private let utf8: UnsafeBufferPointer<UInt8>
  private var offset = 0

  package init(_ utf8: UnsafeBufferPointer<UInt8>) { self.utf8 = utf8 }

  package mutating func next() -> Element? {
    guard offset < utf8.count else { return nil }
    let start = offset
    let lead = UInt32(utf8[start])
    func tail(_ index: Int) -> UInt32 { UInt32(utf8[start + index]) & 0x3F }
    let value: UInt32
    switch lead {
    case ..<0x80: (value, offset) = (lead, start + 1)
    case ..<0xE0: (value, offset) = ((lead & 0x1F) << 6 | tail(1), start + 2)
    case ..<0xF0: (value, offset) = ((lead & 0x0F) << 12 | tail(1) << 6 | tail(2), start + 3)
    default: (value, offset) = ((lead & 0x07) << 18 | tail(1) << 12 | tail(2) << 6 | tail(3), start + 4)
    }
    return Element(scalar: Unicode.Scalar(value) ?? "\u{FFFD}", range: start..<offset)
  }
}

extension TextView {
  /// The code points of the text.
  package var scalars: UTF8Scalars { UTF8Scalars(utf8) }
}
