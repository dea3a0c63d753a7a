import CJSONTape
import CQuietBytes

/// The escapes of JSON's strings (RFC 8259, section 7).
enum JSONEscape {
  /// Decodes a text with escapes.
  ///
  /// - Parameters:
  ///   - text: The text between the quotes; it is well-formed apart from its escapes.
  ///   - target: Where to write; decoding never makes a text longer.
  /// - Returns: The end of what was written; nil if an escape is not one of JSON's.
  static func decode(
    _ text: UnsafeBufferPointer<UInt8>,
    into target: UnsafeMutablePointer<UInt8>
  ) -> UnsafeMutablePointer<UInt8>? {
    guard let start = text.baseAddress else { return target }
    let end = start + text.count
    var (cursor, target) = (start, target)
    while cursor < end {
      let slash = json_find(UInt8(ascii: "\\"), cursor, end - cursor) ?? end
      target.initialize(from: cursor, count: slash - cursor)
      target += slash - cursor
      cursor = slash
      while cursor < end, cursor.pointee == UInt8(ascii: "\\") {
        guard read(&cursor, limit: end, into: &target) else { return nil }
      }
    }
    return target
  }

  /// Decodes the text of a string up to its closing quote.
  ///
  /// - Parameters:
  ///   - start: The byte after the opening quote.
  ///   - firstStop: The first byte that is not plain text.
  ///   - target: Where to write; decoding never makes a text longer.
  /// - Returns: The closing quote, and the end of what was written; nil if this is not the text of a string.
  static func decode(
    _ start: UnsafePointer<UInt8>,
    firstStop: UnsafePointer<UInt8>,
    limit: UnsafePointer<UInt8>,
    into target: UnsafeMutablePointer<UInt8>
  ) -> (quote: UnsafePointer<UInt8>, end: UnsafeMutablePointer<UInt8>)? {
    var (run, cursor, target) = (start, firstStop, target)
    while true {
      target.initialize(from: run, count: cursor - run)
      target += cursor - run
      guard cursor < limit, cursor.pointee != UInt8(ascii: "\"") else { break }
      guard cursor.pointee == UInt8(ascii: "\\"), read(&cursor, limit: limit, into: &target) else {
        return nil
      }
      run = cursor
      guard let stop = quiet_string_end(cursor, limit, nil) else { return nil }
      cursor = stop
    }
    return cursor < limit ? (cursor, target) : nil
  }

  /// Reads an escape and writes what it stands for; the cursor is on its backslash. False if it is not one of JSON's.
  @inline(__always)
  static func read(
    _ cursor: inout UnsafePointer<UInt8>,
    limit: UnsafePointer<UInt8>,
    into target: inout UnsafeMutablePointer<UInt8>
  ) -> Bool {
    guard limit - cursor >= 2 else { return false }
    let letter = cursor[1]
    if letter == UInt8(ascii: "u") {
      guard let value = codePoint(&cursor, limit: limit) else { return false }
      write(value, to: &target)
      return true
    }
    cursor += 2
    let byte: UInt8
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): byte = letter
    case UInt8(ascii: "b"): byte = 0x08
    case UInt8(ascii: "f"): byte = 0x0C
    case UInt8(ascii: "n"): byte = 0x0A
    case UInt8(ascii: "r"): byte = 0x0D
    case UInt8(ascii: "t"): byte = 0x09
    default: return false
    }
    target.initialize(to: byte)
    target += 1
    return true
  }

  /// The code point of an escape, or of two that are a surrogate pair; nil for anything else.
  @inline(__always)
  private static func codePoint(
    _ cursor: inout UnsafePointer<UInt8>, limit: UnsafePointer<UInt8>
  ) -> UInt32? {
    guard limit - cursor >= 6, let value = hexadecimal(cursor + 2) else { return nil }
    cursor += 6
    if value & 0xF800 != 0xD800 { return value }
    guard value < 0xDC00, limit - cursor >= 6, cursor[0] == UInt8(ascii: "\\"),
      cursor[1] == UInt8(ascii: "u"),
      let low = hexadecimal(cursor + 2), low & 0xFC00 == 0xDC00
    else { return nil }
    cursor += 6
    return 0x10000 + ((value & 0x3FF) << 10) + (low & 0x3FF)
  }

  /// The value of four hexadecimal digits, which are read together; nil if one of them is something else.
  @inline(__always)
  private static func hexadecimal(_ digits: UnsafePointer<UInt8>) -> UInt32? {
    let bytes = UInt32(bigEndian: UnsafeRawPointer(digits).loadUnaligned(as: UInt32.self))
    // A bit for each letter; its value is 9 more than its low half.
    let letters = bytes >> 6 & 0x0101_0101
    let values = (bytes & 0x0F0F_0F0F) &+ letters &* 9
    // Only a digit is the same when its value is written again, in lower case.
    let tens = (values &+ 0x0606_0606) >> 4 & 0x0101_0101
    let written = values &+ 0x3030_3030 &+ tens &* 0x27
    guard values & 0xF0F0_F0F0 == 0, written == bytes | letters << 5 else { return nil }
    return values >> 12 & 0xF000 | values >> 8 & 0xF00 | values >> 4 & 0xF0 | values & 0xF
  }

  /// - Parameter value: A code point that is not a surrogate.
  @inline(__always)
  private static func write(_ value: UInt32, to target: inout UnsafeMutablePointer<UInt8>) {
    func put(_ byte: UInt32) {
      target.initialize(to: UInt8(truncatingIfNeeded: byte))
      target += 1
    }
    if value < 0x80 { return put(value) }
    if value < 0x800 {
      put(0xC0 | value >> 6)
    } else {
      if value < 0x1_0000 {
        put(0xE0 | value >> 12)
      } else {
        put(0xF0 | value >> 18)
        put(0x80 | value >> 12 & 0x3F)
      }
      put(0x80 | value >> 6 & 0x3F)
    }
    put(0x80 | value & 0x3F)
  }
}
