/// The grammar of numbers in JSON (RFC 8259, section 6).
package enum NumberGrammar {
  /// The end of the number that starts at `start`; nil if no number starts there.
  package static func end(
    of start: UnsafePointer<UInt8>,
    limit: UnsafePointer<UInt8>
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

  /// Whether a whole text is one number.
  package static func matches(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let start = text.baseAddress else { return false }
    return end(of: start, limit: start + text.count) == start + text.count
  }
}
