import CQuietBytes

extension JSONCursor {
  /// Reads a string literal; the cursor is on its opening quote.
  mutating func readString() throws(Failure) -> String {
    advance()
    let start = offset
    try passPlainText()
    if peek == UInt8(ascii: "\"") {
      let text = String(decoding: bytes[start..<offset], as: UTF8.self)
      advance()
      return text
    }
    var value = Array(bytes[start..<offset])
    while peek == UInt8(ascii: "\\") {
      value.append(contentsOf: try readEscape().utf8)
      let runStart = offset
      try passPlainText()
      value.append(contentsOf: bytes[runStart..<offset])
    }
    advance()
    return String(decoding: value, as: UTF8.self)
  }

  /// Skips text up to a quote or a backslash.
  private mutating func passPlainText() throws(Failure) {
    let rest = UnsafeBufferPointer(rebasing: bytes[offset...])
    if let start = rest.baseAddress {
      var continuations = 0
      guard let stop = quiet_string_end(start, start + rest.count, &continuations) else { throw notUTF8() }
      advance(stop - start, continuations: continuations)
    }
    guard let byte = peek else { throw failure("the text ends inside a string", expected: "a closing quote") }
    guard byte >= 0x20 else {
      throw failure(
        "control character U+\(hexadecimal(UInt32(byte), width: 4)) inside a string",
        expected: "an escape such as \"\\n\" or \"\\u\(hexadecimal(UInt32(byte), width: 4))\""
      )
    }
  }

  /// The failure for the next bytes that are not UTF-8.
  private mutating func notUTF8() -> Failure {
    while peek != nil, let length = UTF8Sequence.length(of: bytes, at: offset) {
      advance(length, continuations: length - 1)
    }
    let byte = UInt32(peek ?? 0)
    return failure("byte \(hexadecimal(byte, width: 2)) is not UTF-8", expected: "UTF-8")
  }

  /// Reads an escape; the cursor is on its backslash.
  private mutating func readEscape() throws(Failure) -> Unicode.Scalar {
    let start = position
    advance()
    guard let letter = peek else { throw failure("the text ends inside a string", expected: "an escape") }
    let scalar: Unicode.Scalar
    switch letter {
    case UInt8(ascii: "\""): scalar = "\""
    case UInt8(ascii: "\\"): scalar = "\\"
    case UInt8(ascii: "/"): scalar = "/"
    case UInt8(ascii: "b"): scalar = "\u{8}"
    case UInt8(ascii: "f"): scalar = "\u{C}"
    case UInt8(ascii: "n"): scalar = "\n"
    case UInt8(ascii: "r"): scalar = "\r"
    case UInt8(ascii: "t"): scalar = "\t"
    case UInt8(ascii: "u"): return try readUnicodeEscape(from: start)
    default: throw unexpected(expected: "one of \" \\ / b f n r t u after a backslash")
    }
    advance()
    return scalar
  }

  private mutating func readUnicodeEscape(from start: JSONPosition) throws(Failure) -> Unicode.Scalar {
    let first = try readHexadecimalDigits()
    if let scalar = Unicode.Scalar(first) { return scalar }
    var problem = "\\u\(hexadecimal(first, width: 4)) is one half of a surrogate pair"
    if first < 0xDC00, peek == UInt8(ascii: "\\"), offset + 1 < bytes.count,
      bytes[offset + 1] == UInt8(ascii: "u")
    {
      advance()
      let second = try readHexadecimalDigits()
      if second & 0xFC00 == 0xDC00,
        let scalar = Unicode.Scalar(0x10000 + ((first & 0x3FF) << 10) + (second & 0x3FF))
      {
        return scalar
      }
      problem += " and \\u\(hexadecimal(second, width: 4)) is not the other"
    }
    throw Failure(position: start, problem: problem, expected: "a high and then a low surrogate escape")
  }

  /// Reads four digits; the cursor is on the `u` before them.
  private mutating func readHexadecimalDigits() throws(Failure) -> UInt32 {
    advance()
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = peek, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw unexpected(expected: "four hexadecimal digits after \\u")
      }
      value = value << 4 | UInt32(digit)
      advance()
    }
    return value
  }
}
