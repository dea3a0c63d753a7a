/// Appending to bytes that are written out as they are: by one copy, where `append(contentsOf:)` goes byte by byte.
extension [UInt8] {
  /// Appends a copy of bytes.
  @inlinable @inline(__always)
  package mutating func append(copying bytes: UnsafeBufferPointer<UInt8>) {
    guard let start = bytes.baseAddress, !bytes.isEmpty else { return }
    append(writing: bytes.count) { $0.initialize(from: start, count: bytes.count) }
  }

  /// Appends a copy of the UTF-8 of a text.
  package mutating func append(copying text: String) {
    var text = text
    text.withUTF8 { append(copying: $0) }
  }

  /// Appends so many bytes, all of which `write` writes.
  @inlinable @inline(__always)
  package mutating func append(writing count: Int, _ write: (UnsafeMutablePointer<UInt8>) -> Void) {
    append(addingCapacity: count) { span in
      span.withUnsafeMutableBufferPointer { free, written in
        guard let place = free.baseAddress else { return }
        write(place)
        written = count
      }
    }
  }

  /// Appends a number in ASCII digits.
  package mutating func append(digitsOf number: Int) {
    if number < 0 { append(UInt8(ascii: "-")) }
    var rest = number.magnitude
    var (count, limit) = (1, rest)
    while limit >= 10 {
      limit /= 10
      count += 1
    }
    append(writing: count) { place in
      for offset in stride(from: count - 1, through: 0, by: -1) {
        (place + offset).initialize(to: UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10))
        rest /= 10
      }
    }
  }
}
