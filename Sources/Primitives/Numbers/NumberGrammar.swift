/// The grammar of numbers in JSON (RFC 8259, section 6).
package enum NumberGrammar {
  /// The end of the number that starts at `start`; nil if no number starts there.
  package static func end(
    of start: UnsafePointer<UInt8>,
    limit: UnsafePointer<UInt8>
  ) -> UnsafePointer<UInt8>? {
    if limit - start > 8 {
      let unsigned = start.pointee == UInt8(ascii: "-") ? start + 1 : start
      let length = shortLength(UnsafeRawPointer(unsigned).loadUnaligned(as: UInt64.self).littleEndian)
      if length > 0 { return unsigned + length }
    }
    return endOfAny(start, limit: limit)
  }

  /// The same, byte by byte.
  @inline(never)
  private static func endOfAny(
    _ start: UnsafePointer<UInt8>, limit: UnsafePointer<UInt8>
  ) -> UnsafePointer<UInt8>? {
    var cursor = start
    func isDigit() -> Bool { cursor < limit && cursor.pointee &- 0x30 < 10 }
    func passDigits() -> Bool {
      guard isDigit() else { return false }
      repeat { cursor += 1 } while isDigit()
      return true
    }
    if cursor < limit, cursor.pointee == UInt8(ascii: "-") { cursor += 1 }
    if cursor < limit, cursor.pointee == UInt8(ascii: "0") {
      cursor += 1
      if isDigit() { return nil }
    } else if !passDigits() {
      return nil
    }
    if cursor < limit, cursor.pointee == UInt8(ascii: ".") {
      cursor += 1
      guard passDigits() else { return nil }
    }
    if cursor < limit, cursor.pointee | 0x20 == UInt8(ascii: "e") {
      cursor += 1
      if cursor < limit, cursor.pointee == UInt8(ascii: "+") || cursor.pointee == UInt8(ascii: "-") {
        cursor += 1
      }
      guard passDigits() else { return nil }
    }
    return cursor
  }

  /// The length of a number without a sign or an exponent at the start of eight bytes, of which the first is the lowest; 0
  /// if none is there, or if it may go on after them.
  @inline(__always)
  private static func shortLength(_ bytes: UInt64) -> Int {
    let digits = bytes ^ 0x3030_3030_3030_3030
    // The lowest mark is right, and the next if it comes after a point and digits: no such byte carries.
    var others = (digits | (digits &+ 0x7676_7676_7676_7676)) & 0x8080_8080_8080_8080
    func byte(_ place: Int) -> UInt64 { bytes &>> UInt64(truncatingIfNeeded: 8 &* place) & 0xFF }
    guard others != 0 else { return 0 }
    var length = others.trailingZeroBitCount &>> 3
    guard length > 0, length == 1 || digits & 0xFF != 0 else { return 0 }
    var next = byte(length)
    if next == UInt8(ascii: ".") {
      let point = length
      others &= others &- 1
      guard others != 0 else { return 0 }
      length = others.trailingZeroBitCount &>> 3
      guard length > point &+ 1 else { return 0 }
      next = byte(length)
    }
    return next | 0x20 == UInt8(ascii: "e") ? 0 : length
  }

  /// Whether a whole text is one number.
  package static func matches(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let start = text.baseAddress else { return false }
    return end(of: start, limit: start + text.count) == start + text.count
  }
}
