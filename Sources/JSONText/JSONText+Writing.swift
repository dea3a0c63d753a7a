import Primitives

extension JSONText {
  /// Appends the text as a JSON string literal, quotes included; see ``quoted(_:)`` for the characters that are
  /// escaped.
  package static func append(quoted text: String, to bytes: inout [UInt8]) {
    var text = text
    text.withUTF8 { utf8 in
      guard endOfPlain(utf8, from: 0) == utf8.count else {
        bytes.append(quote)
        appendEscaped(utf8, to: &bytes)
        bytes.append(quote)
        return
      }
      bytes.append(writing: utf8.count + 2) { place in
        place.initialize(to: quote)
        if let start = utf8.baseAddress { (place + 1).initialize(from: start, count: utf8.count) }
        (place + 1 + utf8.count).initialize(to: quote)
      }
    }
  }

  private static var quote: UInt8 { UInt8(ascii: "\"") }

  /// Appends the text as a part of a JSON string literal, whose quotes the caller writes.
  package static func append(escaped text: String, to bytes: inout [UInt8]) {
    var text = text
    text.withUTF8 { appendEscaped($0, to: &bytes) }
  }

  /// Appends the value as compact JSON: no white space, members in order, numbers as written.
  package static func append(_ node: JSONNode, to bytes: inout [UInt8]) {
    switch node.content {
    case .null: bytes.append(contentsOf: "null".utf8)
    case .bool(let value): bytes.append(contentsOf: (value ? "true" : "false").utf8)
    case .number(let text): bytes.append(contentsOf: text.utf8)
    case .string(let text): append(quoted: text, to: &bytes)
    case .array(let elements):
      bytes.append(UInt8(ascii: "["))
      for (index, element) in elements.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        append(element, to: &bytes)
      }
      bytes.append(UInt8(ascii: "]"))
    case .object(let members):
      bytes.append(UInt8(ascii: "{"))
      for (index, member) in members.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        append(quoted: member.key, to: &bytes)
        bytes.append(UInt8(ascii: ":"))
        append(member.value, to: &bytes)
      }
      bytes.append(UInt8(ascii: "}"))
    }
  }

  /// Copies runs of bytes that need no escape, and writes the others as escapes.
  private static func appendEscaped(_ text: UnsafeBufferPointer<UInt8>, to bytes: inout [UInt8]) {
    var start = 0
    var index = endOfPlain(text, from: 0)
    while index < text.count {
      let length = escapedLength(text, at: index)
      if length > 0 {
        bytes.append(copying: UnsafeBufferPointer(rebasing: text[start..<index]))
        appendEscape(
          of: length == 1 ? UInt32(text[index]) : 0x2000 | UInt32(text[index + 2] & 0x3F), to: &bytes)
        start = index + length
      }
      index = endOfPlain(text, from: index + max(1, length))
    }
    bytes.append(copying: UnsafeBufferPointer(rebasing: text[start...]))
  }

  /// The length in bytes of the character at `index` if it must be escaped; otherwise 0.
  @inline(__always)
  private static func escapedLength(_ text: UnsafeBufferPointer<UInt8>, at index: Int) -> Int {
    guard text[index] == 0xE2 else { return mayBeEscaped(text[index]) ? 1 : 0 }
    // U+2028 and U+2029 are E2 80 A8 and E2 80 A9.
    let isSeparator = index + 2 < text.count && text[index + 1] == 0x80 && text[index + 2] & 0xFE == 0xA8
    return isSeparator ? 3 : 0
  }

  /// The offset of the next byte that may begin a character to escape, or the length of the text; eight bytes at a time.
  @inline(__always)
  private static func endOfPlain(_ text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    let (ones, highs) = (0x0101_0101_0101_0101 as UInt64, 0x8080_8080_8080_8080 as UInt64)
    var index = start
    while text.count - index >= 8 {
      let word = UInt64(
        littleEndian: UnsafeRawBufferPointer(text).loadUnaligned(fromByteOffset: index, as: UInt64.self))
      // The quote and the space change places, so that the quote is next to the controls.
      let low = word ^ (ones &* 0x02)
      let (slashes, deletes, leads) = (word ^ (ones &* 0x5C), word ^ (ones &* 0x7F), word ^ (ones &* 0xE2))
      // The lowest mark is right; those above it may be wrong.
      let marks =
        (low &- ones &* 0x21) & ~low | (slashes &- ones) & ~slashes | (deletes &- ones) & ~deletes
        | (leads &- ones) & ~leads
      if marks & highs != 0 { return index + (marks & highs).trailingZeroBitCount >> 3 }
      index += 8
    }
    while index < text.count, !mayBeEscaped(text[index]) { index += 1 }
    return index
  }

  @inline(__always)
  private static func mayBeEscaped(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x00...0x1F, UInt8(ascii: "\""), UInt8(ascii: "\\"), 0x7F, 0xE2: true
    default: false
    }
  }

  /// Appends the character as an escape, outside of the BMP as two.
  package static func appendEscape(of codePoint: UInt32, to bytes: inout [UInt8]) {
    if codePoint > 0xFFFF {
      appendEscape(of: 0xD7C0 + codePoint >> 10, to: &bytes)
      return appendEscape(of: 0xDC00 | codePoint & 0x3FF, to: &bytes)
    }
    bytes.append(UInt8(ascii: "\\"))
    switch codePoint {
    case 0x22: bytes.append(UInt8(ascii: "\""))
    case 0x5C: bytes.append(UInt8(ascii: "\\"))
    case 0x0A: bytes.append(UInt8(ascii: "n"))
    case 0x0D: bytes.append(UInt8(ascii: "r"))
    case 0x09: bytes.append(UInt8(ascii: "t"))
    case 0x08: bytes.append(UInt8(ascii: "b"))
    case 0x0C: bytes.append(UInt8(ascii: "f"))
    default:
      bytes.append(UInt8(ascii: "u"))
      bytes.append(contentsOf: hexadecimal(codePoint, width: 4).utf8)
    }
  }
}
