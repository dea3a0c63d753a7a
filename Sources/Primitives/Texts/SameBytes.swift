extension String {
  /// Whether both texts have the same UTF-8.
  ///
  /// `==` would treat `"é"` and `"e\u{301}"` as equal.
  @inlinable
  @inline(__always)
  package func hasSameBytes(as other: String) -> Bool { isIdentical(to: other) || readsSame(as: other) }

  /// The same for texts that may be stored in different places.
  @usableFromInline
  package func readsSame(as other: String) -> Bool {
    guard utf8.count == other.utf8.count else { return false }
    var (left, right) = (self, other)
    return left.withUTF8 { left in right.withUTF8 { left.hasSameBytes(as: $0) } }
  }

  /// Whether both are stored in the same place, or are short and the same; a few instructions.
  @inlinable
  @inline(__always)
  package func isIdentical(to other: String) -> Bool {
    withUnsafeBytes(of: self) { one in
      withUnsafeBytes(of: other) { other in
        var differences: UInt32 = 0
        for offset in stride(from: 0, to: MemoryLayout<String>.size, by: MemoryLayout<UInt32>.size) {
          differences |=
            one.loadUnaligned(fromByteOffset: offset, as: UInt32.self)
            ^ other.loadUnaligned(fromByteOffset: offset, as: UInt32.self)
        }
        return differences == 0
      }
    }
  }

  /// Whether bytes are the UTF-8 of the text.
  package func hasSameBytes(as other: UnsafeBufferPointer<UInt8>) -> Bool {
    guard utf8.count == other.count else { return false }
    var text = self
    return text.withUTF8 { $0.hasSameBytes(as: other) }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether the bytes are the same.
  @usableFromInline
  package func hasSameBytes(as other: UnsafeBufferPointer<UInt8>) -> Bool {
    guard count == other.count else { return false }
    guard let bytes = UnsafeRawPointer(baseAddress), let others = UnsafeRawPointer(other.baseAddress),
      bytes != others
    else { return true }
    if count < 8 {
      for index in 0..<count where self[index] != other[index] { return false }
      return true
    }
    // The last eight bytes may have been compared in part.
    let last = count - 8
    for offset in stride(from: 0, to: last, by: 8) {
      let word = (bytes + offset).loadUnaligned(as: UInt64.self)
      if word != (others + offset).loadUnaligned(as: UInt64.self) { return false }
    }
    return (bytes + last).loadUnaligned(as: UInt64.self) == (others + last).loadUnaligned(as: UInt64.self)
  }
}
