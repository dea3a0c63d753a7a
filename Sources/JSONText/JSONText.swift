/// Writing JSON, and finding places inside what was read.
package enum JSONText {
  /// The text as a JSON string literal, quotes included.
  ///
  /// Escapes what RFC 8259 demands, and U+2028 and U+2029, which end a line for some readers.
  package static func quoted(_ text: String) -> String {
    var bytes: [UInt8] = []
    append(quoted: text, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Where a code point of a string's value stands in the text, escapes taken into account.
  ///
  /// - Parameters:
  ///   - index: The code point of the value, counted from 0; one past the last gives the closing quote.
  ///   - start: Where the string literal starts, from a node that was read from `source`.
  ///   - source: The whole text.
  package static func position(
    ofCodePoint index: Int,
    inStringAt start: JSONPosition,
    of source: some Collection<UInt8>
  ) -> JSONPosition {
    let bytes = Array(source.dropFirst(start.offset))
    var offset = 1
    var column = 1
    var passed = 0
    while passed < index, offset < bytes.count, bytes[offset] != UInt8(ascii: "\"") {
      let length: Int
      if bytes[offset] == UInt8(ascii: "\\") {
        length = escapeLength(bytes, at: offset)
        column += length
      } else {
        length = max(1, (~bytes[offset]).leadingZeroBitCount)
        column += 1
      }
      offset += length
      passed += 1
    }
    return JSONPosition(line: start.line, column: start.column + column, offset: start.offset + offset)
  }

  /// The length of the escape at `offset` in bytes: 2, 6, or 12 for a pair of surrogates.
  private static func escapeLength(_ bytes: [UInt8], at offset: Int) -> Int {
    guard offset + 5 < bytes.count, bytes[offset + 1] == UInt8(ascii: "u") else { return 2 }
    let isHigh =
      bytes[offset + 2] | 0x20 == UInt8(ascii: "d")
      && [UInt8(ascii: "8"), UInt8(ascii: "9"), UInt8(ascii: "a"), UInt8(ascii: "b")]
        .contains(bytes[offset + 3] | 0x20)
    return isHigh ? 12 : 6
  }
}

extension JSONNode: CustomStringConvertible {
  /// The value as compact JSON: no white space, members in order, numbers as they were written.
  public var description: String {
    var bytes: [UInt8] = []
    JSONText.append(self, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}
