/// Writing JSON, and finding positions inside a text that was read.
package enum JSONText {
  /// The text as a JSON string literal, quotes included.
  ///
  /// Escapes the characters that RFC 8259 requires, and U+2028 and U+2029, which some readers treat as line ends.
  package static func quoted(_ text: String) -> String {
    var bytes: [UInt8] = []
    append(quoted: text, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The position in the text of a code point of a string's value, escapes taken into account.
  ///
  /// - Parameters:
  ///   - index: The code point of the value, counted from 0; the index after the last gives the closing quote.
  ///   - start: Where the string literal starts, from a node that was read from `source`.
  ///   - source: The whole text.
  package static func position(
    ofCodePoint index: Int,
    inStringAt start: JSONPosition,
    of source: some Collection<UInt8>
  ) -> JSONPosition {
    var rest = source.dropFirst(start.offset + 1)
    var offset = 1
    var column = 1
    var passed = 0
    while passed < index, let byte = rest.first, byte != UInt8(ascii: "\"") {
      let length: Int
      if byte == UInt8(ascii: "\\") {
        length = escapeLength(rest.prefix(4))
        column += length
      } else {
        length = max(1, (~byte).leadingZeroBitCount)
        column += 1
      }
      rest = rest.dropFirst(length)
      offset += length
      passed += 1
    }
    return JSONPosition(line: start.line, column: start.column + column, offset: start.offset + offset)
  }

  /// The length in bytes of the escape with this start: 2, 6, or 12 for a pair of surrogates.
  private static func escapeLength(_ start: some Collection<UInt8>) -> Int {
    let start = Array(start)
    guard start.count == 4, start[1] == UInt8(ascii: "u") else { return 2 }
    let isHigh = start[2] | 0x20 == UInt8(ascii: "d") && "89ab".utf8.contains(start[3] | 0x20)
    return isHigh ? 12 : 6
  }
}

extension JSONNode: CustomStringConvertible {
  /// The value as compact JSON: no white space, members in order, numbers as written.
  public var description: String {
    var bytes: [UInt8] = []
    JSONText.append(self, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}
