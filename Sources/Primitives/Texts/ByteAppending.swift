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
    append(addingCapacity: UnsafeMutableBufferPointer<UInt8>.mostDigits) { span in
      span.withUnsafeMutableBufferPointer { free, written in
        written = free.writeDigits(of: number.magnitude, at: 0)
      }
    }
  }
}

extension UnsafeMutableBufferPointer<UInt8> {
  /// The most digits that a number has.
  package static var mostDigits: Int { 20 }

  /// Writes a number in ASCII digits; returns the offset behind them.
  package func writeDigits(of number: UInt, at start: Int) -> Int {
    var end = start
    var rest = number
    repeat {
      self[end] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
      rest /= 10
      end += 1
    } while rest > 0
    self[start..<end].reverse()
    return end
  }
}
