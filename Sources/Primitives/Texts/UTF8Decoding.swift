/// Code points of UTF-8 at given offsets, for loops that may not allocate.
///
/// Ill-formed text gives wrong code points, but never reads outside the buffer or stops the loop.
// Public and inlinable, in a module that no product offers as a whole: package access is not inlined across modules.
@_documentation(visibility: internal)
public enum UTF8Decoding {
  /// The code point at an offset below the count, and the offset after it.
  @inlinable
  @inline(__always)
  public static func codePoint(
    in utf8: UnsafeBufferPointer<UInt8>,
    at offset: Int
  ) -> (value: UInt32, end: Int) {
    let lead = UInt32(utf8[offset])
    if lead < 0x80 { return (lead, offset + 1) }
    let length = lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
    let end = min(offset + length, utf8.count)
    // 5, 4 or 3 bits of the lead byte belong to the code point.
    var value = lead & (0x7F >> UInt32(length))
    for index in (offset + 1)..<max(end, offset + 1) { value = value << 6 | UInt32(utf8[index] & 0x3F) }
    return (min(value, 0x10FFFF), end)
  }

  /// Whether one of the last bytes begins a code point that goes on after the end, which no well-formed text does.
  @inlinable
  @inline(__always)
  public static func isCutOff(_ utf8: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let start = utf8.baseAddress, !utf8.isEmpty else { return false }
    let end = start + utf8.count
    return end[-1] >= 0xC0 || utf8.count > 1 && end[-2] >= 0xE0 || utf8.count > 2 && end[-3] >= 0xF0
  }

  /// Whether a byte begins a code point.
  @inlinable
  @inline(__always)
  public static func isLead(_ byte: UInt8) -> Bool { byte & 0xC0 != 0x80 }
}
