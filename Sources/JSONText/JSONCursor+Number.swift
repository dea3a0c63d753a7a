extension JSONCursor {
  /// Reads a number and returns its text; the cursor is on its sign or first digit.
  mutating func readNumber() throws(Failure) -> String {
    let start = offset
    if peek == UInt8(ascii: "-") { advance() }
    if peek == UInt8(ascii: "0") {
      advance()
      if let next = peek, Self.isDigit(next) {
        throw failure("a number has a leading zero", expected: "a number without it")
      }
    } else {
      try readDigits()
    }
    if peek == UInt8(ascii: ".") {
      advance()
      try readDigits()
    }
    if peek == UInt8(ascii: "e") || peek == UInt8(ascii: "E") {
      advance()
      if peek == UInt8(ascii: "+") || peek == UInt8(ascii: "-") { advance() }
      try readDigits()
    }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  private mutating func readDigits() throws(Failure) {
    guard let first = peek, Self.isDigit(first) else { throw unexpected(expected: "a digit") }
    while let byte = peek, Self.isDigit(byte) { advance() }
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
