extension String {
  /// Whether both texts have the same UTF-8.
  ///
  /// `==` would treat `"é"` and `"e\u{301}"` as equal.
  package func hasSameBytes(as other: String) -> Bool {
    guard utf8.count == other.utf8.count else { return false }
    var (left, right) = (self, other)
    return left.withUTF8 { left in right.withUTF8 { left.hasSameBytes(as: $0) } }
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
    if baseAddress == other.baseAddress { return true }
    for index in 0..<count where self[index] != other[index] { return false }
    return true
  }
}
